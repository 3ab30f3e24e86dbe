// Interprets a click on the board, where a hex may stand for itself or for one of its cities.
import { type Choice, narrow } from '../../../engine/index.ts';
import { choicesAt } from '../../../match/choicesAt.ts';
import { type Desk, menuOf, type Path } from '../../../match/menu.ts';
import { into } from '../../../match/walk.ts';
import type { GameFace, TrackFace } from '../../kit/face.ts';
import { isAside } from './asides.ts';
import { mayBeCompany } from './companyIn.ts';

/** The paths that a touch on this hex may mean: to the place itself, or else to a company at home there. */
export function waysAt(desk: Desk, path: Path, hex: string, face: GameFace, stop?: string): Path[] {
  const places = placeWays(desk, path, hex, face.track);
  if (places.length > 0) return places;
  const there = face.companiesAt?.(desk.state, hex) ?? [];
  const exact = there.filter((one) => stop !== undefined && one.stop === stop);
  return (exact.length > 0 ? exact : there).flatMap(({ company }) => companyWays(desk, path, company, face));
}

/** The choices that ask for a company next; actions beside the decision are chosen by their cards. */
const asking = (desk: Desk, path: Path, face: GameFace): { readonly from: Path; readonly choice: Choice }[] => {
  const last = path.at(-1);
  const begun = last
    ? [{ from: path, choice: last }]
    : menuOf(desk, path).items.flatMap(({ value, next }) =>
        next && !isAside(desk, String(value)) ? [{ from: [next], choice: next }] : [],
      );
  return begun.filter(({ choice: { open } }) => open?.kind === 'oneOf' && mayBeCompany(face, open.field));
};

const valuesOf = ({ open }: Choice) => (open?.kind === 'oneOf' ? open.values : []);

/** The companies among the answers to the present question. */
export const offeredCompanies = (desk: Desk, path: Path, face: GameFace): readonly string[] =>
  [...new Set(asking(desk, path, face).flatMap(({ choice }) => valuesOf(choice).map(String)))].filter(
    (id) => face.marks[id] !== undefined,
  );

const companyWays = (desk: Desk, path: Path, company: string, face: GameFace): Path[] =>
  asking(desk, path, face).flatMap(({ from, choice }) =>
    valuesOf(choice)
      .filter((value) => String(value) === company)
      .map((value) => into(desk, from, narrow(desk.game, desk.state, choice, value))),
  );

/**
 * The paths to this place. On a board with track one may change one's mind: a place unknown to the open choice is
 * searched in the choices before it. Actions of the decision itself come before actions beside it.
 */
function placeWays(desk: Desk, path: Path, hex: string, track: TrackFace | undefined): Path[] {
  if (!track) return choicesAt(desk, path, hex);
  const ids = track.idsAt(desk.state, hex);
  for (let length = path.length; length >= 0; length--) {
    const ways = ids.flatMap((id) => choicesAt(desk, path.slice(0, length), id));
    const main = ways.filter(([first]) => !isAside(desk, first!.type));
    if (main.length > 0) return main;
    if (ways.length > 0) return ways;
    if (path[length - 1]?.open?.kind === 'list') return [];
  }
  return [];
}

/** Among several paths, the one to this city, if there is one. */
export function meant(ways: Path[], stop: string | undefined): Path[] {
  const exact = stop === undefined ? [] : ways.filter((way) => Object.values(way.at(-1)!.chosen).includes(stop));
  return exact.length === 1 ? exact : ways;
}
