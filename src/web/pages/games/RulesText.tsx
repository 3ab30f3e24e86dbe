// Rules as text: numbered sections with paragraphs, lists and small tables.
import type { TextTable, TitleSection } from '../../../words/web/titles.ts';
import { classes } from '../../design/classes.ts';
import figures from '../../design/TextTable.module.css';
import style from './RulesText.module.css';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly sections: readonly TitleSection[];
}

export function RulesText({ title, hint, sections }: Props) {
  return (
    <section className={style.rules} aria-labelledby="rules">
      <h2 id="rules">{title}</h2>
      <p className={style.hint}>{hint}</p>
      {sections.map((section, i) => (
        <section key={section.title} className={style.section} aria-labelledby={`rule-${i}`}>
          <h3 id={`rule-${i}`}>
            <span className={style.number} aria-hidden="true">
              {i + 1}
            </span>
            {section.title}
          </h3>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list && (
            <ul>
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {section.table && <RulesTable table={section.table} caption={section.title} />}
        </section>
      ))}
    </section>
  );
}

function RulesTable({ table, caption }: { readonly table: TextTable; readonly caption: string }) {
  return (
    // on a phone the table may be wider than the page: then it scrolls, by key too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes(figures.frame, style.figures)} tabIndex={0} aria-label={caption}>
      <table className={figures.table}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={`${table.head[i + 1]}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
