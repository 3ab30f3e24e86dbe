// A card comes to lie where another was pressed: the second half of a double click does not press it too.
import type { MouseEvent } from 'react';

export const isFirst = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail < 2;
