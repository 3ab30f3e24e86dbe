// Old records say what their runs brought (R128); nobody else does.
import { expect } from 'vitest';
import { eve } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';

const running = (recordedRevenue: string) =>
  eve({ companies: { ENR: { owners: { Ada: [30, 10, 10] }, tokens: ['F3.0', 'F5.0'] } }, at: 'run' })
    .tile('F3', '57', 0)
    .ruled({ recordedRevenue });

const recorded = { type: 'runAsRecorded', revenue: 500, routes: [] } as const;

rule('1862-R128', 'what runs bring is computed: nobody says it himself', () => {
  const refusal = running('computed').refuses('Ada', recorded);
  expect(refusal).toMatchObject({ code: 'run.notRecorded', rule: '1862-R128' });
  expect(running('stands').plays('Ada', recorded).state.flow.at(-1)).toMatchObject({ at: 'dividend', revenue: 500 });
});
