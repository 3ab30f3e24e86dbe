// The line of a turn: the name, unless the sign beside it shows it, and the events.
import type { GameFace } from '../../kit/face.ts';
import type { TurnLine } from './turnLines.ts';

interface Props {
  readonly line: TurnLine;
  readonly marks: GameFace['marks'];
}

export function TurnText({ line: { who, name, text }, marks }: Props) {
  const written = who.kind === 'company' && marks[who.company]?.letter === name;
  return (
    <span>
      {name && <strong className={written ? 'hidden' : undefined}>{name}</strong>}{' '}
      {/* a price and its arrow stay on one line */}
      {text.replaceAll(' → ', '\u00a0→\u00a0')}
    </span>
  );
}
