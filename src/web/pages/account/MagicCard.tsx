// A link by mail in place of a password.
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { api } from '../../net/api.ts';
import { LinkForm } from './LinkForm.tsx';

export function MagicCard() {
  const l = useLines(accountLines).magic;
  return (
    <Card title={l.title}>
      <LinkForm words={l} send={api.askMagicLink} />
    </Card>
  );
}
