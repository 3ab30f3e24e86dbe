// The keys: those of every page, and those of a table.
import { Fragment, type ReactNode } from 'react';
import { type ShellLines, shellLines } from '../../i18n/web/shell.ts';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { shortcuts } from '../play/shortcuts.ts';
import style from './ShortcutsPage.module.css';

const arrows: Readonly<Record<string, string>> = { arrowleft: '←', arrowright: '→', arrowup: '↑', arrowdown: '↓' };

export function ShortcutsPage() {
  const l = useLines(shellLines).keys;
  const table = useLines(tableLines);
  usePage(l.title);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
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
              {shown(keys, l).map((key) => (
                <Fragment key={key}>{key === '–' ? '–' : <Key>{key}</Key>} </Fragment>
              ))}
            </Row>
          ))}
        </Keys>
      </div>
    </div>
  );
}

/** Nine digits in a row are shown as the first and the last. */
function shown(keys: readonly string[], l: ShellLines['keys']): string[] {
  const names: Readonly<Record<string, string>> = { ...l.names, ...arrows };
  const words = keys.map((key) => names[key] ?? key.toUpperCase());
  return words.length > 4 ? [words[0]!, '–', words.at(-1)!] : words;
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
