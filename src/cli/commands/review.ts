// binario review: what recorded games cost whom, by what is proved and what is counted.
import { type Core, seatsOf } from '../../engine/index.ts';
import { type Finding, type Voice, voices } from '../../review/finding.ts';
import { review as first, reviewFurther, type Asked as Wanted } from '../../review/review.ts';
import { loadReview } from '../../titles/reviews.ts';
import { wordsFor } from '../../titles/words.ts';
import { findingText } from '../../words/review.ts';
import { roundName } from '../../words/roundName.ts';
import { type Context, Hopeless, type Status } from '../context.ts';
import { type FileFault, problemText } from '../files.ts';
import { type Reviewable, reviewable } from '../reviewable.ts';
import { table } from '../table.ts';
import { eachRecord } from '../telling.ts';

export interface ReviewOptions {
  readonly voices: string | undefined;
  readonly seat: number | undefined;
}

export async function review(context: Context, files: readonly string[], asked: ReviewOptions): Promise<Status> {
  const wanted = voicesIn(context, asked.voices);
  return eachRecord(context, files, (file) => reviewFile(context, file, { voices: wanted, seat: asked.seat }));
}

function voicesIn({ lines }: Context, list: string | undefined): readonly Voice[] {
  if (list === undefined) return voices;
  const asked = list.split(',').map((voice) => voice.trim());
  const strange = asked.find((voice) => !(voices as readonly string[]).includes(voice));
  if (strange !== undefined) throw new Hopeless(lines.unknownVoice({ voice: strange, voices: voices.join(', ') }));
  return voices.filter((voice) => asked.includes(voice));
}

interface Asked {
  readonly voices: readonly Voice[];
  readonly seat: number | undefined;
}

async function reviewFile(context: Context, file: string, asked: Asked): Promise<Status | FileFault> {
  const begun = performance.now();
  const { lines, lang } = context;
  const read = await reviewable(file, lines);
  if ('error' in read) return read;
  const { game, record } = read;
  const own = await loadReview(game);
  const found = walks(context, file, read, { voices: asked.voices, own: own?.kinds });
  if ('error' in found) return found;
  const { findings, state, refused } = found;
  const seats = seatsOf(state);
  if (asked.seat !== undefined && !seats.includes(asked.seat))
    return { error: lines.badSeat({ seat: String(asked.seat), players: seats.length }) };
  const shown = asked.seat === undefined ? seats : [asked.seat];
  const words = await wordsFor(
    game,
    lang,
    record.seats.map(({ name }) => name),
  );
  const { f } = words;
  const told = findings
    .filter(({ seat }) => shown.includes(seat))
    .map((one) => inFile(one, read))
    .map((one) => {
      const { facts, round, ...figures } = one;
      return {
        ...figures,
        ...facts,
        round: round && roundName(round),
        text: findingText(one, lang, words, own?.lines),
      };
    });
  for (const one of told) context.print({ file, ...one }, '');
  const lost = Object.fromEntries(
    shown.map((seat) => [seat, { proved: provedOf(findings, seat), thought: null, se: null }]),
  );
  const ms = Math.round(performance.now() - begun);
  const heads = lines.reviewColumns;
  const rows = told.map((x) => [x.index, x.round ?? '', f.seat(x.seat), lines.voices[x.voice], x.lost, x.text]);
  const sums = shown.map((seat) => lines.provedLoss({ seat: f.seat(seat), sum: f.money(lost[seat]!.proved) }));
  const text = [
    lines.reviewed({ file, findings: told.length, seconds: (ms / 1000).toFixed(1) }),
    ...(rows.length > 0
      ? [table([heads.index, heads.round, heads.seat, heads.voice, heads.lost, heads.text], rows)]
      : []),
    sums.join('; '),
  ];
  context.print({ file, seats: lost, ms }, text.join('\n'));
  const stop = read.stop ?? refused?.index ?? null;
  if (stop !== null) context.complain(lines.fileFault({ file, text: lines.brokenOff({ index: stop }) }));
  return stop === null ? 0 : 1;
}

/** With the numbers that its moves have in the file. */
const inFile = (one: Finding, { actionOf }: Reviewable): Finding => ({
  ...one,
  index: actionOf(one.index),
  ...(one.until !== undefined && { until: actionOf(one.until) }),
});

interface Walked {
  readonly findings: readonly Finding[];
  readonly state: Core;
  readonly refused: { readonly index: number } | null;
}

/** Both walks, with a line of progress on a terminal. */
function walks(context: Context, file: string, { game, record }: Reviewable, wanted: Wanted): Walked | FileFault {
  const { lines } = context;
  const steps = [
    ['first', first],
    ['further', reviewFurther],
  ] as const;
  const findings: Finding[] = [];
  let opened = null;
  for (const [name, step] of steps) {
    const report = progress((percent) => lines.reviewing({ file, walk: name, percent }));
    const done = step(game, record, { ...wanted, report: report.show });
    report.end();
    if ('problem' in done) return { error: problemText(lines, done) };
    findings.push(...done.findings);
    opened = done.opened;
  }
  const { state, refused } = opened!;
  return { findings: findings.toSorted((a, b) => a.index - b.index), state, refused };
}

/** A line that is written over itself; silent where nobody looks. */
function progress(text: (percent: number) => string) {
  if (!process.stderr.isTTY) return { show: undefined, end: () => {} };
  let last = -1;
  return {
    show(done: number, of: number) {
      const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
      if (percent !== last) process.stderr.write(`\r\x1b[K${text(percent)}`);
      last = percent;
    },
    end: () => process.stderr.write('\r\x1b[K'),
  };
}

const provedOf = (findings: readonly Finding[], seat: number): number =>
  findings.reduce((sum, one) => sum + (one.voice === 'proved' && one.seat === seat ? one.lost : 0), 0);
