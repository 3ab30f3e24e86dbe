// From the home page to a table in play, by the buttons that people press.
import type { Locator } from 'playwright-core';
import type { Rank } from '../../../src/bots/names.ts';
import { button, press, type Visitor } from './visitor.ts';

export interface TableWish {
  readonly players?: number;
  /** Bots on the last seats. */
  readonly bots?: readonly Rank[];
  readonly who?: 'open' | 'link' | 'private';
  /** With a clock, at the offered figures. */
  readonly clock?: boolean;
  /** Otherwise the host begins. */
  readonly startWhenFull?: boolean;
  /** Otherwise people sit in the order of arrival. */
  readonly shuffle?: boolean;
}

/** Answers the question for a name. */
export async function sayName(v: Visitor, name: string): Promise<void> {
  const dialog = v.page.getByRole('dialog', { name: v.l.shell.name.title });
  await dialog.getByLabel(v.l.shell.name.label).fill(name);
  await press(v, dialog.getByRole('button', { name: v.l.shell.name.go }));
  await dialog.waitFor({ state: 'detached' });
}

/** Sets up a table as a new person with this name, and waits at it; returns the address for friends. */
export async function setUpTable(v: Visitor, name: string, wish: TableWish = {}): Promise<string> {
  const { players = 2, bots = [], who = 'link', clock = false, startWhenFull = true, shuffle = false } = wish;
  const { lobby, shell } = v.l;
  const { page } = v;
  await page.goto('/');
  await press(v, page.getByRole('navigation', { name: shell.mainNav }).getByRole('link', { name: shell.newTable }));
  await page.getByRole('spinbutton', { name: lobby.create.players }).fill(String(players));
  for (const [i, level] of bots.entries())
    await page
      .getByLabel(`${lobby.create.seat(players - bots.length + i + 1)}: ${lobby.create.seatKind}`)
      .selectOption(level);
  await press(v, page.getByText(lobby.visibilities[who], { exact: true }));
  if (clock) await press(v, page.getByText(lobby.create.paceClock, { exact: true }));
  await turn(v, page.getByRole('switch', { name: lobby.create.startWhenFull }), startWhenFull);
  await turn(v, page.getByRole('switch', { name: lobby.create.shuffle }), shuffle);
  await press(v, button(v, lobby.create.submit));
  await sayName(v, name);
  await page.getByRole('heading', { name: lobby.gather.title }).waitFor();
  return invitation(v);
}

/** Turns a switch on or off. */
async function turn(v: Visitor, what: Locator, on: boolean): Promise<void> {
  if ((await what.isChecked()) !== on) await press(v, what);
}

/** The address on the card "Invite", as the button copies it. */
async function invitation(v: Visitor): Promise<string> {
  await press(v, button(v, v.l.lobby.gather.copyLink));
  await v.page.getByText(v.l.shell.copied, { exact: true }).waitFor();
  return v.page.evaluate(() => navigator.clipboard.readText());
}

/** Takes the first free seat at the table under this address. */
export async function sitDown(v: Visitor, address: string, name: string): Promise<void> {
  await v.page.goto(address);
  await press(v, button(v, v.l.lobby.gather.sit).first());
  await sayName(v, name);
}

/** The host begins the game. */
export const begin = (v: Visitor): Promise<void> => press(v, button(v, v.l.lobby.gather.start));

/** Begins a game on one screen: people with these names, bots after them; Chicago Express unless another is named. */
export async function beginHere(
  v: Visitor,
  names: readonly string[],
  bots: readonly Rank[] = [],
  game?: string,
  variants: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { create } = v.l.lobby;
  const { page } = v;
  await page.goto(game === undefined ? '/new' : `/new?game=${game}`);
  await press(v, page.getByText(create.oneScreen, { exact: true }));
  await page.getByRole('spinbutton', { name: create.players }).fill(String(names.length + bots.length));
  for (const [i, level] of bots.entries())
    await page.getByLabel(`${create.seat(names.length + i + 1)}: ${create.seatKind}`).selectOption(level);
  for (const [i, name] of names.entries()) await page.getByLabel(`${create.seat(i + 1)}: ${create.nameOf}`).fill(name);
  for (const [label, value] of Object.entries(variants)) await page.getByLabel(label).selectOption(value);
  await press(v, button(v, create.submitLocal));
}
