// The table's menu: save, fork, share, preferences, and leaving.
import { Search } from 'lucide-react';
import { gives } from '../../../match/assist.ts';
import { titleOf } from '../../../titles/registry.ts';
import { guideLines } from '../../../words/web/guide.ts';
import { keysLines } from '../../../words/web/keys.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { rulesLines } from '../../../words/web/rules.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { useOverlay } from '../../app/overlay.ts';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { Switch } from '../../design/Switch.tsx';
import { useMe } from '../../net/queries.ts';
import { AgreedTerms } from '../../terms/AgreedTerms.tsx';
import { AssistTerm } from '../../terms/AssistTerm.tsx';
import { useGuides } from '../guide/useGuides.ts';
import { NoteField } from '../notes/NoteField.tsx';
import { preferenceIds, usePreferences } from '../preferences.ts';
import { PacePick } from '../story/PacePick.tsx';
import { useTrying } from '../trial/Trying.ts';
import { useTable } from '../useTable.ts';
import type { useTableActions } from '../useTableActions.ts';
import { SiteTools } from './SiteTools.tsx';
import style from './TableMenu.module.css';
import type { Asking } from './TableMenu.tsx';

interface BodyProps {
  readonly actions: ReturnType<typeof useTableActions>;
  readonly ask: (asking: Asking) => void;
}

export function MenuBody({ actions, ask }: BodyProps) {
  const { link, table, game, moment } = useTable();
  const l = useLines(tableLines);
  const find = useLines(keysLines).palette;
  const show = useOverlay((overlay) => overlay.show);
  const { whole } = useLines(rulesLines);
  const lo = useLines(orderLines);
  const guide = useLines(guideLines);
  const begin = useGuides((guides) => guides.begin);
  const trying = useTrying();
  const remote = link.kind === 'remote';
  const named = useMe().data?.person;
  const known = !remote || Boolean(named);
  const seated = table.yours.length > 0;
  const others = table.seats.some(({ seat, kind }) => kind === 'person' && !table.yours.includes(seat));
  const over = table.status === 'over' || table.status === 'abandoned';
  /** Closes the drawer, then does the work. */
  const then = (work: () => unknown) => () => {
    ask(null);
    void work();
  };
  return (
    <div className={style.menu}>
      <Button wide data-act="find" icon={<Search aria-hidden />} onClick={then(() => show('palette'))}>
        {find.title}
      </Button>
      {!over && gives(table.assist, 'sums') && (
        <Button wide data-act="tryOut" title={lo.trial.beginHint} onClick={then(trying.begin)}>
          {lo.trial.begin}
        </Button>
      )}
      {remote && (
        <Button wide onClick={then(actions.copyLink)}>
          {l.menu.copyLink}
        </Button>
      )}
      <Button wide data-act="save" onClick={then(actions.save)}>
        {l.menu.export}
      </Button>
      <Button wide data-act="fork" title={l.menu.forkHint} onClick={then(actions.fork)}>
        {l.menu.fork}
      </Button>
      {!remote && (
        <Button wide data-act="handOver" title={l.menu.handOverHint} onClick={then(actions.handOver)}>
          {l.menu.handOver}
        </Button>
      )}
      {known && <NoteField />}
      <section className={style.preferences} data-part="terms">
        <h3>{l.menu.terms}</h3>
        <dl>
          <AgreedTerms game={game} players={table.players} chosen={moment.state} />
          <AssistTerm assist={table.assist} hasRoutes={game.rail !== undefined} />
        </dl>
      </section>
      <section className={style.preferences}>
        <h3>{l.menu.preferences}</h3>
        <Preferences />
        <PacePick />
      </section>
      <SiteTools />
      {titleOf(game.id)?.guide && seated && !over && (
        <Button kind="quiet" wide data-act="guide" onClick={then(() => begin(game.id))}>
          {guide.again}
        </Button>
      )}
      <ButtonLink kind="quiet" wide href={`/games/${game.id}`}>
        {l.menu.rules}
      </ButtonLink>
      <ButtonLink kind="quiet" wide href={`/games/${game.id}/rules`}>
        {whole}
      </ButtonLink>
      <Button kind="quiet" wide data-act="keys" onClick={then(() => show('keys'))}>
        {l.menu.keys}
      </Button>
      {remote && seated && !over && (
        <>
          {!table.oneScreen && (
            <Button kind="quiet" wide data-act="leave" onClick={() => ask('leave')}>
              {l.menu.leave}
            </Button>
          )}
          {others && (
            <Button kind="quiet" wide data-act="replace" onClick={() => ask('replace')}>
              {l.menu.replace}
            </Button>
          )}
          <Button kind="danger" wide data-act="abandon" onClick={() => ask('abandon')}>
            {l.menu.abandon}
          </Button>
        </>
      )}
      {!remote && (
        <Button kind="danger" wide data-act="remove" onClick={() => ask('remove')}>
          {l.menu.remove}
        </Button>
      )}
    </div>
  );
}

function Preferences() {
  const preferences = usePreferences();
  const l = useLines(tableLines).preferences;
  return preferenceIds.map((id) => (
    <Switch
      key={id}
      label={l[id].label}
      hint={l[id].hint}
      checked={preferences[id]}
      onChange={(on) => preferences.set(id, on)}
    />
  ));
}
