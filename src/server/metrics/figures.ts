// Figures in the text format of Prometheus: counters, a histogram, and gauges read on demand.

export type Labels = Readonly<Record<string, string>>;

const told = (labels: Labels, more: Labels = {}): string => {
  const all = Object.entries({ ...labels, ...more }).map(([name, value]) => `${name}="${escaped(value)}"`);
  return all.length > 0 ? `{${all.join(',')}}` : '';
};
const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const headed = (name: string, help: string, kind: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');

export interface Figure {
  text(): string | Promise<string>;
}

export interface Counter extends Figure {
  text(): string;
  add(labels?: Labels): void;
}

/** Labels must come from a short list, since each combination is kept. */
export function counter(name: string, help: string): Counter {
  const counts = new Map<string, number>();
  return {
    add(labels = {}) {
      const key = told(labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    text: () =>
      headed(
        name,
        help,
        'counter',
        [...counts].map(([key, count]) => `${name}${key} ${count}`),
      ),
  };
}

export interface Histogram extends Figure {
  text(): string;
  observe(seconds: number, labels?: Labels): void;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function histogram(name: string, help: string, buckets = BUCKETS): Histogram {
  const series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }>();
  return {
    observe(seconds, labels = {}) {
      const key = told(labels);
      const one = series.get(key) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
      series.set(key, one);
      for (const [i, most] of buckets.entries()) if (seconds <= most) one.counts[i]! += 1;
      one.sum += seconds;
      one.count += 1;
    },
    text: () =>
      headed(
        name,
        help,
        'histogram',
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...buckets.map((most, i) => `${name}_bucket${told(labels, { le: String(most) })} ${counts[i]}`),
          `${name}_bucket${told(labels, { le: '+Inf' })} ${count}`,
          `${name}_sum${told(labels)} ${sum}`,
          `${name}_count${told(labels)} ${count}`,
        ]),
      ),
  };
}

/** A value read on demand, or several told apart by labels. */
export const gauge = (
  name: string,
  help: string,
  read: () => number | readonly (readonly [Labels, number])[] | Promise<readonly (readonly [Labels, number])[]>,
): Figure => ({
  async text() {
    const value = await read();
    const values = typeof value === 'number' ? ([[{}, value]] as const) : value;
    return headed(
      name,
      help,
      'gauge',
      values.map(([labels, one]) => `${name}${told(labels)} ${one}`),
    );
  },
});
