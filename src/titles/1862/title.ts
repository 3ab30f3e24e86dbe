// 1862 Railway Mania in the Eastern Counties.
import type { Title } from '../title.ts';
import { cover } from './words/cover.ts';

export const title: Title = {
  id: '1862',
  name: '1862',
  cover: {
    name: '1862 Railway Mania',
    designer: 'Mike Hutton',
    players: [2, 8],
    minutes: [180, 360],
    place: 4,
    words: cover,
  },
  rules: async () => (await import('./rules/index.ts')).game1862,
  words: async () => ({ en: (await import('./words/en.ts')).g1862, it: (await import('./words/it.ts')).g1862 }),
  page: async () => (await import('./words/page.ts')).page,
  glossary: async () => (await import('./words/glossary.ts')).glossary,
  face: async () => (await import('./face/face.ts')).face1862,
  guide: async () => (await import('./face/guide.ts')).guide,
  advice: async () => (await import('./advice/insight.ts')).insight1862,
  strength: { apprentice: [3, 18], skilled: [6, 18], master: [3, 9] },
  terminal: async (lang) => (await import('./terminal.ts')).terminal(lang),
  import18xx: { name: '1862', importer: async () => (await import('./import18xx/index.ts')).importer1862 },
};
