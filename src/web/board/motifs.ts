// The drawn patterns of a map: a few trees or peaks for each wild hex, a little different in every one.
import type { Ground, Point } from './picture.ts';

/** A number from 0 to 1 that depends only on a text and an index. */
function chanceOf(text: string, i: number): number {
  let h = 2166136261 ^ (i * 374761393);
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

const fixed = (n: number): string => n.toFixed(1);

interface Motif {
  /** Thin lines of ink. */
  readonly lines: string;
  /** The shaded side. */
  readonly shade: string;
}

/** Places of trees, for a radius of 1, the northernmost first. */
const groves = [
  [-0.38, -0.34],
  [0.4, -0.3],
  [-0.62, 0.02],
  [-0.3, 0.1],
  [0.28, 0.06],
  [0.62, 0.08],
  [-0.44, 0.42],
  [-0.08, 0.46],
  [0.42, 0.42],
] as const;

/** The drawing around the middle of a hex, if its ground has one. */
export function motifOf(ground: Ground, id: string, radius: number, at: Point): Motif | null {
  if (ground === 'forest') return forestMotif(id, radius, at);
  return ground === 'mountain' ? mountainMotif(id, radius, at) : null;
}

function forestMotif(id: string, radius: number, at: Point): Motif {
  let lines = '';
  let shade = '';
  groves.forEach(([gx, gy], i) => {
    const x = at.x + (gx + (chanceOf(id, i) - 0.5) * 0.14) * radius;
    const y = at.y + (gy + (chanceOf(id, i + 20) - 0.5) * 0.12) * radius + 5;
    const h = 10 + 4 * chanceOf(id, i + 40);
    const w = h * 0.36;
    lines += `M${fixed(x)} ${fixed(y)}v2.6M${fixed(x - w)} ${fixed(y)}L${fixed(x)} ${fixed(y - h)}L${fixed(x + w)} ${fixed(y)}Z`;
    shade += `M${fixed(x)} ${fixed(y - h)}L${fixed(x + w)} ${fixed(y)}H${fixed(x)}Z`;
  });
  return { lines, shade };
}

/** Peaks from the back to the front: place and height. */
const ranges = [
  [-0.3, 0.08, 0.46],
  [0.32, 0.02, 0.52],
  [-0.02, 0.34, 0.62],
  [-0.5, 0.42, 0.34],
  [0.48, 0.4, 0.38],
] as const;

function mountainMotif(id: string, radius: number, at: Point): Motif {
  let lines = '';
  let shade = '';
  ranges.forEach(([px, py, ph], i) => {
    const x = at.x + (px + (chanceOf(id, i) - 0.5) * 0.1) * radius;
    const y = at.y + (py + (chanceOf(id, i + 20) - 0.5) * 0.06) * radius;
    const h = (ph + (chanceOf(id, i + 40) - 0.5) * 0.1) * radius;
    const w = h * 0.62;
    const ridge = x + w * (0.1 + 0.1 * chanceOf(id, i + 60));
    lines += `M${fixed(x - w)} ${fixed(y)}Q${fixed(x - w * 0.3)} ${fixed(y - h * 0.55)} ${fixed(x)} ${fixed(y - h)}Q${fixed(x + w * 0.4)} ${fixed(y - h * 0.5)} ${fixed(x + w)} ${fixed(y)}`;
    shade += `M${fixed(x)} ${fixed(y - h)}Q${fixed(x + w * 0.4)} ${fixed(y - h * 0.5)} ${fixed(x + w)} ${fixed(y)}L${fixed(ridge + w * 0.2)} ${fixed(y)}L${fixed(ridge - w * 0.1)} ${fixed(y - h * 0.42)}Z`;
  });
  return { lines, shade };
}
