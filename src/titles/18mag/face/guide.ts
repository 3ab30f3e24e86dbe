// The guided first turn of 18Mag.
import { decision, goal, map, titleGuide } from '../../../web/play/guide/steps.ts';
import { cards as en } from '../words/en/guide.ts';
import { cards as it } from '../words/it/guide.ts';

export const guide = titleGuide({ en, it }, [
  goal,
  decision('draft', 'draft', 'istvanSetup'),
  decision('minor', 'minor'),
  decision('major', 'major'),
  decision('stock', 'stock'),
  map('minor'),
]);
