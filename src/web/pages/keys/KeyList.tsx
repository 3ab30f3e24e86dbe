// The keys: those of every page, those of a table, and those of a focused board.
import { Fragment, type ReactNode } from 'react';
import { keysLines } from '../../../words/web/keys.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { boardKeys } from '../../board/boardKeys.ts';
import { shortcuts } from '../../play/layout/shortcuts.ts';
import style from './keys.module.css';

type Names = Readonly<Record<string, string>>;

const arrows: Names = { arrowleft: '←', arrowright: '→', arrowup: '↑', arrowdown: '↓' };

export function KeyList() {
  const l = useLines(shellLines).keys;
  const table = useLines(tableLines);
  const onBoard = useLines(keysLines);
  const names: Names = { ...l.names, ...onBoard.names, ...arrows, ' ': onBoard.names.space };
  return (
    <div className={style.columns}>
      <Keys title={l.everywhere}>
        <Row does={l.lists.help}>
          <Key>?</Key>
        </Row>
        <Row does={l.lists.home}>
          <Key>G</Key> {l.andThen} <Key>H</Key>
        </Row>
        <Row does={l.lists.new}>
          <Key>G</Key> {l.andThen} <Key>N</Key>
        </Row>
        <Row does={l.lists.tab}>
          <Key>{l.names.tab}</Key>
        </Row>
        <Row does={l.lists.escape}>
          <Key>{l.names.escape}</Key>
        </Row>
        <Row does={l.lists.arrows}>
          <Key>←</Key> <Key>↑</Key> <Key>↓</Key> <Key>→</Key>
        </Row>
      </Keys>
      <Keys title={l.atTable}>
        {shortcuts.map(({ id, keys }) => (
          <Row key={id} does={table.shortcuts[id]}>
            <Shown keys={keys} names={names} />
          </Row>
        ))}
      </Keys>
      <Keys title={onBoard.onBoard}>
        {boardKeys.map(({ id, keys, shift }) => (
          <Row key={id} does={onBoard.board[id]}>
            {shift && <Key>{onBoard.names.shift}</Key>} <Shown keys={keys} names={names} />
          </Row>
        ))}
      </Keys>
    </div>
  );
}

/** Keys of a command; nine digits in a row appear as the first and the last. */
function Shown({ keys, names }: { readonly keys: readonly string[]; readonly names: Names }) {
  const words = keys.map((key) => names[key.toLowerCase()] ?? key.toUpperCase());
  const shown = words.length > 4 ? [words[0]!, '–', words.at(-1)!] : words;
  return shown.map((key) => <Fragment key={key}>{key === '–' ? '–' : <Key>{key}</Key>} </Fragment>);
}

function Keys({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={style.title}>{title}</h2>
      <dl className={style.keys}>{children}</dl>
    </section>
  );
}

function Row({ does, children }: { readonly does: string; readonly children: ReactNode }) {
  return (
    <div className={style.row}>
      <dt>{children}</dt>
      <dd>{does}</dd>
    </div>
  );
}

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={style.key}>{children}</kbd>;
}
