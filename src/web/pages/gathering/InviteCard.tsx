// The address to send to friends: copied, or handed to the phone's own way of sharing.
import { Copy, Share2 } from 'lucide-react';
import type { Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../i18n/web/lobby.ts';
import { shellLines } from '../../../i18n/web/shell.ts';
import { copyText } from '../../app/copyText.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { gameName } from '../games/roster.ts';
import style from './InviteCard.module.css';

const inviteHref = (origin: string, table: string, invite: string | null): string =>
  `${origin}/t/${table}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

export function InviteCard({ table, invite }: { readonly table: Table; readonly invite: string | null }) {
  const l = useLines(lobbyLines);
  const shell = useLines(shellLines);
  const secret = table.visibility === 'private' ? invite : null;
  const href = inviteHref(location.origin, table.id, secret);
  const share = () =>
    navigator.share({ title: gameName(table.game), text: l.gather.shareText, url: href }).catch(() => undefined);
  return (
    <Card title={l.gather.invite}>
      <p className={style.hint}>{secret ? l.gather.privateHint : l.gather.inviteHint}</p>
      <p className={style.address}>
        <code>{href.replace(/^https?:\/\//, '')}</code>
      </p>
      <div className={style.buttons}>
        <Button icon={<Copy aria-hidden />} onClick={() => copyText(href)}>
          {shell.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" icon={<Share2 aria-hidden />} onClick={share}>
            {l.gather.share}
          </Button>
        )}
      </div>
    </Card>
  );
}
