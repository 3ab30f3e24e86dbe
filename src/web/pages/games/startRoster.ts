// The companies in a game's box: their homes, destinations and numbers of tokens.
import { type Core, type Game, hexOfNode, tokenNodes, unitOf } from '../../../engine/index.ts';
import { type RailGame, type RailState, railOf } from '../../../kernel/index.ts';
import type { Words } from '../../../words/words.ts';
import type { CompanyMark } from '../../board/picture.ts';
import type { GameFace } from '../../kit/face.ts';
import type { TableFacts } from '../../panels/tableFacts.ts';

export interface RosterCompany {
  readonly id: string;
  readonly name: string;
  readonly mark: CompanyMark;
  /** Empty if the book has none. */
  readonly home: string;
  readonly destination: string;
  readonly tokens: string;
  readonly shares: string;
}

export function startRoster(
  game: Game,
  state: Core,
  { marks }: GameFace,
  facts: TableFacts,
  { f }: Words,
): readonly RosterCompany[] {
  const rail = railOf(game);
  const s = state as RailState;
  const all = [...facts.companies, ...(facts.minors?.companies ?? [])];
  const told = all.map(({ id, name, title = name, mark, shares }) => ({
    id,
    name: title,
    mark,
    home: rail
      ? homeOf(rail, s, id)
          .map((hex) => f.name(hex))
          .join('')
      : '',
    destination: rail ? f.list((rail.bound(s, id)?.to ?? []).map((hex) => f.name(hex))) : '',
    tokens: rail ? String(rail.tokens?.(id) ?? (rail.tokensLeft(s, id) || '')) : '',
    shares: shares ? String(shares.all) : '',
  }));
  if (!rail?.boxed) return told;
  // a table draws some of them, but the page shows the whole box
  return rail.boxed.map(({ company, hex }) => ({
    id: company,
    name: rail.name(company),
    mark: marks[company]!,
    home: f.name(hex),
    destination: '',
    tokens: '',
    shares: String(100 / unitOf(s, company)),
  }));
}

/** The hexes reserved for its home, or where it already stands. */
function homeOf(rail: RailGame<RailState>, s: RailState, id: string): readonly string[] {
  const kept = rail.homes(s).find(({ company }) => company === id);
  return [kept?.hex ?? tokenNodes(s.board, id).map(hexOfNode)[0] ?? []].flat();
}
