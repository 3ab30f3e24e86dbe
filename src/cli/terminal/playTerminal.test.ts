import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ToyState, toy } from '../../../tests/support/toy.ts';
import { yard } from '../../../tests/support/yard.ts';
import type { Game, Ruling } from '../../engine/index.ts';
import { liveLine } from '../../records/liveLine.ts';
import { readRecord } from '../../records/read.ts';
import type { GameRecord } from '../../records/record.ts';
import { game1856 } from '../../titles/1856/rules/index.ts';
import { g1856 } from '../../titles/1856/words/en.ts';
import { chicagoExpress } from '../../titles/chicago-express/rules/index.ts';
import { firstLine } from '../../titles/first-line/rules/index.ts';
import { playTerminal, type TerminalOptions, type TerminalSeat } from './playTerminal.ts';
import { typedPath } from './saves.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terminal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const people: readonly TerminalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bruno' },
];
const withBot: readonly TerminalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'random', name: 'Robo' },
];

/** A whole session: the lines are typed, then the input ends. */
async function session(lines: readonly string[], changes: Partial<TerminalOptions> = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const status = await playTerminal({
    game: chicagoExpress as unknown as Game,
    players: 2,
    asked: {},
    seed: 'session',
    seats: people,
    lang: 'en',
    playouts: 1,
    dataDir: folder,
    input,
    output,
    colour: false,
    interactive: false,
    ...changes,
  });
  return { status, text: Buffer.concat(chunks).toString() };
}

function saved(name = 'chicago-express-session.json'): GameRecord {
  const record = readRecord(readFileSync(join(folder, 'terminal', name), 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

/** Ada owns PRR and C&O, Bruno B&O and NYC; Ada has the turn. */
const opening = ['12', 'p', '6', '9', 'p', '5', '8', 'p', '8', '16', 'p'];

describe('not a terminal', () => {
  test('a few moves line by line, no escape codes; the end of the input saves and says how to go on', async () => {
    const { status, text } = await session([...opening, 'why build PRR K4', 'build prr q5 p4', '']);
    expect(status).toBe(0);
    expect(text).not.toContain('\x1b');
    expect(text).toContain('Ada bids $12 for PRR');
    expect(text).toContain('chicago-express-R049');
    expect(text).toContain('PRR builds to P4 for $1');
    expect(text).toContain('The input has ended');
    expect(text).toContain(`--resume ${join(folder, 'terminal', 'chicago-express-session.json')}`);
    expect(saved().entries.at(-1)).toEqual({
      seq: 12,
      seat: 1,
      action: { type: 'build', company: 'PRR', hexes: ['Q5', 'P4'] },
    });
    expect(readdirSync(join(folder, 'terminal'))).toEqual(['chicago-express-session.json']);
  });

  test('the board is printed again only when it has changed', async () => {
    const { text } = await session(['12', 'p', '6']);
    expect(text.split('/Pitts\\').length - 1).toBe(1);
    const again = await session(['12', 'board']);
    expect(again.text.split('/Pitts\\').length - 1).toBe(2);
  });

  test('in Italian', async () => {
    const { text } = await session([...opening, 'diario', 'esci'], { lang: 'it' });
    expect(text).toContain('Ada offre $12 per PRR');
    expect(text).toContain('Per riprendere: binario play chicago-express --resume');
  });
});

describe('undo and redo', () => {
  test('are entries of the record: nothing is lost, and the branch left behind stays', async () => {
    const { text } = await session([...opening, 'build prr q5', '', 'undo', 'redo', 'undo', 'auction co', '', 'quit']);
    expect(text).toContain('Taken back: build PRR: Q5');
    const { entries } = saved();
    expect(entries.slice(11)).toEqual([
      { seq: 12, seat: 1, action: { type: 'build', company: 'PRR', hexes: ['Q5'] } },
      { seq: 13, seat: 2, to: 11 },
      { seq: 14, seat: 1, to: 12 },
      { seq: 15, seat: 2, to: 11 },
      { seq: 16, seat: 1, action: { type: 'auction', company: 'CO' } },
    ]);
    expect(liveLine(entries).map((move) => move.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16]);
  });

  test('go past the moves of bots, to the last decision of the person and back', async () => {
    const { text } = await session(['12', 'undo', 'redo', 'log'], { seats: withBot });
    expect(text).toContain('Taken back: bid $12');
    const jumps = saved().entries.filter((entry) => 'to' in entry);
    expect(jumps).toHaveLength(2);
    expect(jumps[0]).toMatchObject({ to: 0 });
    const none = await session(['undo', 'redo']);
    expect(none.text).toContain('no decision of yours');
    expect(none.text).toContain('nothing to go forward to');
  });
});

describe('saving and resuming', () => {
  test('a resumed game goes on in its file and keeps what was left behind', async () => {
    await session([...opening, 'build prr q5', '', 'undo', 'quit']);
    const before = saved();
    const { text } = await session(['redo', 'develop'], { resume: before });
    expect(text).toContain('The game goes on after 11 moves');
    expect(saved().entries).toHaveLength(before.entries.length + 1);
    expect(saved().entries.at(-1)).toEqual({ seq: 14, seat: 1, to: 12 });
    expect(readdirSync(join(folder, 'terminal'))).toEqual(['chicago-express-session.json']);
  });

  test('a second game with the same seed does not write over the first', async () => {
    await session(['12']);
    await session(['13']);
    expect(readdirSync(join(folder, 'terminal')).sort()).toEqual([
      'chicago-express-session-2.json',
      'chicago-express-session.json',
    ]);
  });

  test('save FILE keeps a copy elsewhere', async () => {
    const path = join(folder, 'mine', 'game.json');
    const { text } = await session(['12', `save ${path}`]);
    expect(text).toContain(`Saved in ${path}`);
    expect(JSON.parse(readFileSync(path, 'utf8')).entries).toHaveLength(1);
  });

  test('a folder that cannot be written gives one clear line, and the game goes on', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { status, text } = await session(['12', 'p', 'quit', 'quit'], { dataDir: file });
    expect(status).toBe(1);
    expect(text).toContain('Bruno passes');
    expect(text.match(/Not saved in .*: part of the path is no folder/g)).toHaveLength(1);
    expect(text).toContain('saved nowhere');
    expect(text).toMatch(/left unsaved: .*part of the path is no folder/);
  });

  test('a place where no folder can be made is said, also where the system plays tricks', async () => {
    const { text } = await session(['12', 'save /proc/nowhere/game.json', 'quit']);
    expect(text).toContain('Not saved in /proc/nowhere/game.json');
  });

  test('what is not a game of ours is not written over; a path is read as a shell reads it', async () => {
    const precious = join(folder, 'precious.txt');
    writeFileSync(precious, 'mine');
    const { text } = await session(['12', `save ${precious}`, `save "${join(folder, 'a b.json')}"`, `save ${folder}`]);
    expect(readFileSync(precious, 'utf8')).toBe('mine');
    expect(text.match(/something else is there/g)).toHaveLength(2);
    expect(text).toContain(`Saved in ${join(folder, 'a b.json')}`);
    expect(typedPath('~/x.json')).toBe(join(homedir(), 'x.json'));
  });

  test('a game goes on in the file it was resumed from, whatever that is called', async () => {
    await session(['12', 'quit']);
    const mine = join(folder, 'terminal', 'mine.json');
    writeFileSync(mine, JSON.stringify(saved()));
    const { text } = await session(['p', 'quit'], { resume: saved(), resumed: mine });
    expect(text).toContain(`Saved in ${mine}`);
    expect(saved('mine.json').entries).toHaveLength(2);
    expect(saved().entries).toHaveLength(1);
  });

  test('a finished game is shown with its own players and not written again', async () => {
    const golden = new URL('../../../tests/replays/golden/chicago-express/2p-1.json', import.meta.url);
    const resume = readRecord(readFileSync(golden, 'utf8')) as GameRecord;
    const { status, text } = await session([], { resume, seats: people });
    expect(status).toBe(0);
    for (const { name } of resume.seats) expect(text).toContain(name);
    expect(existsSync(join(folder, 'terminal'))).toBe(false);
  });

  test('what a pipe sends is echoed without its escape codes, and not at any length', async () => {
    const { text } = await session([`\x1b[2J\x07${'x'.repeat(5000)}`, 'quit']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come back
    expect(text).not.toMatch(/[\x1b\x07]/);
    expect(text).not.toContain('x'.repeat(400));
  });

  test('a record that does not replay, and a table with too many players, cannot be played: status 2', async () => {
    await session(['12']);
    const broken = { ...saved(), entries: [{ seq: 1, seat: 1, action: { type: 'bid', amount: 1 } }] };
    const { status, text } = await session([], { resume: broken });
    expect(status).toBe(2);
    expect(text).toMatch(/Move 1 of the record is refused: .*at least \$7/);
    expect((await session([], { players: 7 })).status).toBe(2);
  });
});

describe('rulings', () => {
  const said = (text: string) => text.slice(0, text.indexOf('\n\n') + 1);
  const three = { game: game1856 as unknown as Game, players: 3, seats: [...people, people[0]!] };
  const [first, ...others] = game1856.rulings.filter((ruling) => ruling['18xx.games'] !== ruling.default);
  const { names } = g1856;
  const line = ({ id, rule, default: letter, '18xx.games': theirs }: Ruling) =>
    `  ${names[id]} (${rule}): ${names[`${id}.${theirs}`]}; by the letter: ${names[`${id}.${letter}`]}\n`;

  test('the set and each point that differs from the letter are told before the first move, with the rule', async () => {
    const { text } = await session([], { ...three, asked: { rulings: '18xx.games', [first!.id]: first!.default } });
    expect(said(text)).toContain('As on 18xx.games, with 1 change\n');
    expect(said(text)).toContain(`${others.length} points differ from the letter:\n${others.map(line).join('')}`);
  });

  test('by the letter nothing differs; in Italian too', async () => {
    const { text } = await session([], { ...three, lang: 'it' });
    expect(said(text)).toContain('Alla lettera del regolamento');
    expect(said(text)).toContain('Nulla è diverso dalla lettera');
  });

  test('a game that goes on says it again, and one without rulings says nothing of them', async () => {
    await session(['quit'], { ...three, asked: { [first!.id]: first!['18xx.games'] } });
    const { text } = await session([], { ...three, resume: saved('1856-session.json') });
    expect(said(text)).toContain(
      `By the letter of the book, with 1 change\nOne point differs from the letter:\n${line(first!)}`,
    );
    expect((await session([])).text).not.toContain('letter');
  });

  test('a set without words of its own is told by its ids', async () => {
    const { text } = await session([], { game: toy as unknown as Game, asked: { rulings: 'practice' } });
    expect(said(text)).toContain('As commonly played\nOne point differs from the letter:\n  Purse (toy-R002): Eleven');
  });

  test('a screen that is drawn afresh shows them under its first menu', async () => {
    const asked = { rulings: '18xx.games' };
    const { text } = await session(['quit'], { ...three, asked, colour: true, interactive: true });
    expect(text.slice(text.indexOf('\x1b[H\x1b[2J'))).toContain('As on 18xx.games');
  });
});

describe('a terminal', () => {
  test('draws the screen afresh, in colour, and Ctrl-C saves', async () => {
    const input = new PassThrough();
    const playing = session([], { input, colour: true, interactive: true });
    input.write('12\r');
    input.write('\x03');
    const { status, text } = await playing;
    expect(status).toBe(0);
    expect(text).toContain('\x1b[H\x1b[2J');
    expect(text).toContain('\x1b[1;38;5;231;48;5;160mP'); // the locomotive of the PRR, white on red
    expect(text).toContain('Interrupted');
    expect(saved().entries).toHaveLength(1);
  });

  test('without colour there are no escape codes on a terminal either', async () => {
    const { text } = await session(['12', 'quit'], { interactive: true });
    expect(text).not.toContain('\x1b');
  });
});

describe('the end', () => {
  test('tells who won and where the money came from', async () => {
    const bots: readonly TerminalSeat[] = [
      { kind: 'bot', level: 'greedy', name: 'Greta' },
      { kind: 'bot', level: 'random', name: 'Robo' },
    ];
    const { status, text } = await session([], { seats: bots });
    expect(status).toBe(0);
    expect(text).toContain('Where the money came from');
    const rows = [...text.matchAll(/^ {2}\d\. (?:Greta|Robo) +\$60 (.*)= \$(\d+)$/gm)];
    expect(rows).toHaveLength(2);
    for (const [, parts, cash] of rows) {
      const sums = [...parts!.matchAll(/([+−])\$(\d+)/g)].map(([, sign, n]) => (sign === '+' ? Number(n) : -Number(n)));
      expect(sums.reduce((a, b) => a + b, 60)).toBe(Number(cash));
    }
    expect(saved().result).toBeDefined();
  });

  test('a game without words and drawing of its own is playable to its end', async () => {
    const lines = Array.from({ length: 6 }, () => ['buy apple 1', '', 'pass']).flat();
    const { status, text } = await session(lines, { game: toy as unknown as Game<ToyState> as never });
    expect(status).toBe(0);
    expect(text).toContain('bought seat 1 good "apple" amount 1');
    expect(text).toContain('Where the money came from');
  });
});

describe('alone against an automaton', () => {
  const alone = { game: yard as unknown as Game, players: 1 };

  test('it sits after whoever plays, moves by itself, and is in the record when the game goes on', async () => {
    const ada: readonly TerminalSeat[] = [{ kind: 'person', name: 'Ada' }];
    const first = await session(['borrow', 'buy shunter', '', 'pass', 'pass', 'quit'], { ...alone, seats: ada });
    expect(first.status).toBe(0);
    expect(first.text).toContain('ran seat 2 revenue');
    const record = saved('yard-session.json');
    expect(record.seats).toEqual([...ada, { name: 'Otto', kind: 'automaton' }]);
    const again = await session(['pass', 'quit'], { ...alone, seats: ada, resume: record });
    expect(again.status).toBe(0);
    expect(again.text).not.toContain('missing');
  });

  test('it has a place at the end', async () => {
    const bot: readonly TerminalSeat[] = [{ kind: 'bot', level: 'greedy', name: 'Greta' }];
    const { text } = await session([], { ...alone, seats: bot });
    expect(text).toMatch(/^ {2}\d\. Otto/m);
    expect(Object.keys(saved('yard-session.json').result!)).toEqual(['1', '2']);
  });
});

describe('an 18xx game that has nothing here but its description', () => {
  const opening = ['startCompany bayard 60', '', 'startCompany Regia 70', '', 'p', 'p'];

  test.each([
    [
      'en',
      'look B3',
      'Ada starts Bayard at 60 d.',
      'Regia lays tile 5 on Caserta (B1)',
      'Napoli (B3), as printed, city 30',
    ],
    [
      'it',
      'guarda B3',
      'Ada fonda Bayard a 60 d.',
      'Regia posa la tessera 5 a Caserta (B1)',
      'Napoli (B3), come stampato, città 30',
    ],
  ] as const)('two found companies and build, in words (%s)', async (lang, look, founded, laid, place) => {
    const game = firstLine as unknown as Game;
    const { status, text } = await session([...opening, look, 'layTile B1 5 0', ''], { game, lang });
    expect(status).toBe(0);
    for (const line of [founded, laid, place]) expect(text).toContain(line);
    expect(text).toMatch(/^Bayard +60 d\. +120 d\. +· +1 +60 +· +40\* +·$/m);
    expect(text.split('\n').filter((line) => !line.includes(' > ') && /bayard|regia |[A-C]\d\.0/.test(line))).toEqual(
      [],
    );
    expect(saved('first-line-session.json').entries).toHaveLength(5);
  });
});
