// A rule from the checklist: its text, with other rules as links, and its tables.
import type { ReactNode } from 'react';
import { rulesLines } from '../../words/web/rules.ts';
import { useLines } from '../app/lang.ts';
import { classes } from '../design/classes.ts';
import figures from '../design/TextTable.module.css';
import type { Rule, RuleTable } from './readRules.ts';
import { ruleHref } from './ruleHref.ts';
import style from './rules.module.css';

export function RuleText({ game, rule }: { readonly game: string; readonly rule: Rule }) {
  const l = useLines(rulesLines);
  return (
    <>
      <p className={style.text}>
        {rule.marks
          .filter((mark) => mark !== 'book')
          .map((mark) => (
            <abbr key={mark} className={style.mark} data-mark={mark} title={l.marks[mark].means}>
              {l.marks[mark].name}
            </abbr>
          ))}
        <Inline game={game} text={rule.text} />
      </p>
      {rule.tables.map((table, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables of a rule never change places
        <RuleFigures key={i} game={game} table={table} />
      ))}
    </>
  );
}

export function RuleFigures({ game, table }: { readonly game: string; readonly table: RuleTable }) {
  return (
    // on a phone the table may be wider than the page: then it scrolls, by key too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes(figures.frame, style.figures)} tabIndex={0} aria-label={table.head.join(', ')}>
      <table className={figures.table}>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                <Inline game={game} text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={[name, ...cells].join('|')}>
              <th scope="row">
                <Inline game={game} text={name} />
              </th>
              {cells.map((cell, i) => (
                <td key={table.head[i + 1]}>
                  <Inline game={game} text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const PARTS = /(`[^`]+`|(?:[\w-]+-)?\b[RX]\d{2,3}\b)/;

/** Plain text with names of options set apart and rules as links. */
export function Inline({ game, text }: { readonly game: string; readonly text: string }): ReactNode {
  return text.split(PARTS).map((part, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a sentence never change places
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    const named = i % 2 === 1 && /^(?:(.+)-)?([RX]\d+)$/.exec(part);
    if (!named || (named[1] && named[1] !== game)) return part;
    return (
      <a key={i} href={ruleHref(game, named[2]!)}>
        {named[2]}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
