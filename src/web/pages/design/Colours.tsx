// The colours by their names: a swatch and the word that the styles use.
import { designLines } from '../../../words/web/design.ts';
import { useLines } from '../../app/lang.ts';
import style from './Colours.module.css';

const papers = ['paper', 'sheet', 'shade', 'ink', 'soft', 'rule', 'edge', 'band'];
const states = [
  'signal',
  'signal-fill',
  'signal-wash',
  'go',
  'go-wash',
  'warn',
  'warn-wash',
  'info',
  'info-wash',
  'focus',
];
const lands = ['land', 'land-forest', 'land-mountain', 'land-city', 'water'];

export function Colours() {
  const l = useLines(designLines);
  return (
    <div>
      <h3>{l.colours}</h3>
      <Swatches title={l.papers} names={[...papers, ...lands]} />
      <Swatches title={l.states} names={states} />
    </div>
  );
}

function Swatches({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <>
      <h4 className={style.title}>{title}</h4>
      <ul className={style.swatches}>
        {names.map((name) => (
          <li key={name}>
            <span className={style.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
