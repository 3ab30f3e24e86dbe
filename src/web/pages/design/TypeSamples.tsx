// The sizes of type, each with its name and a line set in it.
import { designLines } from '../../../words/web/design.ts';
import { useLines } from '../../app/lang.ts';
import style from './TypeSamples.module.css';

const sizes = ['h1', 'h2', 'h3', 'lead', 'body', 'small', 'label', 'figures'] as const;

export function TypeSamples() {
  const l = useLines(designLines);
  return (
    <div>
      <h3>{l.type}</h3>
      <dl className={style.samples}>
        {sizes.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd className={style[size]}>{l.typeSamples[size]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
