// The guided first turn of 1856.
import { decision, during, goal, map, titleGuide } from '../../../web/play/guide/steps.ts';
import { cards as en } from '../words/en/guide.ts';
import { cards as it } from '../words/it/guide.ts';

export const guide = titleGuide({ en, it }, [
  goal,
  decision('auction', 'privates'),
  decision('stock', 'stock'),
  decision('turn', 'turn'),
  { id: 'trains', target: 'trains', when: during('turn') },
  map('turn'),
]);
