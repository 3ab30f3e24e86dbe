// binario bench --against DIR: compares the cost of the same work in this tree and an older one, in alternating runs of
// separate processes, so that a busy machine troubles both alike. A ratio above 1: this tree is that many times faster.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile, sorted } from '../measure.ts';

export const kinds = ['replay', 'replay-alike', 'keep', 'choices-p99', 'choices-max', 'playouts'] as const;
export type Kind = (typeof kinds)[number];

const units: Readonly<Record<Kind, string>> = {
  replay: 'µs a move',
  'replay-alike': 'µs a move, both compiled',
  keep: 'µs a move',
  'choices-p99': 'ms',
  'choices-max': 'ms',
  playouts: 'µs a game',
};

export interface Compared {
  readonly name: string;
  /** The median of this tree's runs; the other tree's is null if it lacks the game. */
  readonly figure: number;
  readonly other: number | null;
  readonly ratio: number | null;
  /** The lowest and the highest ratio of two consecutive runs. */
  readonly spread: readonly [number, number] | null;
  readonly unit: string;
  readonly n: number;
  /** Load of the machine when the last run ended. */
  readonly load: number;
}

const PAIRS = 3;
const here = fileURLToPath(new URL('../../..', import.meta.url));
const child = fileURLToPath(new URL('child.mjs', import.meta.url));

export async function compared(game: string, kind: Kind, against: string): Promise<Compared> {
  const own: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < PAIRS; i++) {
    own.push((await measure(here, game, kind))!);
    const other = await measure(resolve(against), game, kind);
    if (other !== null) others.push(other);
  }
  const figure = quantile(sorted(own), 0.5);
  const other = others.length > 0 ? quantile(sorted(others), 0.5) : null;
  const ratios = sorted(others.map((one, i) => one / own[i]!));
  return {
    name: `${game}/${kind}`,
    figure,
    other,
    ratio: other === null ? null : other / figure,
    spread: other === null ? null : [ratios[0]!, ratios.at(-1)!],
    unit: units[kind],
    n: PAIRS,
    load: loadavg()[0]!,
  };
}

function measure(dir: string, game: string, kind: Kind): Promise<number | null> {
  return new Promise((done, fail) => {
    const running = spawn(process.execPath, [child, dir, game, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    running.stdout.on('data', (chunk) => {
      text += chunk;
    });
    running.on('error', fail);
    running.on('close', (code) =>
      code === 0 ? done(JSON.parse(text.trim().split('\n').at(-1)!)) : fail(new Error(`${kind} of ${dir} failed`)),
    );
  });
}
