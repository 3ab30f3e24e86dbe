// A link as a QR code: the outline of its dark squares, for one path of an SVG.

import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';

export interface Qr {
  readonly path: string;
  /** Squares on a side, without the margin. */
  readonly size: number;
}

/** Squares of light paper that readers need on every side. */
export const QUIET = 4;

/** A code that stays readable with a sixth of it hidden, by a reflection or a finger. */
export function qrOf(link: string): Qr {
  const code = generate(link, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
