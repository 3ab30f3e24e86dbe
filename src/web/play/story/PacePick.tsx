// Selects one of three paces for the moves of others.
import { useId } from 'react';
import { storyLines } from '../../../words/web/story.ts';
import { useLines } from '../../app/lang.ts';
import style from './pace.module.css';
import { paces, usePace } from './pace.ts';

export function PacePick() {
  const l = useLines(storyLines).pace;
  const { pace, set } = usePace();
  const name = useId();
  return (
    <fieldset className={style.pace}>
      <legend>{l.head}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={pace === one} onChange={() => set(one)} />
          {l[one]}
        </label>
      ))}
    </fieldset>
  );
}
