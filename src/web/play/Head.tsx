// Above the decision: the seats, and the menu.
import style from './PlayTable.module.css';
import { SeatStrip } from './SeatStrip.tsx';
import { TableMenu } from './TableMenu.tsx';

export const Head = () => (
  <div className={style.head}>
    <SeatStrip />
    <TableMenu />
  </div>
);
