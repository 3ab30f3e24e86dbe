// 18Mag Hungary.
import type { Title } from '../title.ts';
import { cover } from './words/cover.ts';

export const title: Title = {
  id: '18mag',
  name: '18Mag',
  cover: {
    name: '18Mag',
    designer: 'Leonhard Orgler',
    players: [1, 6],
    minutes: [150, 270],
    place: 3,
    solo: 'István',
    boards: [{ players: [3, 6] }, { players: [1, 2] }],
    words: cover,
  },
  rules: async () => (await import('./rules/index.ts')).game18mag,
  words: async () => ({ en: (await import('./words/en.ts')).g18mag, it: (await import('./words/it.ts')).g18mag }),
  page: async () => (await import('./words/page.ts')).page,
  glossary: async () => (await import('./words/glossary.ts')).glossary,
  face: async ({ players }) => (await import('./face/face.ts')).face18mag(players),
  guide: async () => (await import('./face/guide.ts')).guide,
  advice: async () => (await import('./advice/insight.ts')).insight18mag,
  review: async () => ({
    kinds: (await import('./review/kinds.ts')).kinds,
    lines: (await import('./words/review.ts')).lines,
  }),
  strength: { apprentice: [0, 9], skilled: [1, 9], master: [22, 30] },
  terminal: async (lang) => (await import('./terminal/terminal.ts')).terminal(lang),
  import18xx: { name: '18Mag', importer: async () => (await import('./import18xx/index.ts')).importer18mag },
};
