// Chicago Express.
import type { Title } from '../title.ts';
import { cover } from './words/cover.ts';

export const title: Title = {
  id: 'chicago-express',
  name: 'Chicago Express',
  cover: {
    name: 'Chicago Express',
    designer: 'Harry Wu',
    players: [2, 6],
    minutes: [45, 75],
    place: 1,
    trackless: true,
    words: cover,
  },
  rules: async () => (await import('./rules/index.ts')).chicagoExpress,
  words: async () => ({
    en: (await import('./words/en.ts')).chicagoExpress,
    it: (await import('./words/it.ts')).chicagoExpress,
  }),
  page: async () => (await import('./words/page.ts')).page,
  glossary: async () => (await import('./words/glossary.ts')).glossary,
  face: async () => (await import('./face/face.ts')).chicagoExpressFace,
  guide: async () => (await import('./face/guide.ts')).guide,
  advice: async () => (await import('./advice/insight.ts')).chicagoExpress,
  review: async () => ({
    kinds: (await import('./review/kinds.ts')).kinds,
    lines: (await import('./words/review.ts')).lines,
  }),
  strength: { apprentice: [3, 36], skilled: [9, 36], master: [17, 18] },
  terminal: async (lang) => (await import('./terminal/terminal.ts')).terminal(lang),
};
