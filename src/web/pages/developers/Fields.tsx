// The fields of a body or an answer; those inside a field are folded.
import { developersLines } from '../../../words/web/developers.ts';
import { useLines } from '../../app/lang.ts';
import style from './Developers.module.css';
import { fieldsOf, type Schema, type ShownField, typeText } from './schema.ts';

export function Fields({ schema }: { readonly schema: Schema }) {
  const fields = fieldsOf(schema);
  return fields.length === 0 ? <code className={style.type}>{typeText(schema)}</code> : <FieldList fields={fields} />;
}

function FieldList({ fields }: { readonly fields: readonly ShownField[] }) {
  return (
    <ul className={style.fields}>
      {fields.map((field) => (
        <li key={`${field.name} ${field.type}`}>
          {field.fields.length === 0 ? (
            <FieldLine field={field} />
          ) : (
            <details>
              <summary className={style.fold}>
                <FieldLine field={field} />
              </summary>
              <FieldList fields={field.fields} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function FieldLine({ field }: { readonly field: ShownField }) {
  const l = useLines(developersLines);
  return (
    <>
      <code>{field.name}</code> <code className={style.type}>{field.type}</code>{' '}
      {field.optional && <small>{l.optional}</small>}
    </>
  );
}
