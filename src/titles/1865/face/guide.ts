// The guided first turn of 1865.
import { decision, during, goal, map, titleGuide } from '../../../web/play/guide/steps.ts';
import { cards as en } from '../words/en/guide.ts';
import { cards as it } from '../words/it/guide.ts';

export const guide = titleGuide({ en, it }, [
  goal,
  decision('draft', 'draft'),
  decision('dragons', 'stock'),
  decision('turn', 'turn'),
  { id: 'price', target: 'market', when: during('turn') },
  map('turn'),
]);
