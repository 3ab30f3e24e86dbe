// 1865 Sardinia.
import type { Title } from '../title.ts';
import { cover } from './words/cover.ts';

export const title: Title = {
  id: '1865',
  name: '1865',
  cover: {
    name: '1865 Sardinia',
    designer: 'Alessandro Lala',
    players: [2, 4],
    minutes: [120, 210],
    place: 5,
    boards: [{ players: [2, 4] }, { players: [2, 3], asked: { length: 'short' } }],
    words: cover,
  },
  rules: async () => (await import('./rules/index.ts')).game1865,
  words: async () => ({ en: (await import('./words/en.ts')).g1865, it: (await import('./words/it.ts')).g1865 }),
  page: async () => (await import('./words/page.ts')).page,
  glossary: async () => (await import('./words/glossary.ts')).glossary,
  face: async (table) => (await import('./face/face.ts')).face1865(table),
  guide: async () => (await import('./face/guide.ts')).guide,
  advice: async () => (await import('./advice/insight.ts')).insight1865,
  review: async () => ({
    kinds: (await import('./review/kinds.ts')).kinds,
    lines: (await import('./words/review.ts')).lines,
  }),
  strength: { apprentice: [3, 36], skilled: [6, 36], master: [15, 36] },
  terminal: async (lang) => (await import('./terminal.ts')).terminal(lang),
};
