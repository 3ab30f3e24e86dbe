// The guided first turn of 1862.
import { decision, during, goal, map, titleGuide } from '../../../web/play/guide/steps.ts';
import { cards as en } from '../words/en/guide.ts';
import { cards as it } from '../words/it/guide.ts';

export const guide = titleGuide({ en, it }, [
  goal,
  decision('parliament', 'parliament'),
  decision('stock', 'stock'),
  decision('turn', 'turn'),
  { id: 'permits', target: 'companies', when: during('turn') },
  map('turn'),
]);
