// Where the card of a guide stands: beside what it points at, never over it if there is room, never outside of the window.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** From where it points: the arrow is on this side of the card. */
export type Pointing = 'right' | 'left' | 'up' | 'down' | null;

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly pointing: Pointing;
}

/** Between the card and what it points at. */
const GAP = 12;
/** From the edges of the window. */
const EDGE = 8;

const within = (x: number, size: number, room: number): number => Math.max(EDGE, Math.min(x, room - size - EDGE));

export function placeCard(target: Box | null, card: Size, room: Size): Placed {
  const inside = {
    left: EDGE * 2,
    top: room.height - card.height - EDGE * 10,
    pointing: null,
  };
  if (!target) return inside;
  const left = within(target.left + target.width / 2 - card.width / 2, card.width, room.width);
  const top = within(target.top + Math.min(target.height / 2, card.height) - card.height / 2, card.height, room.height);
  const beside = card.width + GAP + EDGE;
  const beyond = card.height + GAP + EDGE;
  if (target.left >= beside) return { left: target.left - card.width - GAP, top, pointing: 'right' };
  if (room.width - target.left - target.width >= beside)
    return { left: target.left + target.width + GAP, top, pointing: 'left' };
  if (target.top >= beyond) return { left, top: target.top - card.height - GAP, pointing: 'down' };
  if (room.height - target.top - target.height >= beyond)
    return { left, top: target.top + target.height + GAP, pointing: 'up' };
  // it fills the window: in its lower corner
  return inside;
}

/** What stands in the column of the decision is pointed at from beside the column, so that none of it is covered. */
export function reaching(target: Box, column: Box | null): Box {
  if (!column || target.left < column.left) return target;
  const { top, height } = target;
  return { left: column.left, top, width: target.left + target.width - column.left, height };
}

/** On a phone: over the board, above the decision and the thumb, and below a button at the top that it speaks of. */
export function placeAboveThumb(target: Box | null, thumb: Box | null, card: Size, room: Size): Placed {
  const floor = thumb ? thumb.top : room.height;
  const ceiling = target && target.top < EDGE ? target.top + target.height + EDGE : EDGE;
  return { left: EDGE, top: Math.max(ceiling, floor - card.height - EDGE), pointing: null };
}
