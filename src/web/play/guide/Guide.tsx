// The guided first turn: a card at a time in the decision's pane, over nothing. It blocks nothing, and follows a reader
// who plays on.
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { gives } from '../../../match/assist.ts';
import { type Cards, guideLines } from '../../../words/web/guide.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { usePart } from '../../app/usePart.ts';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { useTable } from '../useTable.ts';
import style from './guide.module.css';
import { seenOf } from './seenOf.ts';
import { type Guide, type GuideStep, type GuideTarget, type Seen, stepNow, stepsOf } from './steps.ts';
import { useGuides } from './useGuides.ts';

const places: Readonly<Partial<Record<GuideTarget, string>>> = {
  board: '[data-board]',
  stage: '[data-stage]',
  undo: '[data-act=undo]',
  menu: '[data-act=menu]',
};

const elementOf = (target: GuideTarget | null): HTMLElement | null =>
  target && document.querySelector(places[target] ?? `[data-panel=${target}], [role=tab][id$="-${target}"]`);

export function TitleGuide({ past }: { readonly past: ReadonlySet<string> }) {
  const play = useTable();
  const guide = usePart(play.game.id, 'guide', (title) => title.guide?.());
  const steps = guide ? stepsOf(guide, gives(play.table.assist, 'sums')) : [];
  const { see } = useGuides();
  const seen = seenOf(play);
  const step = stepNow(steps, past, seen);
  const shown = useRef<{ readonly id: string; readonly seen: Seen } | null>(null);
  if (step && shown.current?.id !== step.id) shown.current = { id: step.id, seen };
  const isDone = (shown.current && step?.done?.(seen, shown.current.seen)) ?? false;
  const advance =
    step &&
    (() =>
      see(
        play.game.id,
        step.id,
        steps.map(({ id }) => id),
      ));
  // an action already taken needs no more explaining
  useEffect(() => {
    if (isDone) advance?.();
  });
  return step && !isDone ? (
    <Card key={step.id} step={step} cards={guide!.cards} at={past.size + 1} all={steps.length} next={advance!} />
  ) : null;
}

interface CardProps {
  readonly step: GuideStep;
  readonly cards: Guide['cards'];
  readonly at: number;
  readonly all: number;
  readonly next: () => void;
}

function Card({ step, cards, at, all, next }: CardProps) {
  const { game } = useTable();
  const l = useLines(guideLines);
  const { end } = useGuides();
  const words: Cards<string> = { ...l.common, ...cards[useLang()] };
  const { title, text } = words[step.id]!;
  // after every change, as the marked element may have been redrawn
  useEffect(() => {
    const target = elementOf(step.target);
    target?.setAttribute('data-guided', '');
    return () => target?.removeAttribute('data-guided');
  });
  return (
    <aside className={style.card} data-guide={step.id} aria-label={l.label} aria-live="polite">
      <header className={style.head}>
        <h3>{title}</h3>
        <IconButton label={l.skip} data-act="skipGuide" onClick={() => end(game.id)}>
          <X aria-hidden />
        </IconButton>
      </header>
      <p>{text}</p>
      <footer className={style.foot}>
        <span>{l.progress(at, all)}</span>
        <Button size="small" data-act="nextCard" onClick={next}>
          {at === all ? l.last : l.next}
        </Button>
      </footer>
    </aside>
  );
}
