// A table before its game: the invitation goes out by whatever the device has.
import { expect, test } from 'vitest';
import { setUpTable } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { button, press } from './support/visitor.ts';

const on = stage();

test('a phone shares the link with its own sheet, shows it as a code, and still copies it', async () => {
  const v = await on.visitor({ device: 'phone', dark: true, lang: 'it' });
  await v.context.addInitScript(() => {
    // in place of the sheet, which no test can press
    navigator.share = async (data) => void sessionStorage.setItem('shared', JSON.stringify(data));
  });
  const address = await setUpTable(v, 'Ada', { who: 'private' });
  expect(address).toContain('?invite=');
  const { gather } = v.l.lobby;
  await press(v, button(v, gather.share));
  const shared = await v.page.evaluate(() => sessionStorage.getItem('shared'));
  expect(JSON.parse(shared ?? 'null')).toMatchObject({ url: address, text: gather.shareText('Chicago Express') });
  const code = v.page.getByRole('img', { name: gather.qr });
  await code.waitFor();
  // dark on light, in the dark too
  const inks = await code.evaluate((svg) => [...svg.children].map((part) => getComputedStyle(part).fill));
  expect(inks).toEqual(['rgb(252, 249, 241)', 'rgb(23, 33, 46)']);
});
