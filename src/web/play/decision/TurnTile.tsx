// A tile being tried out: its changes, its rotations, its further questions, and the other tiles of its hex.
import { RotateCw } from 'lucide-react';
import { railLines } from '../../../words/web/rail.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { OtherTiles } from '../tile/OtherTiles.tsx';
import { TileNews } from '../tile/TileNews.tsx';
import own from '../tile/tile.module.css';
import { useTable } from '../useTable.ts';
import style from './Decision.module.css';
import { type Answers, answersOf, isTried, rotationsOf } from './rotation.ts';
import { useHand } from './useHand.ts';

export function TurnTile() {
  const { path, desk } = useTable();
  const last = path.at(-1);
  if (!desk || !last || last.open) return null;
  const tried = isTried(last);
  return (
    <>
      {tried && <TileNews />}
      {answersOf(desk, path).map((answers) => (
        <Ways key={answers.field} answers={answers} />
      ))}
      {rotationsOf(path).length > 1 && <Turn />}
      {tried && <OtherTiles />}
    </>
  );
}

function Turn() {
  const hand = useHand();
  const l = useLines(railLines);
  return (
    <div className={own.turn}>
      <Button icon={<RotateCw aria-hidden />} data-act="rotate" onClick={hand.rotate}>
        {l.rotate}
      </Button>
      <p className={own.hint}>{l.rotateHint}</p>
    </div>
  );
}

function Ways({ answers: { field, chosen, ways } }: { readonly answers: Answers }) {
  const { words } = useTable();
  const hand = useHand();
  return (
    <fieldset className={style.ways}>
      <legend>{words.field(field)}</legend>
      {ways.map(({ value, path }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          data-answer={value}
          onClick={() => hand.goTo(path)}
        >
          {words.value(field, String(value))}
        </button>
      ))}
    </fieldset>
  );
}
