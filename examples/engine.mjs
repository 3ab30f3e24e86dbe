// A whole game by chance with nothing but the engine: npm install binario-engine-0.1.0.tgz, node engine.mjs
import { applyInPlace, check, copy, isOver, result, rngFrom, seeded, setup, waiting, wander } from '@binario/engine';
import { gameIds, loadGame } from '@binario/engine/games';

const [id = 'chicago-express', seed = '1'] = process.argv.slice(2);
const game = await loadGame(id);
if (!game) throw new Error(`${id} is none of ${gameIds.join(', ')}`);

const ready = setup(game, { players: 3, asked: {} }, seeded(seed));
if (!ready.ok) throw new Error(ready.problem.problem);
const state = copy(ready.state);
const rng = rngFrom(seed);

// Every refusal says which rule it comes from.
const refused = check(game, state, waiting(game, state)[0], { type: 'nonsense' });
console.log(`nonsense is refused: ${refused.code}`);

let moves = 0;
for (let [seat] = waiting(game, state); seat !== undefined; [seat] = waiting(game, state)) {
  applyInPlace(game, state, seat, wander(game, state, seat, rng));
  moves += 1;
}
console.log(
  `${game.name}: ${moves} moves, over: ${isOver(state)}, worth: ${JSON.stringify(result(game, state).worth)}`,
);
