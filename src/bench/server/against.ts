// binario bench server --against DIR: this tree's server and another's under the same load, from the same players, in
// alternating runs.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compared } from '../against/compare.ts';
import { quantile, sorted } from '../measure.ts';
import { type Measured, measured, units } from './measured.ts';
import { engines, withStore } from './stores.ts';

const PAIRS = 3;
const here = fileURLToPath(new URL('../../..', import.meta.url));

type Name = keyof typeof units;
/** Figures where more is better: a ratio above 1 always means that this tree is that many times better. */
const more: readonly Name[] = ['moves', 'commit'];

export async function* comparedServers(against: string): AsyncIterable<Compared> {
  for (const engine of engines) {
    const pairs: { readonly own: Measured; readonly other: Measured }[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const own = await withStore(engine, (env) => measured(env, here));
      const other = own && (await withStore(engine, (env) => measured(env, resolve(against))));
      if (!own || !other) break;
      pairs.push({ own, other });
    }
    if (pairs.length === 0) continue;
    for (const name of Object.keys(pairs[0]!.own.figures) as Name[]) yield comparedIn(`server/${engine}`, name, pairs);
  }
}

function comparedIn(
  prefix: string,
  name: Name,
  pairs: readonly { readonly own: Measured; readonly other: Measured }[],
): Compared {
  const [own, others] = [pairs.map((pair) => pair.own.figures[name]!), pairs.map((pair) => pair.other.figures[name]!)];
  const times = (mine: number, theirs: number) => (more.includes(name) ? mine / theirs : theirs / mine);
  const [figure, other] = [quantile(sorted(own), 0.5), quantile(sorted(others), 0.5)];
  const ratios = sorted(own.map((one, i) => times(one, others[i]!)));
  return {
    name: `${prefix}/${name}`,
    figure,
    other,
    ratio: times(figure, other),
    spread: [ratios[0]!, ratios.at(-1)!],
    unit: units[name],
    n: pairs.length,
    load: loadavg()[0]!,
  };
}
