// The face of a game at a table without help: nothing is computed ahead.
import type { GameFace, TrackFace } from '../kit/face.ts';

/** Made once per face, as faces are compared by identity. */
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

/** Leaves out the comparison of ways, so that they are only listed. */
const withoutCosts = ({ ways: _ways, costOf: _costOf, ...rest }: TrackFace): TrackFace => rest;
