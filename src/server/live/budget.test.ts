import { expect, test } from 'vitest';
import { guest, playOn, tableOf } from '../testing/guests.ts';
import { openPage } from '../testing/pages.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();

onBothEngines('what a socket may ask for', ({ open }) => {
  test('who watches already is sent only what is new', async () => {
    const app = await serve(await open());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    await playOn(people, id, 6);
    const page = await openPage(app, people[0]!.cookie);
    for (let i = 0; i < 5; i++) page.say({ type: 'watch', table: id, after: 0 });
    await playOn(people, id, 1);
    await page.until('entries', (m) => m.entries.some((e) => e.seq === 7));
    const numbers = page.heard.flatMap((m) => (m.type === 'entries' ? m.entries.map((e) => e.seq) : []));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // a page that leaves and comes back names its last entry
    page.say({ type: 'leave', table: id });
    page.say({ type: 'watch', table: id, after: 5 });
    await page.until('entries', (m) => m.entries[0]!.seq === 6 && m.entries.length === 2);
  });

  test('who asks again and again is refused for a while, and is still told whether anybody is there', async () => {
    const app = await serve(await open(), { limits: 0.05 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const me = await guest(app, 'Ada');
    const { id } = await tableOf([me], { bots: ['random'], shuffle: false });
    const page = await openPage(app, me.cookie);
    for (let i = 0; i < 120; i++) {
      page.say({ type: 'leave', table: id });
      page.say({ type: 'watch', table: id, after: 0 });
    }
    await page.until('error', (m) => m.code === 'tooMany' && m.table === id);
    page.say({ type: 'ping' });
    await page.until('pong');
    expect(page.heard.filter((m) => m.type === 'table').length).toBeLessThan(100);
  });
});
