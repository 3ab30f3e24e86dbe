// Calls "Your move" to a reader who looks elsewhere: in the window's title, and with a bell if wanted.
import { useEffect, useRef } from 'react';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { usePage } from '../../app/page.ts';
import { toast } from '../../design/toasts.ts';
import { usePreferences } from '../preferences.ts';
import { useTable } from '../useTable.ts';

export function useAttention(): void {
  const { seat, game, seq, panel } = useTable();
  const l = useLines(tableLines).decision;
  const sound = usePreferences((p) => p.sound);
  const mine = seat !== null;
  usePage(mine ? `${l.yourMove} · ${game.name}` : game.name);
  const before = useRef(mine);
  useEffect(() => {
    const news = mine && !before.current;
    before.current = mine;
    if (!news) return;
    if (sound) ring();
    // the table itself says it, unless something else is in front
    if (seq !== null || panel !== null) toast(l.yourMove);
  }, [mine, sound, seq, panel, l]);
}

let audio: AudioContext | null = null;

/** Rings a small station bell, synthesised: two soft strokes. */
function ring(): void {
  try {
    audio ??= new AudioContext();
    for (const [delay, pitch] of [
      [0, 880],
      [0.18, 660],
    ] as const)
      stroke(audio, audio.currentTime + delay, pitch);
  } catch {
    // a browser without sound
  }
}

function stroke(to: AudioContext, at: number, pitch: number): void {
  const tone = to.createOscillator();
  const loudness = to.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
  tone.connect(loudness).connect(to.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}
