// 1856 Upper Canada.
import type { Title } from '../title.ts';
import { cover } from './words/cover.ts';

export const title: Title = {
  id: '1856',
  name: '1856',
  cover: {
    name: '1856 Upper Canada',
    designer: 'Bill Dixon',
    players: [3, 6],
    minutes: [240, 420],
    place: 2,
    words: cover,
  },
  rules: async () => (await import('./rules/index.ts')).game1856,
  words: async () => ({ en: (await import('./words/en.ts')).g1856, it: (await import('./words/it.ts')).g1856 }),
  page: async () => (await import('./words/page.ts')).page,
  glossary: async () => (await import('./words/glossary.ts')).glossary,
  face: async () => (await import('./face/face.ts')).face1856,
  guide: async () => (await import('./face/guide.ts')).guide,
  advice: async () => (await import('./advice/insight.ts')).insight1856,
  review: async () => ({
    kinds: (await import('./review/kinds.ts')).kinds,
    lines: (await import('./words/review.ts')).lines,
  }),
  strength: { apprentice: [0, 36], skilled: [3, 36], master: [15, 30] },
  terminal: async (lang) => (await import('./terminal.ts')).terminal(lang),
  import18xx: { name: '1856', importer: async () => (await import('./import18xx/index.ts')).importer1856 },
};
