// Above the decision: the way home, the seats, and the menu.
import { Link } from 'wouter';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Logo } from '../../design/Logo.tsx';
import { SeatStrip } from '../seats/SeatStrip.tsx';
import { useTable } from '../useTable.ts';
import style from './PlayTable.module.css';
import { TableMenu } from './TableMenu.tsx';

export function Head() {
  const { game } = useTable();
  const { home } = useLines(tableLines).menu;
  return (
    <div className={style.head}>
      <Link href="/" className={style.home} title={home}>
        <Logo size={24} />
        <span className={style.game} aria-hidden>
          {game.name}
        </span>
        <span className="hidden">{home}</span>
      </Link>
      <SeatStrip />
      <TableMenu />
    </div>
  );
}
