// On the card of a place: how many ways lead there, and between what they cost and bring.
import { railLines } from '../../../i18n/web/rail.ts';
import { usePlay } from '../Play.ts';
import { compared, spanText } from './comparison.ts';
import type { WayChoice } from './ways.ts';

/** The columns that count most. */
const BRIEF = 2;

export function WaysInBrief({ choice, className }: { readonly choice: WayChoice; readonly className?: string }) {
  const { face, desk, words, lang } = usePlay();
  if (!desk || !face.track) return null;
  const { ways: l } = railLines[lang];
  const { ways } = face.track;
  const all = compared(face.track, desk.state, choice);
  const spans = spanText((ways?.columns ?? []).slice(0, BRIEF), all, words.f, (id) => ways?.heads(lang)[id] ?? id);
  return <span className={className}>{[...spans, ...(all.length > 1 ? [l.head(all.length)] : [])].join(' · ')}</span>;
}
