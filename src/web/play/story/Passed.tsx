// What follows the hand that drags through the game: here the moment that is shown is the one that passes by.
import type { ReactNode } from 'react';
import { SeesProvider } from '../Play.ts';

export function Passed({ children }: { readonly children: ReactNode }) {
  return <SeesProvider value="passing">{children}</SeesProvider>;
}
