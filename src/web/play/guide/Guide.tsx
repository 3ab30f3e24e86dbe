// The guided first turn: a card at a time beside what it speaks of. Nothing is blocked: whoever plays on is followed.
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type GuideCard, guideLines } from '../../../i18n/web/guide.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { lowTable, narrowTable } from '../narrowTable.ts';
import { usePlay } from '../Play.ts';
import { useMedia } from '../useMedia.ts';
import style from './guide.module.css';
import { type Placed, placeAboveThumb, placeCard, reaching } from './placeCard.ts';
import { seenOf } from './seenOf.ts';
import { type GuideStep, type GuideTarget, guideOf, type Seen, stepNow } from './steps.ts';
import { useGuides } from './useGuides.ts';

const places: Readonly<Partial<Record<GuideTarget, string>>> = {
  decision: '#decision',
  board: '[data-board]',
  stage: '[data-stage]',
  undo: '[data-act=undo]',
  menu: '[data-act=menu]',
};

const elementOf = (target: GuideTarget | null): HTMLElement | null =>
  target && document.querySelector(places[target] ?? `[data-panel=${target}], [role=tab][id$="-${target}"]`);

export function Guide({ past }: { readonly past: ReadonlySet<string> }) {
  const play = usePlay();
  const steps = guideOf(play.game.id) ?? [];
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
  // what was done needs no more telling
  useEffect(() => {
    if (isDone) advance?.();
  });
  return step && !isDone ? (
    <Card key={step.id} step={step} at={past.size + 1} all={steps.length} next={advance!} />
  ) : null;
}

interface CardProps {
  readonly step: GuideStep;
  readonly at: number;
  readonly all: number;
  readonly next: () => void;
}

function Card({ step, at, all, next }: CardProps) {
  const { game } = usePlay();
  const l = useLines(guideLines);
  const narrow = useMedia(narrowTable);
  const low = useMedia(lowTable);
  const upright = narrow && !low;
  const card = useRef<HTMLElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { end } = useGuides();
  const words = { ...l.common, ...l.games[game.id as keyof typeof l.games] } as Readonly<Record<string, GuideCard>>;
  const { title, text } = words[step.id]!;
  // after every change: it may have moved what the card points at
  useLayoutEffect(() => {
    const target = elementOf(step.target);
    const decision = elementOf('decision');
    const place = () => {
      if (!card.current) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const room = { width: innerWidth, height: innerHeight };
      const thumb = decision?.getBoundingClientRect() ?? null;
      const box = target?.getBoundingClientRect() ?? null;
      const size = { width, height };
      const next = upright
        ? placeAboveThumb(box, thumb, size, room)
        : placeCard(box && reaching(box, thumb), size, room);
      // where the decision begins high up, it begins below the card
      const covered = upright && thumb ? next.top + height + 8 - thumb.top : 0;
      if (decision) decision.style.paddingTop = covered > 0 ? `${covered}px` : '';
      setPlaced((before) => (before?.left === next.left && before.top === next.top ? before : next));
    };
    place();
    target?.setAttribute('data-guided', '');
    addEventListener('resize', place);
    return () => {
      target?.removeAttribute('data-guided');
      if (decision) decision.style.paddingTop = '';
      removeEventListener('resize', place);
    };
  });
  return (
    <aside
      ref={card}
      className={style.card}
      style={
        placed ? { translate: `${Math.round(placed.left)}px ${Math.round(placed.top)}px` } : { visibility: 'hidden' }
      }
      data-pointing={placed?.pointing ?? undefined}
      data-guide={step.id}
      data-upright={upright || undefined}
      aria-label={l.label}
      aria-live="polite"
    >
      <header className={style.head}>
        <h2>{title}</h2>
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
