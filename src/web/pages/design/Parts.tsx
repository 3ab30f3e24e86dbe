// The components, each once, alive.
import { Bell, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { designLines } from '../../../words/web/design.ts';
import { useLines } from '../../app/lang.ts';
import { Badge, type BadgeKind } from '../../design/Badge.tsx';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Drawer } from '../../design/Drawer.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Money } from '../../design/Money.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { Tabs } from '../../design/Tabs.tsx';
import { Timetable } from '../../design/Timetable.tsx';
import { toast } from '../../design/toasts.ts';
import style from './Parts.module.css';
import { SampleFields } from './SampleFields.tsx';

const stops = [
  { name: 'Cagliari', arrives: '', departs: '6.05' },
  { name: 'Oristano', arrives: '9.20', departs: '9.32' },
  { name: 'Macomer', arrives: '11.48', departs: '11.55' },
  { name: 'Sassari', arrives: '14.10', departs: '' },
];
const stamps: readonly BadgeKind[] = ['plain', 'signal', 'go', 'warn', 'info'];
// biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
const dollars = '${n}';

export function Parts() {
  const l = useLines(designLines);
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [tab, setTab] = useState<'0' | '1' | '2'>('0');
  const close = () => setOpen(null);
  return (
    <div className={style.parts}>
      <Card title={l.buttons} level={3}>
        <div className={style.row}>
          <Button kind="primary" icon={<TrainFront aria-hidden />}>
            {l.primary}
          </Button>
          <Button>{l.plain}</Button>
          <Button kind="quiet">{l.quiet}</Button>
          <Button kind="danger">{l.danger}</Button>
          <Button busy>{l.busy}</Button>
          <Button disabled>{l.disabled}</Button>
          <IconButton label={l.notice} onClick={() => toast(l.notice)}>
            <Bell aria-hidden />
          </IconButton>
        </div>
        <div className={style.row}>
          <Button size="small" onClick={() => setOpen('dialog')}>
            {l.dialog}
          </Button>
          <Button size="small" onClick={() => setOpen('drawer')}>
            {l.drawer}
          </Button>
          <Button size="small" onClick={() => toast(l.notice, 'good')}>
            {l.notice}
          </Button>
        </div>
      </Card>
      <Card title={l.fields} level={3}>
        <SampleFields />
      </Card>
      <Card title={l.timetable} level={3} flush>
        <Timetable
          caption={l.timetable}
          columns={[
            { id: 'name', head: l.station, main: true, cell: (stop) => stop.name },
            { id: 'arrives', head: l.arrives, figures: true, cell: (stop) => stop.arrives },
            { id: 'departs', head: l.departs, figures: true, cell: (stop) => stop.departs },
          ]}
          rows={stops}
          rowKey={(stop) => stop.name}
          marked={(stop) => stop.name === 'Macomer'}
        />
      </Card>
      <Card title={l.badges} level={3}>
        <div className={style.row}>
          {stamps.map((kind) => (
            <Badge key={kind} kind={kind}>
              {kind}
            </Badge>
          ))}
          <Money sum={1240} currency={dollars} />
          <Money sum={18} currency={dollars} change />
          <Money sum={-7} currency={dollars} change />
          <Spinner label={l.loading} />
        </div>
        <Tabs
          label={l.components}
          tabs={l.tabs.map((label, i) => ({ id: `${i}` as '0' | '1' | '2', label }))}
          active={tab}
          onChange={setTab}
        >
          <p className={style.tab}>{l.tabText}</p>
        </Tabs>
        <Skeleton label={l.loading} lines={2} />
        <EmptyState icon={<TrainFront aria-hidden />} title={l.empty}>
          {l.emptyText}
        </EmptyState>
      </Card>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={l.dialog}
        foot={<Button onClick={close}>{l.plain}</Button>}
      >
        <p>{l.emptyText}</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title={l.drawer}>
        <p>{l.emptyText}</p>
      </Drawer>
    </div>
  );
}
