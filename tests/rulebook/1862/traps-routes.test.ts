// Errors of other implementations of 1862 about routes and their revenue (traps 1 to 13), one test for each. Where such
// a report and our checklist disagree the checklist holds, and the report is the other side of a ruling: then both are
// here.
import { expect, test } from 'vitest';
import { track1862 } from '../../support/track1862.ts';

type More = Parameters<typeof track1862>[2];
const earns = (revenue: number, subsidy = 0) => ({ revenue, subsidy });

/** Port of Cromer (F1), Cromer, Norwich, the small station of Acle (G6), Beccles, Lowestoft; by Framlingham to Ipswich. */
const enr = (more: More = {}) =>
  track1862('ENR', 'F3:57/0 F5:790/2 G6:8851/2 G8:14/0 H7:5/1 F9:8851/0 F11:791/1', more);
const TO_PORT = 'F1-F3-F5';
const TO_BECCLES = 'F3-F5-G6-G8';

test('trap 1: a freight 1 between neighbours gets both ends, and nothing for hexes between', () => {
  expect(enr().runs(['1F', 'F3-F5'])).toEqual(earns(20 + 40));
  expect(enr().runs(['1F', 'F1-F3'])).toEqual(earns(80 + 20));
});

test('trap 2: the distance to an area is counted to the hex by which it is entered, plus one; or to its own hex', () => {
  // from Colchester to London by Witham, and round by Bishop's Stortford
  const eur = (freightOffboardEnd: 'lastHexPlusOne' | 'offboardHex') =>
    track1862('EUR', 'E12:790/1 D13:57/1 D11:6/5 C12:8852/1 B13:6/4', {
      tokens: ['B15.1'],
      rulings: { freightOffboardEnd },
    });
  const ways = [
    ['5F', 'E12-D13-C14'],
    ['5F', 'E12-D11-C12-B13-B15'],
  ] as const;
  expect(ways.map((way) => eur('lastHexPlusOne').runs(way))).toEqual([earns(140 + 20), earns(140 + 60)]);
  expect(ways.map((way) => eur('offboardHex').runs(way))).toEqual([earns(140 + 20), earns(140 + 40)]);
});

test('trap 3: the port of Lowestoft brings the same from the south as from the other sides', () => {
  const from = (lowestoft: string, port: string) =>
    track1862('WVR', `G8:57/1 ${lowestoft}`, { phase: 'C' }).runs(['2F', `G8-H7-${port}`]);
  expect([from('H7:5/0', 'H9'), from('H7:57/1', 'I6'), from('H7:6/5', 'I8')]).toEqual([
    earns(20 + 90 + 30),
    earns(20 + 90 + 30),
    earns(20 + 90 + 30),
  ]);
});

test('trap 4: the last hex before an area counts, though its city lies further back', () => {
  // Great Dunmow, a small town, is next to London; the last city is Sudbury
  const eur = track1862('EUR', 'E12:790/1 D11:6/5 C12:8851/0', { tokens: ['B15.1'] });
  expect(eur.runs(['3F', 'E12-D11-C12-C14'])).toEqual(earns(100 + 40 + 2 * 20));
});

test('trap 5: freights joined end to end count as one: two ends, and the straight distance between them', () => {
  const two = enr({ tokens: ['F5.0'] });
  const joined = earns(80 + 30 + 3 * 30);
  expect(two.runs(['2F', TO_PORT], ['2F', 'F5-G6-G8'])).toEqual(joined);
  expect(two.runs(['5F', 'F1-F3-F5-G6-G8'])).toEqual(joined);
});

test('trap 6: permanent freights over the same track are paid for each distance, a common end once; or always as one', () => {
  const sixes = [
    ['6F', 'F1-F3-F5-G6-G8-F9-F11'],
    ['6F', 'F1-F3-F5-G6-G8'],
  ] as const;
  expect(enr({ tokens: ['F5.0'] }).runs(...sixes)).toEqual(earns(80 + (60 + 4 * 30) + (30 + 3 * 30)));
  // joined in the port: from Ipswich to Beccles, which have one hex between them
  const permanentFreightsEndToEnd = 'joined';
  const joined = (joinedFreights: 'oneTrain' | 'byPart') =>
    enr({ tokens: ['F5.0'], rulings: { permanentFreightsEndToEnd, joinedFreights } });
  expect(joined('byPart').runs(...sixes)).toEqual(earns(60 + 30 + 20));
  expect(joined('oneTrain').runs(...sixes)).toBe('run.joinedThrough');
});

test('trap 7: a freight that is not permanent is joined to a permanent one, or does not run', () => {
  const two = enr({ tokens: ['F5.0'] });
  expect(two.runs(['2F', TO_PORT], ['6F', TO_BECCLES])).toBe('run.notJoinedUp');
  expect(two.runs(['2F', TO_PORT], ['6F', 'F5-G6-G8'])).toEqual(earns(80 + 30 + 3 * 30));
  expect(two.runs(['6F', TO_PORT], ['6F', TO_BECCLES])).toEqual(earns(80 + 40 + 30 + (20 + 30 + 2 * 20)));
});

test('trap 8: two locals through the same hexes bring the subsidy of each hex once', () => {
  expect(enr().runs(['2L', 'F3-F5'], ['3L', TO_BECCLES])).toEqual(earns(20 + 40 + 20 + 30, 4 * 10));
});

test('trap 9: small stations pay locals alone, who enter no area; none ends a run; not red to red, not port to port', () => {
  expect([enr().runs(['3L', TO_BECCLES]), enr().runs(['3E', TO_BECCLES])]).toEqual([earns(110, 40), earns(90)]);
  expect(enr().runs(['3L', TO_PORT])).toBe('run.tooLong');
  for (const train of ['3F', '3E', '3L'] as const) expect(enr().runs([train, 'F3-F5-G6'])).toBe('run.mayNotEnd');
  const ports = track1862('WNR', 'E2:14/1 D3:8852/1 C4:793/3');
  expect(ports.runs(['4E', 'C2-C4-D3-E2-F1'])).toBe('run.tooLong');
  expect(ports.runs(['3E', 'C4-D3-E2-F1'])).toHaveProperty('revenue');
  const reds = track1862('L&H', 'B5:14/0 C4:793/1 B7:57/0 B9:791/0', { tokens: ['B5.0'] });
  expect(reds.runs(['5E', 'A8-B9-B7-B5-A6'])).toBe('run.tooLong');
});

test('trap 10: runs may share track, but none uses any twice; places pay once, and what is left out is chosen for all', () => {
  expect(enr().runs(['3E', TO_PORT], ['3E', TO_PORT])).toEqual(earns(80 + 20 + 40));
  expect(enr().runs(['3E', 'F3-F5-F3'])).toBe('run.trackTwice');
  // each alone would leave out Cromer; together the first counts it, whichever is entered first
  const [two, three] = [
    ['2E', 'F1-F3'],
    ['2/3E', TO_BECCLES],
  ] as const;
  expect([enr().runs(two, three), enr().runs(three, two)]).toEqual([earns(170), earns(170)]);
  expect(enr().best('2E', '2/3E')).toEqual(earns(170));
});

test('trap 11: the order in which runs are entered makes nothing legal or illegal', () => {
  const two = enr({ tokens: ['G8.0'] });
  const [home, away] = [
    ['2/3L', TO_BECCLES],
    ['2/3L', 'F5-G6-G8-H7'],
  ] as const;
  expect(two.runs(away, home)).toEqual(two.runs(home, away));
  expect(two.runs(home, away)).toHaveProperty('revenue');
  const freights = [
    ['1F', 'F1-F3'],
    ['1F', 'F3-F5'],
  ] as const;
  expect(enr().runs(freights[1], freights[0])).toEqual(earns(150));
});

test('trap 12: all runs meet, and one of them holds the home', () => {
  const two = enr({ tokens: ['G8.0'] });
  expect(two.runs(['2E', 'F1-F3'], ['2E', 'G8-H7'])).toBe('run.apart');
  expect(two.runs(['2E', 'G8-H7'])).toBe('run.notHome');
  expect(two.runs(['3E', TO_BECCLES], ['2E', 'G8-H7'])).toHaveProperty('revenue');
});

test('trap 13: a token in London lets a run end there, and is no station of a run', () => {
  const toLondon = 'E12:790/1 D13:57/1 D11:6/5 C12:8852/1 B13:6/4';
  const eur = track1862('EUR', toLondon, { tokens: ['B15.1'] });
  expect(eur.runs(['2E', 'E12-D13'], ['2E', 'D13-C14'])).toBe('run.noToken');
  expect(eur.runs(['3E', 'E12-D13-C14'])).toEqual(earns(40 + 20 + 100));
  expect(track1862('EUR', toLondon).runs(['3E', 'E12-D13-C14'])).toBe('run.closed');
});
