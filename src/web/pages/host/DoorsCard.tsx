// Opens or closes the server to new people.
import { hostLines } from '../../../words/web/host.ts';
import { useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { Switch } from '../../design/Switch.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { useNotice } from '../../net/queries.ts';
import { Asked } from '../Asked.tsx';
import form from '../account/Form.module.css';
import { useTell } from './useTell.ts';

export function DoorsCard() {
  const l = useLines(hostLines);
  const tell = useTell();
  return (
    <Card title={l.doors.title}>
      <Asked query={useNotice()} loading={l.loading}>
        {({ registration }) => {
          const open = (tell.isPending ? tell.variables.registration : registration) === 'open';
          return (
            <Switch
              label={l.doors.open}
              hint={open ? l.doors.openHint : l.doors.closedHint}
              checked={open}
              onChange={(on) => tell.mutate({ registration: on ? 'open' : 'closed' })}
            />
          );
        }}
      </Asked>
      {tell.isError && (
        <p className={form.error} role="alert">
          {problemText(tell.error)}
        </p>
      )}
    </Card>
  );
}
