// The server's API from its own description, for authors of bots.
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { developersLines } from '../../words/web/developers.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { request } from '../net/request.ts';
import { Asked } from './Asked.tsx';
import style from './developers/Developers.module.css';
import { Fields } from './developers/Fields.tsx';
import { groupsOf, type OpenApi, refusalOf } from './developers/openApi.ts';
import { RequestDetails } from './developers/RequestDetails.tsx';

export function DevelopersPage() {
  const l = useLines(developersLines);
  usePage(l.title);
  const query = useQuery({
    queryKey: ['openapi'],
    queryFn: ({ signal }) => request<OpenApi>('GET', '/openapi.json', undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <article className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      <p className={style.text}>
        <Coded text={l.tokens} /> <Link href="/account">{l.tokensLink}</Link>.
      </p>
      <p className={style.text}>
        <Coded text={l.live} />
      </p>
      <p className={style.text}>
        {l.refusals} <a href="/api/openapi.json">{l.raw}</a>.
      </p>
      <Asked query={query} loading={l.loading} lines={12}>
        {(api) => <Requests api={api} />}
      </Asked>
    </article>
  );
}

function Requests({ api }: { readonly api: OpenApi }) {
  const l = useLines(developersLines);
  const groups = [...groupsOf(api)];
  const refusal = refusalOf(api);
  if (groups.length === 0) return <EmptyState title={l.none} />;
  return (
    <>
      {refusal && (
        <details className={style.request}>
          <summary className={style.line}>{l.refusal}</summary>
          <div className={style.inside}>
            <Fields schema={refusal} />
          </div>
        </details>
      )}
      <nav aria-label={l.contents} className={style.contents}>
        {groups.map(([name, requests]) => (
          <a key={name} href={`#${name}`}>
            {name} <small>{requests.length}</small>
          </a>
        ))}
      </nav>
      {groups.map(([name, requests]) => (
        <section key={name} id={name} className={style.group}>
          <h2>{name}</h2>
          {requests.map((one) => (
            <RequestDetails key={`${one.method} ${one.path}`} request={one} />
          ))}
        </section>
      ))}
    </>
  );
}

const Coded = ({ text }: { readonly text: string }) =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>));
