// A PNG of few colours: a drawing on flat paper needs no more, and takes a third of the bytes.
import { crc32, deflateSync } from 'node:zlib';

/** `pixels` are RGBA. Colours are counted coarsely, and every pixel gets the nearest of the most frequent. */
export function indexedPng({ width, height, pixels, colours }) {
  const palette = paletteOf(pixels, colours);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      rows[y * (width + 1) + 1 + x] = nearest(pixels[at], pixels[at + 1], pixels[at + 2]);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits a pixel, by a palette
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Shades this close are one. */
const STEP = 12;
/** A palette colour keeps this distance from those chosen before it, so that rare inks find room. */
const APART = 20;

function paletteOf(pixels, colours) {
  const found = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const rgb = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = rgb.map((part) => Math.round(part / STEP)).join();
    const seen = found.get(key) ?? { count: 0, sum: [0, 0, 0] };
    seen.count += 1;
    for (const i of [0, 1, 2]) seen.sum[i] += rgb[i];
    found.set(key, seen);
  }
  const frequent = [...found.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => sum.map((part) => Math.round(part / count)));
  const palette = [];
  for (const colour of frequent)
    if (palette.length < colours && palette.every((other) => distance(other, colour) >= APART * APART))
      palette.push(colour);
  return palette;
}

function nearestIn(palette) {
  const known = new Map();
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b;
    let best = known.get(key);
    if (best !== undefined) return best;
    best = 0;
    for (const [i, colour] of palette.entries())
      if (distance(colour, [r, g, b]) < distance(palette[best], [r, g, b])) best = i;
    known.set(key, best);
    return best;
  };
}

const distance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
