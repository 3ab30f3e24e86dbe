// The ground of a hex, by the colour of the tile or print on it.
import type { Colour } from '../../../engine/index.ts';
import type { Ground } from '../picture.ts';

export const groundOf = (colour: Colour): Ground =>
  colour === 'white' ? 'plain' : colour === 'blue' ? 'water' : colour;
