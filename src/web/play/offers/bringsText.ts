// The value of an offer in a line: one offer, or several of a row that differ in their figures.
import type { Choice } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import { type Brings, bringsOf, HUNDRED, together } from '../../../match/brings.ts';
import { lastEarned } from '../../../match/lastEarned.ts';
import { type DecisionLines, decisionLines } from '../../../words/web/decision.ts';
import type { Words } from '../../../words/words.ts';
import type { Play } from '../Play.ts';

type Seen = Pick<Play, 'desk' | 'face' | 'words' | 'lang' | 'moment'>;

/** Null if there is nothing to say, and at a table without help. */
export function bringsText({ desk, face, words, lang, moment }: Seen, choices: readonly Choice[]): string | null {
  if (!desk || !gives(desk.assist ?? 'routes', 'sums')) return null;
  const earned = lastEarned(moment);
  const all = choices.flatMap(
    (choice) => bringsOf(desk, choice, earned) ?? face.brings?.(desk.state, choice.chosen, desk.seat) ?? [],
  );
  const ends = all.length === choices.length ? together(all) : null;
  return ends && said(ends, decisionLines[lang], words);
}

function said([least, most]: readonly [Brings, Brings], l: DecisionLines, { f }: Words): string {
  const b = l.brings;
  const span = (from: number, to: number) =>
    from === to ? f.money(from) : `${f.money(Math.min(from, to))}–${f.money(Math.max(from, to))}`;
  const train = ({ type, price }: { readonly type: string; readonly price: number }) =>
    b.train(f.train(type), f.money(price));
  const company = 'company' in least ? f.company(least.company) : '';
  switch (least.kind) {
    case 'share': {
      const sum = span(Math.abs(least.sum), Math.abs((most as typeof least).sum));
      const { last } = least;
      if (!last) return (least.sum > 0 ? b.shareOf : b.soldOf)(company, f.money(HUNDRED), sum);
      return `${(last.paid ? b.paid : b.earned)(company, f.money(last.sum))}: ${(least.sum > 0 ? b.share : b.sold)(sum)}`;
    }
    case 'part': {
      const { income, each, shares, had, has, dividends } = least;
      const text = b.part(company, f.figure(income), f.money(each), dividends ?? 0);
      return shares > 1 ? `${text}; ${b.all(shares, f.money(has), f.money(had))}` : text;
    }
    case 'start': {
      const to = most as typeof least;
      const treasury = span(least.treasury, to.treasury);
      if (least.left === 0) return b.floats(treasury, train(least.train));
      return b.start(least.percent, least.left, span(least.price, to.price), treasury, train(least.train));
    }
    case 'charter':
      return b.charter(least.percent, least.shares, span(...least.price), span(...least.treasury), train(least.train));
    case 'income':
      return b.income(f.money(least.sum), least.rounds ?? 0);
    case 'train':
      return least.isKnown
        ? b.runs(company, f.money(least.earned), least.runs)
        : b.someRuns(f.money(least.earned), least.runs);
    case 'covers':
      return least.from === least.to
        ? b.coversNoMore(company, f.money(least.to))
        : b.covers(company, f.money(least.from), f.money(least.to));
  }
}
