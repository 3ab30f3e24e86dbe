// Type, colours and components on one page, light and dark, so that all pages stay consistent.
import { designLines } from '../../words/web/design.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import style from './DesignPage.module.css';
import { Colours } from './design/Colours.tsx';
import { Marks } from './design/Marks.tsx';
import { Parts } from './design/Parts.tsx';
import { TypeSamples } from './design/TypeSamples.tsx';

export function DesignPage() {
  const l = useLines(designLines);
  usePage(l.title);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className={style.sheet} data-theme={theme} aria-labelledby={`sheet-${theme}`}>
          <h2 id={`sheet-${theme}`} className={style.theme}>
            {l.theme[theme]}
          </h2>
          <div className={style.columns}>
            <TypeSamples />
            <Colours />
          </div>
          <Marks />
          <Parts />
        </section>
      ))}
    </div>
  );
}
