// First Line, the example of CONTRIBUTING: rules alone; everything else is what all 18xx games have.
import type { Title } from '../title.ts';

export const title: Title = {
  id: 'first-line',
  name: 'First Line',
  example: true,
  cover: { name: 'First Line', designer: 'Binario', players: [2, 4], minutes: [15, 30], place: 6 },
  rules: async () => (await import('./rules/index.ts')).firstLine,
};
