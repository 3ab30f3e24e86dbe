// The log lines of each decision: one that nobody tests could vanish unseen.
import { expect } from 'vitest';
import type { MinorId } from '../../../src/titles/18mag/rules/companies.ts';
import { cardOf } from '../../../src/titles/18mag/rules/solo/cards.ts';
import { site } from '../../support/build18mag.ts';
import { rule } from '../../support/rule.ts';
import { draft18mag } from '../../support/table18mag.ts';

/** A table at which Ada has picked these cards for István. */
function picked(asked: Readonly<Record<string, string>>, ...minors: MinorId[]) {
  const table = draft18mag(['Ada'], { soloCards: 'picked', soloLength: 'long', ...asked });
  for (const minor of minors) table.plays('Ada', { type: 'giveIstvan', minor });
  return table;
}

rule('18mag-R167', 'the card that gives István a share is told', () => {
  const t = picked({}, '1', '2', '3');
  expect(t.told('istvanShareCard')).toEqual([{ type: 'istvanShareCard', major: t.state.solo!.shareCard }]);
});

rule('18mag-R165', 'a tile that is on two cards is laid once', () => {
  const t = picked({ soloLevel: 'hard' }, '1', '4', '7');
  expect(cardOf(t.state, '1').tiles.filter((hex) => cardOf(t.state, '4').tiles.includes(hex))).toEqual(['C8', 'D9']);
  const hexes = t.told('tileLaid').map(({ hex }) => hex);
  expect(hexes.toSorted()).toEqual('B9 C10 C8 D9 E10 E6 F5'.split(' '));
});

rule('18mag-R064', 'a terrain token that is announced is told, with those that are left', () => {
  const t = site('5', {
    tokens: ['F23.0'],
    tiles: [
      ['F23', '57', 2],
      ['E22', '58', 3],
    ],
  });
  t.ruled({ terrainToken: 'announced' }).plays('Ada', { type: 'useTerrainToken' });
  expect(t.lastEvents).toContainEqual({ type: 'terrainTokenUsed', company: '5', left: 2, announced: true });
});

rule('18mag-R196', 'when the turn comes to a minor of István it acts by its card, and has had its turn', () => {
  const t = picked({ soloLength: 'short' }, '2', '6');
  for (const item of ['4', '7'] as const) t.plays('Ada', { type: 'draft', item });
  t.plays('Ada', { type: 'draft', item: t.values('Ada', 'draft')[0] as 'SIK' });
  const begun = t.lastEvents.findIndex((e) => e.type === 'turnBegan' && e.company === '2');
  const next = t.lastEvents.findIndex((e) => e.type === 'turnBegan' && e.company === '4');
  expect(t.lastEvents.slice(begun, next).map((e) => e.type)).toContain('istvanFee');
  expect(t.state.minors['2']!.operated).toBe(true);
});
