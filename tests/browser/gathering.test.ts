// A table before its game: the invitation goes out, people talk, and the host changes the seats.
import { expect, test } from 'vitest';
import { setUpTable, sitDown } from './support/lobby.ts';
import { stage } from './support/stage.ts';
import { button, press } from './support/visitor.ts';

const on = stage();

test('a phone shares the link with its own sheet, shows it as a code, and still copies it', async () => {
  const v = await on.visitor({ device: 'phone', dark: true, lang: 'it' });
  await v.context.addInitScript(() => {
    // in place of the system's sheet, which no test can press
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

test('people talk while they wait, and the host changes the seats under everybody’s eyes', async () => {
  const [ada, bo] = [await on.visitor(), await on.visitor({ device: 'phone', lang: 'it' })];
  const address = await setUpTable(ada, 'Ada', { players: 3, startWhenFull: false });
  await sitDown(bo, address, 'Bo');

  await bo.page.getByLabel(bo.l.table.chat.write).fill('Ciao!');
  await press(bo, button(bo, bo.l.table.chat.send));
  await ada.page.getByText('Ciao!').waitFor();

  const { create, gather } = ada.l.lobby;
  await press(ada, button(ada, gather.change));
  const seat = (n: number) => ada.page.getByLabel(`${create.seat(n)}: ${create.seatKind}`);
  await seat(3).selectOption('reserved');
  await bo.page.getByText(bo.l.lobby.gather.reservedSeat).waitFor();
  await ada.page.getByRole('spinbutton', { name: create.players }).fill('4');
  await seat(4).selectOption('master');
  await press(ada, button(ada, gather.moveDown(1)));
  // Bo has come to the first seat, and the host may free it
  await seat(1).selectOption({ label: gather.freeIt('Bo') });
  await button(bo, bo.l.lobby.gather.sit).first().waitFor();
  await press(ada, button(ada, gather.done));
  const seats = ada.page.getByRole('region', { name: gather.seats }).getByRole('listitem');
  expect(await seats.allInnerTexts()).toEqual([
    expect.stringContaining(gather.freeSeat),
    expect.stringContaining('Ada'),
    expect.stringContaining(gather.reservedSeat),
    expect.stringContaining(ada.l.lobby.levels.master),
  ]);
});
