// One of each field, alive.
import { useState } from 'react';
import { designLines } from '../../../words/web/design.ts';
import { useLines } from '../../app/lang.ts';
import { Select } from '../../design/Select.tsx';
import { Stepper } from '../../design/Stepper.tsx';
import { Switch } from '../../design/Switch.tsx';
import { TextField } from '../../design/TextField.tsx';
import style from './SampleFields.module.css';

export function SampleFields() {
  const l = useLines(designLines);
  const [text, setText] = useState('Macomer');
  const [wrong, setWrong] = useState('');
  const [choice, setChoice] = useState('0');
  const [number, setNumber] = useState(3);
  const [on, setOn] = useState(true);
  return (
    <div className={style.fields}>
      <TextField label={l.station} hint={l.typeSamples.small} value={text} onChange={setText} />
      <TextField label={l.station} error={l.disabled} value={wrong} onChange={setWrong} />
      <Select
        label={l.tabs[0]}
        value={choice}
        options={l.tabs.map((label, i) => ({ value: `${i}`, label }))}
        onChange={setChoice}
      />
      <Stepper label={l.seats} value={number} min={1} max={8} onChange={setNumber} />
      <Switch label={l.notice} hint={l.typeSamples.small} checked={on} onChange={setOn} />
    </div>
  );
}
