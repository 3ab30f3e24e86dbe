// Chicago Express.
import type { Title } from '../title.ts';

export const title: Title = {
  id: 'chicago-express',
  cover: {
    name: 'Chicago Express',
    designer: 'Harry Wu',
    players: [2, 6],
    minutes: [45, 75],
    place: 1,
    trackless: true,
  },
  rules: async () => (await import('./rules/index.ts')).chicagoExpress,
  words: async () => ({
    en: (await import('./words/en.ts')).chicagoExpress,
    it: (await import('./words/it.ts')).chicagoExpress,
  }),
  face: async () => (await import('./face/face.ts')).chicagoExpressFace,
  advice: async () => (await import('./advice/insight.ts')).chicagoExpress,
  terminal: async (lang) => (await import('./terminal/terminal.ts')).terminal(lang),
};
