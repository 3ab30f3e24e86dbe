// The data stored about people, for how long, and how to download or delete it.
import { Link } from 'wouter';
import { type PrivacyEntry, privacyLines } from '../../words/web/privacy.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { useNotice } from '../net/queries.ts';
import { Asked } from './Asked.tsx';
import style from './PrivacyPage.module.css';

export function PrivacyPage() {
  const l = useLines(privacyLines);
  usePage(l.title);
  return (
    <article className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      {l.sections.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Entries entries={entries} />
        </section>
      ))}
      <section>
        <h2>{l.keeps.title}</h2>
        <Asked query={useNotice()} loading={l.keeps.loading}>
          {({ keeps }) => <Entries entries={l.keeps.entries(keeps)} />}
        </Asked>
      </section>
      <section>
        <h2>{l.yours.title}</h2>
        <p>{l.yours.text}</p>
        <p className={style.link}>
          <Link href="/account">{l.yours.link}</Link>
        </p>
      </section>
    </article>
  );
}

function Entries({ entries }: { readonly entries: readonly PrivacyEntry[] }) {
  return (
    <dl>
      {entries.map(({ what, text }) => (
        <div key={what} className={style.entry}>
          <dt>{what}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
