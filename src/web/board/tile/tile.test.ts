import { describe, expect, test } from 'vitest';
import { NODE, type TrackFacts } from '../../../engine/track/facts.ts';
import { city, offboard, paths, town } from '../../../engine/track/notation.ts';
import { between, cutAt, headingAt, pointAt } from './curve.ts';
import { cornersOfEdge, depthOf, middleOfEdge } from './edges.ts';
import { layoutOf } from './placeNodes.ts';
import { nameLines, sizeOf } from './sizes.ts';
import { slotRadius, slotsAt } from './slots.ts';
import { tileOf } from './tileOf.ts';
import type { TileSign } from './tilePicture.ts';

const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const hexTrack = (nodes: TrackFacts['nodes'], track: string): TrackFacts => ({
  colour: 'brown',
  nodes,
  paths: paths(track),
});
const turned = (facts: TrackFacts, by: number): TrackFacts => ({
  ...facts,
  paths: facts.paths.map(([a, b]) => [a < NODE ? (a + by) % 6 : a, b < NODE ? (b + by) % 6 : b] as const),
});

describe('edges', () => {
  test('edge 0 is the bottom of a flat hex and bottom left of a pointed one; numbers go clockwise', () => {
    expect(middleOfEdge(0, 'flat').y).toBeCloseTo(Math.sqrt(3) / 2);
    expect(middleOfEdge(3, 'flat').y).toBeCloseTo(-Math.sqrt(3) / 2);
    expect(middleOfEdge(1, 'flat').x).toBeLessThan(0);
    expect(middleOfEdge(1, 'pointy').x).toBeCloseTo(-Math.sqrt(3) / 2);
    expect(middleOfEdge(0, 'pointy').x).toBeLessThan(0);
    expect(middleOfEdge(0, 'pointy').y).toBeGreaterThan(0);
  });

  test('the corners of an edge lie on the outline', () => {
    for (const shape of ['flat', 'pointy'] as const)
      for (let edge = 0; edge < 6; edge++)
        for (const corner of cornersOfEdge(edge, shape)) expect(depthOf(corner.x, corner.y, shape)).toBeCloseTo(1);
  });
});

describe('curves', () => {
  test('leave and reach the sides square to them', () => {
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [0, 3],
    ] as const) {
      const curve = between(a, b, 'flat');
      const { x, y } = middleOfEdge(a, 'flat');
      expect(Math.cos(headingAt(curve, 0.001))).toBeCloseTo(-x / Math.hypot(x, y), 1);
    }
  });

  test('a sharp curve stays near its corner, a gentle one goes by the middle, a straight one through it', () => {
    const middle = (a: number, b: number) => Math.hypot(...Object.values(pointAt(between(a, b, 'flat'), 0.5)));
    expect(middle(0, 1)).toBeCloseTo(0.5, 1);
    expect(middle(0, 2)).toBeCloseTo(0.23, 1);
    expect(middle(0, 3)).toBeCloseTo(0);
  });

  test('a curve that is cut goes on where it was cut', () => {
    const [first, second] = cutAt(between(0, 2, 'flat'), 0.3);
    expect(first[3]).toEqual(second[0]);
  });
});

describe('track over track', () => {
  const bridges = (track: string, nodes: TrackFacts['nodes'] = []) =>
    tileOf(hexTrack(nodes, track), { shape: 'flat', hex: 'A1', signs: [] }).tracks.map(
      (one) => one.bridges?.length ?? 0,
    );

  test('is a bridge where the two do not meet', () => {
    expect(bridges('03 14')).toEqual([0, 1]);
    expect(bridges('02 13')).toEqual([0, 1]);
    expect(bridges('0a 3a 1b 4b', [town(10), town(10)]).reduce((a, b) => a + b)).toBe(1);
  });

  test('is none where they do, or lie apart', () => {
    expect(bridges('03 04')).toEqual([0, 0]);
    expect(bridges('01 34')).toEqual([0, 0]);
    expect(bridges('0a 1a 3a 4a', [city(40, 2)])).toEqual([0, 0, 0, 0]);
  });
});

describe('where cities and towns stand', () => {
  const doubles = ['0a 2b', '0a 2a 3b 4b', '0a 4a 2b 3b', '0a 3a 1b 2b', '0a 3a 2b 4b', '0a 3a 1b 4b', '0a 1a 2b 3b'];

  test('a city alone stands in the middle, a town alone on its curve', () => {
    expect(layoutOf(hexTrack([city(20)], '0a 1a'), 'flat').nodes[0]).toMatchObject({ x: 0, y: 0 });
    const [stop] = layoutOf(hexTrack([town(10)], '0a 1a'), 'flat').nodes;
    expect(Math.hypot(stop!.x, stop!.y)).toBeCloseTo(0.5, 1);
  });

  test.each(doubles)('two cities with track %s do not lie upon each other, however they are turned', (track) => {
    for (const shape of ['flat', 'pointy'] as const)
      for (let by = 0; by < 6; by++) {
        const { nodes } = layoutOf(turned(hexTrack([city(50), city(50)], track), by), shape);
        expect(far(nodes[0]!, nodes[1]!)).toBeGreaterThan(2 * slotRadius(1));
        for (const node of nodes) expect(depthOf(node.x, node.y, shape)).toBeLessThan(0.8);
      }
  });

  test('cities without track stand side by side', () => {
    const { nodes } = layoutOf(hexTrack([city(0), city(0)], ''), 'flat');
    expect(nodes[0]!.x).toBe(-nodes[1]!.x);
  });

  test('every piece of track ends at its edge and at its stop', () => {
    for (const track of doubles) {
      const facts = hexTrack([city(50), city(50)], track);
      const { nodes, tracks } = layoutOf(facts, 'flat');
      facts.paths.forEach(([a, b], i) => {
        const [from, , , to] = tracks[i]!;
        expect(far(from, middleOfEdge(a, 'flat'))).toBeLessThan(0.01);
        expect(far(to, nodes[b - NODE]!)).toBeLessThan(0.01);
      });
    }
  });

  test('the slots of a city touch each other and no more', () => {
    for (const slots of [2, 3, 4]) {
      const places = slotsAt({ x: 0, y: 0 }, 0.4, slots);
      expect(places).toHaveLength(slots);
      expect(near(far(places[0]!, places[1]!), 2 * slotRadius(slots))).toBe(true);
    }
  });
});

describe('what is written', () => {
  const signs: TileSign[] = [
    { kind: 'value', text: '50' },
    { kind: 'name', lines: ['Hamilton'] },
    { kind: 'label', text: 'OO', later: false },
  ];

  test('signs do not lie upon each other', () => {
    const { labels } = tileOf(hexTrack([city(50), city(50)], '0a 4a 2b 3b'), { shape: 'flat', hex: 'L15', signs });
    for (const [i, a] of labels.entries())
      for (const b of labels.slice(i + 1)) {
        const [sa, sb] = [sizeOf(a), sizeOf(b)];
        const apart =
          Math.abs(a.x - b.x) >= (sa.width + sb.width) / 2 || Math.abs(a.y - b.y) >= (sa.height + sb.height) / 2;
        expect(apart, `${a.kind} and ${b.kind}`).toBe(true);
      }
  });

  test('long names are set in two lines', () => {
    expect(nameLines('Barrie')).toEqual(['Barrie']);
    expect(nameLines('Niagara Falls')).toEqual(['Niagara', 'Falls']);
    expect(nameLines('Detroit - Windsor')).toEqual(['Detroit-', 'Windsor']);
  });

  test('track off the board is a point, a town on a line is a bar, pieces and stops are named by their hex', () => {
    const off = tileOf(hexTrack([offboard({ yellow: 30 })], '0a 5a'), { shape: 'flat', hex: 'B13', signs: [] });
    expect(off.tracks.every((track) => track.point !== undefined)).toBe(true);
    expect(off.stops).toEqual([]);
    const line = tileOf(hexTrack([town(10)], '0a 3a'), { shape: 'flat', hex: 'H11', signs: [] });
    expect(line.stops).toMatchObject([{ id: 'H11.0', kind: 'bar' }]);
    expect(line.tracks.map((track) => track.id)).toEqual(['H11:0', 'H11:1']);
  });

  test('a home is kept in the first free slot', () => {
    const mark = (letter: string) => ({ letter, colour: '#000', ink: '#fff', line: 'solid' as const });
    const { stops } = tileOf(hexTrack([city(40, 2)], '0a 3a'), {
      shape: 'flat',
      hex: 'J15',
      signs: [],
      tokens: [[mark('GT'), null]],
      awaits: [[mark('BBG')]],
    });
    expect(stops[0]!.slots.map((slot) => slot.company?.letter ?? slot.awaits?.[0]?.letter)).toEqual(['GT', 'BBG']);
  });
});
