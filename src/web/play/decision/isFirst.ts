// True unless it is the second half of a double click, which would press a card that has just come under the pointer.
import type { MouseEvent } from 'react';

export const isFirst = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail < 2;
