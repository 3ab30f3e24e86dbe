import { expect, test } from 'vitest';
import { upTo } from '../../../tests/support/bounded.ts';
import type { Choices, ChoicesBody, Position } from '../../api/choices.ts';
import type { Accepted } from '../../api/moves.ts';
import type { Table } from '../../api/tables.ts';
import { freshKey, type Guest, guest, stranger, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();

/** The first value the open field takes; ends a list as soon as allowed. */
function firstOf({ open, suggestion }: Choices['choices'][number]) {
  if (open?.kind === 'int') return open.min;
  if (open?.kind === 'routes') return suggestion!.runs;
  if (open?.kind === 'path') return open.paths[0]!.track;
  return !open || (open.kind === 'list' && open.mayStop) ? null : open.values[0]!;
}

onBothEngines('a program without our engine', ({ open }) => {
  test('plays a whole game by asking for the position and its choices', { timeout: 120_000 }, async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    for (const moves of upTo(2000, 'moves of a game')) {
      const { seq, waiting, state } = (await people[0]!.get<Position>(`/tables/${id}/position`)).body;
      expect(state).toMatchObject({ chance: { rng: null } });
      const [seat] = waiting;
      if (seat === undefined) break;
      const who = people[seat - 1]!;
      const ask = async (body: object) => (await who.post<Choices>(`/tables/${id}/choices`, { seat, ...body })).body;
      const kinds = (await ask({})).choices;
      let choice = kinds[moves % kinds.length]!;
      const values: NonNullable<ChoicesBody['values']> = [];
      for (const _ of upTo(50, 'fields of one choice')) {
        if (!choice.open) break;
        values.push(firstOf(choice));
        choice = (await ask({ type: choice.type, values, suggest: true })).choices[0]!;
      }
      const move = { key: freshKey(), base: seq, seat, action: choice.chosen };
      expect((await who.post<Accepted>(`/tables/${id}/moves`, move)).body).toEqual({ seq: seq + 1 });
    }
    expect((await people[0]!.get<Table>(`/tables/${id}`)).body.status).toBe('over');
  });

  test('is told why something cannot be chosen, and that nonsense is nonsense', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const asks = (body: object) => people[0]!.tries(`/tables/${id}/choices`, body);
    expect(await asks({ seat: 1, type: 'bid', values: [1] })).toBe('refused');
    expect(await asks({ seat: 1, type: 'build' })).toBe('refused');
    expect(await asks({ seat: 1, type: 'bid', values: [null] })).toBe('badRequest');
    expect(await asks({ seat: 1, type: 'bid', values: [7, 7] })).toBe('badRequest');
    expect((await people[0]!.post<Choices>(`/tables/${id}/choices`, { seat: 2 })).body.choices).toEqual([]);
  });

  test('gets no runs proposed where the table agreed to do without, whoever asks', async () => {
    const app = await serve(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Cy')];
    const asks = (who: Guest, id: string, suggest: boolean) =>
      who.tries(`/tables/${id}/choices`, { seat: 1, type: 'pass', suggest });
    for (const assist of ['none', 'arithmetic'] as const) {
      const table = await tableOf(people, { game: '1856', assist });
      expect(table.assist).toBe(assist);
      for (const who of [people[0]!, people[1]!, await guest(app, 'Eve'), stranger(app)])
        expect(await asks(who, table.id, true)).toBe('notAgreed');
      expect(await asks(people[0]!, table.id, false)).toBe('done');
    }
    const usual = await tableOf(people, { game: '1856' });
    expect([usual.assist, await asks(people[0]!, usual.id, true)]).toEqual(['routes', 'done']);
    expect(await people[0]!.tries('/tables', { game: '1856', players: 3, assist: 'everything' })).toBe('badRequest');
  });
});
