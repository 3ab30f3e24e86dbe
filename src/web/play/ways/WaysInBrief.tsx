// On the card of a place: the number of ways there, and the range of their figures.
import { useMemo } from 'react';
import { railLines } from '../../../words/web/rail.ts';
import { useTable } from '../useTable.ts';
import { compared, spanText } from './comparison.ts';
import type { WayChoice } from './ways.ts';

/** The number of columns shown: those that count most. */
const BRIEF = 2;

export function WaysInBrief({ choice, className }: { readonly choice: WayChoice; readonly className?: string }) {
  const { face, desk, words, lang } = useTable();
  const state = desk?.state;
  const chosen = JSON.stringify(choice.chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same choice is made anew whenever the cards are dealt
  const all = useMemo(
    () => (face.track && state ? compared(face.track, state, choice) : []),
    [face.track, state, chosen],
  );
  if (all.length === 0) return null;
  const { ways: l } = railLines[lang];
  const ways = face.track?.ways;
  const spans = spanText((ways?.columns ?? []).slice(0, BRIEF), all, words.f, (id) => ways?.heads(lang)[id] ?? id);
  return <span className={className}>{[...spans, ...(all.length > 1 ? [l.head(all.length)] : [])].join(' · ')}</span>;
}
