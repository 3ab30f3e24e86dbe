// The guided first turn of Chicago Express.
import { decision, during, goal, map, titleGuide } from '../../../web/play/guide/steps.ts';
import { cards as en } from '../words/en/guide.ts';
import { cards as it } from '../words/it/guide.ts';

export const guide = titleGuide({ en, it }, [
  goal,
  decision('opening', 'opening'),
  decision('action', 'play'),
  { id: 'build', target: 'board', when: during('play') },
  { id: 'dividends', target: 'players', when: during('play') },
  map('play'),
]);
