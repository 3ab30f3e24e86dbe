// Export, sign out here or everywhere, delete.
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import style from './Form.module.css';
import { useChangeMe } from './useChangeMe.ts';

export function DataCard({ person }: { readonly person: Person }) {
  const l = useLines(accountLines).data;
  const [deleting, setDeleting] = useState(false);
  const gone = () => toast(l.signedOut);
  const out = useChangeMe(() => api.signOut(), gone);
  const everywhere = useChangeMe(() => api.signOutEverywhere(), gone);
  const fetchData = () =>
    api.exportMe().then(
      (data) => downloadJson('binario.json', data),
      (error: unknown) => toast(problemText(error), 'bad'),
    );
  return (
    <Card title={l.title}>
      <div className={style.row}>
        <p className={style.text}>{l.exportHint}</p>
        <Button icon={<Download aria-hidden />} onClick={fetchData}>
          {l.export}
        </Button>
      </div>
      <div className={style.row}>
        <p className={style.text}>{person.kind === 'guest' ? l.signOutGuest : l.signOutHint}</p>
        <Button busy={out.isPending} onClick={() => out.mutate()}>
          {l.signOut}
        </Button>
      </div>
      {person.kind === 'account' && (
        <div className={style.row}>
          <p className={style.text}>{l.everywhereHint}</p>
          <Button busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
            {l.everywhere}
          </Button>
        </div>
      )}
      <div className={style.row}>
        <p className={style.text}>{l.deleteHint}</p>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {l.delete}
        </Button>
      </div>
      {deleting && <DeleteDialog person={person} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
