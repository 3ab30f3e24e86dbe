// How a game shows itself. Everything is optional: a game without a face is played through the generic table.
import type { ComponentType } from 'react';
import type { Seat } from '../../engine/core/action.ts';
import type { Core } from '../../engine/core/state.ts';
import type { Lang } from '../../i18n/phrases.ts';
import type { Words } from '../../i18n/words.ts';
import type { BoardPicture, CompanyMark } from '../board/picture.ts';
import type { PanelProps } from '../panels/panelProps.ts';
import type { TableFacts } from '../panels/tableFacts.ts';

export interface GameFace {
  /** By id of company. */
  readonly marks: Readonly<Record<string, CompanyMark>>;
  picture?(state: Core, words: Words, lang: Lang): BoardPicture;
  /** Whether only cash counts: then worth is called so. */
  readonly worthIsCash?: boolean;
  facts?(state: Core, words: Words, lang: Lang): TableFacts;
  /** How things stand in one line, for where the panels are out of sight. */
  readonly Brief?: ComponentType<BriefProps>;
  /** The game's own panels, put before the generic ones. */
  readonly Panels?: ComponentType<PanelProps>;
  /** What is charted besides the worth of the players. */
  readonly series?: readonly Series[];
  /** A word for why money was paid. */
  reason?(reason: string, lang: Lang): string;
}

export interface BriefProps {
  readonly state: Core;
  readonly lang: Lang;
}

/** A figure over time: one curve a player or one a company. */
export type Series =
  | {
      readonly id: string;
      readonly of: 'players';
      title(lang: Lang): string;
      value(state: Core): Readonly<Record<Seat, number>>;
    }
  | {
      readonly id: string;
      readonly of: 'companies';
      title(lang: Lang): string;
      value(state: Core): Readonly<Record<string, number>>;
    };

const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  'chicago-express': async () => (await import('./chicago-express/face.ts')).chicagoExpressFace,
};

/** A face that adds nothing. */
const plainFace: GameFace = { marks: {} };

export const loadFace = async (id: string): Promise<GameFace> => (Object.hasOwn(faces, id) ? faces[id]!() : plainFace);
