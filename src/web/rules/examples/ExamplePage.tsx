// `/games/:id/examples/X07`: sets the position up and goes to its table.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../../../titles/registry.ts';
import { examplesLines } from '../../../words/web/examples.ts';
import { rulesLines } from '../../../words/web/rules.ts';
import { useLines } from '../../app/lang.ts';
import { usePage } from '../../app/page.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { createFromRecord } from '../../play/local/createLocalGame.ts';
import { exampleKey } from './exampleHref.ts';
import { loadPositions } from './loadPositions.ts';
import { recordOfPosition } from './position.ts';

export function ExamplePage({ id, example }: { readonly id: string; readonly example: string }) {
  const l = useLines(examplesLines);
  const { example: name } = useLines(rulesLines);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  usePage(name(example));
  useEffect(() => {
    let gone = false;
    openExample(id, example)
      .catch(() => null)
      .then((address) => {
        if (gone) return;
        if (address) navigate(address, { replace: true });
        else setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [id, example, navigate]);
  if (!failed) return <Skeleton lines={6} label={l.opening} />;
  return (
    <EmptyState alert title={l.failed} action={<ButtonLink href={`/games/${id}/rules`}>{l.toRules}</ButtonLink>} />
  );
}

/** Opens it afresh, even if it was opened and played before. */
async function openExample(id: string, example: string): Promise<string | null> {
  const [game, positions] = await Promise.all([loadGame(id), loadPositions(id)]);
  const position = Object.hasOwn(positions, example) ? positions[example] : undefined;
  const record = game && position && recordOfPosition(game, position);
  const made = record && (await createFromRecord(record, { id: exampleKey(id, example) }));
  return made && 'id' in made ? `/local/${made.id}` : null;
}
