// A section of the rules: its parts, each rule with its examples.
import { RuleExamples } from './examples/RuleExamples.tsx';
import { ShownRules } from './examples/ShownRules.tsx';
import { Inline, RuleFigures, RuleText } from './RuleText.tsx';
import type { RuleSection } from './readRules.ts';
import style from './rules.module.css';

interface Props {
  readonly game: string;
  readonly section: RuleSection;
  /** All the rules, as examples are in a section of their own. */
  readonly all: readonly RuleSection[];
  /** The examples with a position. */
  readonly openable: ReadonlySet<string>;
}

export function Section({ game, section, all, openable }: Props) {
  return (
    <section className={style.section} aria-labelledby={`s${section.number}`}>
      <h2 id={`s${section.number}`}>
        <span className={style.number}>{section.number}</span>
        {section.title}
      </h2>
      {section.parts.map(({ title, remarks, rules, tables }) => (
        <div key={title}>
          {title && <h3>{title}</h3>}
          {remarks.map((remark) => (
            <p key={remark} className={style.remark}>
              <Inline game={game} text={remark} />
            </p>
          ))}
          <ul className={style.rules}>
            {rules.map((rule) => (
              <li key={rule.id} id={rule.id} className={style.rule}>
                <a className={style.id} href={`#${rule.id}`}>
                  {rule.id}
                </a>
                <div>
                  <RuleText game={game} rule={rule} />
                  {rule.id.startsWith('X') ? (
                    <ShownRules game={game} example={rule} opens={openable.has(rule.id)} />
                  ) : (
                    <RuleExamples game={game} rule={rule.id} sections={all} openable={openable} />
                  )}
                </div>
              </li>
            ))}
          </ul>
          {tables.map((table, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables never change places
            <RuleFigures key={i} game={game} table={table} />
          ))}
        </div>
      ))}
    </section>
  );
}
