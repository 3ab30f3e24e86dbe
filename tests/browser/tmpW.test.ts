import { test } from 'vitest';
import { beginHere } from './support/lobby.ts';
import { playTrains, taste18mag } from './support/railHand.ts';
import { stage } from './support/stage.ts';

const on = stage();
test('x', { timeout: 500_000 }, async () => {
  const v = await on.visitor({
    lang: 'en',
    device: (process.env.DEV ?? 'desktop') as never,
    dark: process.env.DARK === '1',
  });
  const names = (process.env.NAMES ?? 'Ada').split(',');
  await v.page.addInitScript(
    (seed: number) => {
      let x = seed;
      crypto.getRandomValues = ((a: any) => {
        new Uint8Array(a.buffer).forEach((_: any, i: number, b: any) => {
          x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
          b[i] = x >>> 24;
        });
        return a;
      }) as never;
    },
    Number(process.env.SEED ?? 1),
  );
  await beginHere(v, names, [], '18mag');
  const t = Date.now();
  let n = 0;
  const stops = (process.env.STOPS ?? '1,2,3,4,5,6,7,8,9,10,12,14,20,30,60,100,140,200,300,500').split(',').map(Number);
  for (const upTo of stops) {
    try {
      const d = await playTrains(v, upTo - n, taste18mag);
      n += d.moves;
      console.log(
        n,
        JSON.stringify(d),
        Date.now() - t,
        (await v.page.locator('#decision').innerText()).split('\n').filter(Boolean).slice(0, 5).join(' | '),
      );
    } catch (e) {
      console.log('stuck', String(e).slice(0, 300));
      await v.page.screenshot({ path: '/tmp/W/stuck.png' });
      console.log(await v.page.locator('#decision').innerText());
      break;
    }
    await v.page.screenshot({ path: `/tmp/W/${process.env.PRE ?? 'b'}${upTo}.png` });
    if (await v.page.locator('#decision [data-act=rematch]').count()) break;
  }
});
