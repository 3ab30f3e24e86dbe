import { expect, test } from 'vitest';
import { guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { onBothEngines } from '../testing/stores.ts';
import { version } from '../version.ts';
import { counter, histogram } from './figures.ts';

onBothEngines('the figures of a server', ({ open, engine }) => {
  const visit = async () => {
    const app = await openApp(await open(), { metricsToken: 'a secret of the host' });
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress });
    return { app, people, ask };
  };

  test('tell of requests, moves, the loop, memory, sockets, tables, queues and the store', async () => {
    const { app, people, ask } = await visit();
    const { id } = await tableOf(people);
    await playOn(people, id, 7);
    const { body, headers } = await ask();
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const line of [
      `binario_info{version="${version}"} 1`,
      'binario_requests_total{method="POST",route="/api/tables/:id/moves",status="200"} 7',
      'binario_entries_total 7',
      'binario_tables{status="playing"} 1',
      'binario_tables_held 1',
      'binario_sockets 0',
      'binario_waiting{crew="bots"} 0',
      `binario_store_healthy{engine="${engine}"} 1`,
    ])
      expect(body).toContain(`${line}\n`);
    for (const name of ['binario_loop_delay_seconds{quantile="0.99"}', 'process_resident_memory_bytes'])
      expect(body).toContain(`${name} `);
    // every line is a comment or a name with a number
    const odd = body.split('\n').filter((line) => !/^(#.*|[a-z_]+(\{[^}]*\})? [-+\d.e]+|)$/.test(line));
    expect(odd).toEqual([]);
    await app.close();
  });

  test('are for the machine itself and for whoever has the token; for others they are not there', async () => {
    const { app, ask } = await visit();
    expect((await ask({}, '203.0.113.7')).statusCode).toBe(404);
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer something else' })).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer a secret of the host' }, '203.0.113.7')).statusCode).toBe(200);
    await app.close();
  });
});

test('labels are quoted, and a histogram counts what is below', () => {
  const asked = counter('asked', 'How often.');
  asked.add({ by: 'a "b" \\ c\n' });
  expect(asked.text()).toBe('# HELP asked How often.\n# TYPE asked counter\nasked{by="a \\"b\\" \\\\ c\\n"} 1');
  const times = histogram('times', 'How long.', [1, 2]);
  for (const seconds of [0.5, 1.5, 3]) times.observe(seconds, { kind: 'x' });
  expect(times.text().split('\n').slice(2)).toEqual([
    'times_bucket{kind="x",le="1"} 1',
    'times_bucket{kind="x",le="2"} 2',
    'times_bucket{kind="x",le="+Inf"} 3',
    'times_sum{kind="x"} 5',
    'times_count{kind="x"} 3',
  ]);
});
