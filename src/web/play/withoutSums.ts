// The face of a game at a table that agreed to do without help: nothing is reckoned ahead.
import type { GameFace, TrackFace } from '../kit/face.ts';

/** A face is compared by identity: the same one is made once. */
const made = new WeakMap<GameFace, GameFace>();

export function withoutSums(face: GameFace): GameFace {
  const known = made.get(face);
  if (known) return known;
  const { Outlook: _, brings: _brings, runItems: _items, facts, track, ...rest } = face;
  const quiet: GameFace = {
    ...rest,
    ...(track && { track: withoutCosts(track) }),
    ...(facts && {
      facts(state, words, lang) {
        const told = facts(state, words, lang);
        return { ...told, players: told.players.map(({ income: _income, ...player }) => player) };
      },
    }),
  };
  made.set(face, quiet);
  return quiet;
}

/** Ways over track are listed without being compared. */
const withoutCosts = ({ ways: _ways, costOf: _costOf, ...rest }: TrackFace): TrackFace => rest;
