// Where each round of a game began.
import { type NamedRound, roundName } from '../../../i18n/roundName.ts';
import type { Moment, Timeline } from '../../../match/timeline.ts';

const kinds: Readonly<Record<string, NamedRound['kind']>> = {
  stockRoundBegan: 'stock',
  parliamentBegan: 'parliament',
  operatingRoundBegan: 'operating',
};

/** The newest first: it is looked for most. */
export const roundsOf = ({
  line,
}: Pick<Timeline, 'line'>): readonly { readonly name: string; readonly seq: number }[] =>
  line.flatMap((moment) => namesIn(moment).map((name) => ({ name, seq: moment.seq }))).reverse();

const namesIn = ({ events }: Moment): string[] =>
  events.flatMap((event) => {
    const kind = kinds[event.type];
    return kind ? [roundName({ ...event, kind } as unknown as NamedRound)] : [];
  });
