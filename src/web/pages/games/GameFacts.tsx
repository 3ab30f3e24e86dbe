// Players, length, author: one line of figures.
import type { ReactNode } from 'react';
import { titlesLines } from '../../../words/web/titles.ts';
import { useLines } from '../../app/lang.ts';
import style from './GameFacts.module.css';
import { lengthText } from './lengthText.ts';
import type { RosterGame } from './roster.ts';

export function GameFacts({ game }: { readonly game: RosterGame }) {
  const l = useLines(titlesLines);
  return (
    <dl className={style.facts}>
      <Fact name={l.players}>
        {game.players[0]}–{game.players[1]}
      </Fact>
      <Fact name={l.length}>{lengthText(game.minutes)}</Fact>
      <Fact name={l.designer}>{game.designer}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
