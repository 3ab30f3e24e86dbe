// A secret shown once, to be copied.
import { Copy } from 'lucide-react';
import { shellLines } from '../../../words/web/shell.ts';
import { copyText } from '../../app/copyText.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import style from './Form.module.css';

interface Props {
  readonly label: string;
  readonly secret: string;
  readonly hint: string;
}

export function Secret({ label, secret, hint }: Props) {
  const shell = useLines(shellLines);
  return (
    <div className={style.secret} role="status">
      <strong>{label}</strong>
      <code>{secret}</code>
      <Button size="small" icon={<Copy aria-hidden />} onClick={() => copyText(secret)}>
        {shell.copy}
      </Button>
      <p className={style.text}>{hint}</p>
    </div>
  );
}
