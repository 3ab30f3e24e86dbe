// A tile that is tried out: how it can be turned, and the way back to the other tiles of its hex.
import { RotateCw } from 'lucide-react';
import { railLines } from '../../i18n/web/rail.ts';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import style from './Decision.module.css';
import { usePlay } from './Play.ts';
import { waysToTurn } from './rotation.ts';
import { useHand } from './useHand.ts';

export function TurnTile() {
  const { look } = usePlay();
  const hand = useHand();
  const l = useLines(railLines);
  const last = look.path.at(-1);
  if (!last || last.open || waysToTurn(look.path) < 2) return null;
  return (
    <div className={style.turn}>
      <Button icon={<RotateCw aria-hidden />} data-act="rotate" onClick={hand.rotate}>
        {l.rotate}
      </Button>
      <p className={style.why}>{l.rotateHint}</p>
    </div>
  );
}
