// One request: its line, with its input and output folded below.
import { Fragment, type ReactNode, useState } from 'react';
import { developersLines } from '../../../words/web/developers.ts';
import { useLines } from '../../app/lang.ts';
import { classes } from '../../design/classes.ts';
import style from './Developers.module.css';
import { Fields } from './Fields.tsx';
import { answerOf, bodyOf, type Request } from './openApi.ts';
import { typeText } from './schema.ts';

export function RequestDetails({ request }: { readonly request: Request }) {
  const { method, path, operation } = request;
  // the contents are drawn when opened: all together would be thousands of lines
  const [opened, setOpened] = useState(false);
  return (
    <details className={style.request} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={style.line}>
        <span className={classes(style.method, method === 'GET' ? style.reads : style.writes)}>{method}</span>
        <Path path={path} />
        {operation.summary && <span className={style.summary}>{operation.summary}</span>}
      </summary>
      {opened && <Inside request={request} />}
    </details>
  );
}

/** Lets the line break after a slash rather than within a word. */
const Path = ({ path }: { readonly path: string }) => (
  <code className={style.path}>
    {path.split(/(?<=\/)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);

function Inside({ request: { operation } }: { readonly request: Request }) {
  const l = useLines(developersLines);
  const body = bodyOf(operation);
  const answer = answerOf(operation);
  const { parameters = [] } = operation;
  const placed = (place: string) => (place === 'query' ? l.places.query : l.places.path);
  return (
    <div className={style.inside}>
      {parameters.length > 0 && (
        <Part title={l.parameters}>
          <ul className={style.fields}>
            {parameters.map((one) => (
              <li key={one.name}>
                <code>{one.name}</code> <code className={style.type}>{typeText(one.schema ?? {})}</code>{' '}
                <small>
                  {placed(one.in)}
                  {!one.required && `, ${l.optional}`}
                </small>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {body && (
        <Part title={l.body}>
          <Fields schema={body} />
        </Part>
      )}
      <Part title={l.answer}>{answer ? <Fields schema={answer} /> : <p>{l.noContent}</p>}</Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className={style.part}>{title}</h3>
      {children}
    </>
  );
}
