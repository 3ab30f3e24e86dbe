// Sentences for events, refusals and actions: facts in, one language out.
import type { Action } from '../engine/core/action.ts';
import type { GameEvent } from '../engine/core/event.ts';
import type { Game } from '../engine/core/game.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import type { AnyCatalogue, EngineLines } from './catalogue.ts';
import { chicagoExpress as chicagoExpressEn } from './en/chicagoExpress.ts';
import { engine as engineEn, forExample as forExampleEn } from './en/engine.ts';
import { chicagoExpress as chicagoExpressIt } from './it/chicagoExpress.ts';
import { engine as engineIt, forExample as forExampleIt } from './it/engine.ts';
import { type Lang, type Phrases, phrases } from './phrases.ts';

const catalogues: Readonly<Record<string, Readonly<Record<Lang, AnyCatalogue>>>> = {
  'chicago-express': { en: chicagoExpressEn, it: chicagoExpressIt },
};
const examples: Readonly<Record<Lang, (reason: string) => string>> = { en: forExampleEn, it: forExampleIt };
const engineLines: Readonly<Record<Lang, EngineLines>> = { en: engineEn, it: engineIt };

/** Everything that can be said about one game in one language. */
export interface Words {
  readonly f: Phrases;
  /** A line of the log; null for what another line tells. */
  event(event: GameEvent): string | null;
  /** Why not, with the rule in brackets. */
  refusal(refusal: Refusal): string;
  action(action: Action): string;
  kind(type: string): string;
  field(name: string): string;
  tag(id: string): string;
}

/** `seats` are the names of the people and bots in playing order. */
export function wordsFor(game: Game, lang: Lang, seats: readonly string[]): Words {
  const own = catalogues[game.id]?.[lang];
  if (!own) throw new Error(`no words for ${game.id}`);
  const f = phrases(lang, seats, game.currency, (id) => own.names[id] ?? own.kinds[id]);
  const say = (lines: AnyCatalogue['events'], key: string, x: unknown): string | null =>
    lines[key]?.(x as never, f) ?? null;
  return {
    f,
    event: (e) => say(own.events, e.type, e),
    refusal({ code, rule, args, example }) {
      const lines = { ...(engineLines[lang] as AnyCatalogue['refusals']), ...own.refusals };
      const reason = say(lines, code, args) ?? code;
      const text = example ? examples[lang](reason) : reason;
      return rule === null ? text : `${text} (${rule})`;
    },
    action: (a) => say(own.actions, a.type, a) ?? a.type,
    kind: (type) => own.kinds[type] ?? type,
    field: (name) => own.fields[name] ?? name,
    tag: (id) => own.tags[id] ?? id,
  };
}
