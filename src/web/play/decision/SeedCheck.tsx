// Checks the seed, once known, against the fingerprint shown at the start.
import { useEffect, useState } from 'react';
import type { Table } from '../../../api/tables.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import style from './SeedCheck.module.css';

type Verdict = 'kept' | 'broken' | 'unchecked';

export function SeedCheck({ table: { seed, seedHash } }: { readonly table: Table }) {
  const l = useLines(tableLines).seed;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (seed === null || seedHash === '') return;
    let wanted = true;
    void verdictOn(seed, seedHash).then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
  }, [seed, seedHash]);
  if (seedHash === '') return null;
  return (
    <details className={style.seed} data-verdict={verdict ?? undefined}>
      <summary>{verdict ? l[verdict] : l.title}</summary>
      <p>{l.promised(seedHash)}</p>
      {seed !== null && <code>{seed}</code>}
    </details>
  );
}

async function verdictOn(seed: string, hash: string): Promise<Verdict> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
    const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return found === hash ? 'kept' : 'broken';
  } catch {
    return 'unchecked'; // without a secure connection the browser cannot check it
  }
}
