// Shown for a table that is loading or unavailable: quiet words for each case.
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { tableLines } from '../../words/web/table.ts';
import { Away } from '../app/Away.tsx';
import { useLang, useLines } from '../app/lang.ts';
import { useRootMark } from '../app/useRootMark.ts';
import { ButtonLink } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Spinner } from '../design/Spinner.tsx';
import placed from '../firstBoard/first.module.css';
import { hasFirstBoard, keepFirstBoard, placeFirstBoard } from '../firstBoard/firstBoard.ts';
import type { TableLink, Trouble } from './link.ts';
import { problemOf } from './problemOf.ts';
import { useSlow } from './useSlow.ts';
import style from './Waiting.module.css';

export function Waiting() {
  const l = useLines(tableLines);
  const slow = useSlow(true, 4000);
  const [hasFirst] = useState(hasFirstBoard);
  useRootMark('data-at-table', hasFirst);
  useLayoutEffect(keepFirstBoard, []);
  if (hasFirst) return <BesideFirst slow={slow} />;
  return (
    <div className={style.waiting}>
      <Spinner label={slow ? l.slow : l.loading} />
    </div>
  );
}

/** Leaves the board's place open, so that the served drawing shows through. */
function BesideFirst({ slow }: { readonly slow: boolean }) {
  const l = useLines(tableLines);
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = here.current!;
    const observer = new ResizeObserver(() => placeFirstBoard(place.getBoundingClientRect().top));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={here} className={placed.first}>
      <div />
      <div className={placed.side} role="status">
        {slow ? l.slow : l.loading}
        {slow && (
          <p>
            <ButtonLink href="/">{l.trouble.home}</ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** In the middle of the page, as a table would be. */
export const AwayTable = (props: ComponentProps<typeof Away>) => (
  <div className={style.waiting}>
    <Away {...props} />
  </div>
);

interface TroubleProps {
  readonly trouble: Exclude<Trouble, { readonly kind: 'unreachable' }>;
  readonly kind: TableLink['kind'];
}

export function TroubleView({ trouble, kind }: TroubleProps) {
  const l = useLines(tableLines);
  const lang = useLang();
  const titles = {
    missing: kind === 'local' ? l.trouble.missingLocal : l.trouble.missing,
    record: l.trouble.record,
  };
  return (
    <div className={style.waiting}>
      <EmptyState alert title={titles[trouble.kind]} action={<ButtonLink href="/">{l.trouble.home}</ButtonLink>}>
        {trouble.kind === 'record' ? problemOf(trouble.problem, lang) : null}
      </EmptyState>
    </div>
  );
}
