// A bot's reason for its move, if it gave one.
import type { Why } from '../../../bots/bot.ts';
import { type StoryLines, storyLines } from '../../../words/web/story.ts';
import type { Words } from '../../../words/words.ts';
import { useLines } from '../../app/lang.ts';
import style from './Log.module.css';

interface Props {
  readonly why: Why | undefined;
  readonly words: Words;
}

export function WhyLine({ why, words }: Props) {
  const l = useLines(storyLines).why;
  return why ? (
    <span className={style.why} data-why={why.kind}>
      {whyText(why, l, words)}
    </span>
  ) : null;
}

function whyText(why: Why, l: StoryLines['why'], { f }: Words): string {
  if (why.kind === 'onlyMove') return l.onlyMove;
  if (why.kind === 'duty') return l.duty;
  if (why.kind === 'passed') return l.passed(f.money(why.short));
  if (why.kind === 'worth') return l.worth[why.than](f.money(why.more));
  if (why.kind === 'forecast') return l.forecast(why.of, f.money(why.margin));
  return l.playouts(why.of, f.figure(why.games), why.chance);
}
