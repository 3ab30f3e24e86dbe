// The invitation: shared by the device's own dialog, copied, or scanned by another phone.
import { Copy, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { copyText } from '../../app/copyText.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { tableHref } from '../../play/tableHref.ts';
import { gameName } from '../games/roster.ts';
import style from './InviteCard.module.css';

const QrCode = lazy(() => import('./QrCode.tsx').then((m) => ({ default: m.QrCode })));

interface Props {
  readonly table: Table;
  readonly invite: string | null;
  /** True if inviting is the next thing to do. */
  readonly first: boolean;
}

export function InviteCard({ table, invite, first }: Props) {
  const l = useLines(lobbyLines).gather;
  const href = tableHref({ ...table, invite });
  const kind = first ? 'primary' : 'plain';
  const canShare = 'share' in navigator;
  const share = async () => {
    try {
      await navigator.share({ title: gameName(table.game), text: l.shareText(gameName(table.game)), url: href });
    } catch (error) {
      // closing the sheet without choosing is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(href);
    }
  };
  return (
    <Card title={l.invite}>
      <div className={style.invite}>
        <div className={style.ways}>
          <p className={style.hint}>{href.includes('?invite=') ? l.privateHint : l.inviteHint}</p>
          <div className={style.buttons}>
            {canShare && (
              <Button kind={kind} icon={<Share2 aria-hidden />} onClick={() => void share()}>
                {l.share}
              </Button>
            )}
            <Button kind={canShare ? 'plain' : kind} icon={<Copy aria-hidden />} onClick={() => copyText(href)}>
              {l.copyLink}
            </Button>
          </div>
          <p className={style.address}>
            <code>{href.replace(/^https?:\/\//, '')}</code>
          </p>
        </div>
        <figure className={style.qr}>
          <Suspense>
            <QrCode link={href} label={l.qr} />
          </Suspense>
          <figcaption className={style.hint}>{l.qrHint}</figcaption>
        </figure>
      </div>
    </Card>
  );
}
