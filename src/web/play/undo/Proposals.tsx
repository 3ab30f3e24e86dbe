// A proposal to the others: its maker, the missing answers, and the buttons to answer; and a refusal, shown to its
// proposer.
import { useState } from 'react';
import type { Proposal, RefusedProposal } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { tableLines } from '../../../words/web/table.ts';
import { keep, kept } from '../../app/keep.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import style from '../layout/Banners.module.css';
import { useTable } from '../useTable.ts';

export function Proposals() {
  const { table } = useTable();
  return (
    <>
      {table.proposals.map((proposal) => (
        <ProposalBanner key={proposal.id} proposal={proposal} />
      ))}
      <Refusals refusals={table.refusals ?? []} />
    </>
  );
}

/** Refusals stay until dismissed, here and after a reload. */
function Refusals({ refusals }: { readonly refusals: readonly RefusedProposal[] }) {
  const { table, seats } = useTable();
  const l = useLines(tableLines);
  const name = `refused.${table.id}`;
  const [known, setKnown] = useState(() => Number(kept(name) ?? -1));
  const nameOf = (seat = 0) => seats[seat - 1]?.name ?? '';
  const close = (at: number) => {
    keep(name, String(at));
    setKnown(at);
  };
  return refusals
    .filter(({ at }) => at > known)
    .map(({ id, kind, seat, refusedBy, at }) => (
      <div key={id} className={style.banner} data-kind="refusedProposal" role="status">
        <span>{l.proposals.refused[kind](nameOf(refusedBy), nameOf(seat))}</span>
        <Button size="small" data-act="closeRefusal" onClick={() => close(at)}>
          {l.notices.close}
        </Button>
      </div>
    ));
}

function ProposalBanner({ proposal }: { readonly proposal: Proposal }) {
  const { table, words, seats, link } = useTable();
  const l = useLines(tableLines).proposals;
  const text = useProposalText(proposal);
  const open = proposal.needs.filter((seat) => !proposal.agreed.includes(seat));
  const asked = open.some((seat) => table.yours.includes(seat));
  const own = table.yours.includes(proposal.by);
  const answer = (agree: boolean) =>
    link.people?.answer(proposal.id, agree).catch((error: unknown) => toast(problemText(error), 'bad'));
  return (
    <div className={style.banner} data-kind="proposal" data-proposal={proposal.kind} role="status">
      <span>
        {text} {!asked && l.waitsFor(words.f.list(open.map((seat) => seats[seat - 1]!.name)))}
      </span>
      {asked ? (
        <span className={style.answers}>
          <Button size="small" kind="primary" data-act="agree" onClick={() => void answer(true)}>
            {l.agree}
          </Button>
          <Button size="small" data-act="decline" onClick={() => void answer(false)}>
            {l.decline}
          </Button>
        </span>
      ) : (
        own && (
          <Button size="small" data-act="withdraw" onClick={() => void answer(false)}>
            {l.withdraw}
          </Button>
        )
      )}
    </div>
  );
}

function useProposalText({ kind, by, to, seat, level }: Proposal): string {
  const { seats, timeline } = useTable();
  const l = useLines(tableLines).proposals;
  const { levels } = useLines(lobbyLines);
  const name = (s: number) => seats[s - 1]?.name ?? '';
  if (kind === 'undo') {
    const at = timeline.line.findIndex((moment) => moment.seq === to);
    return l.undo(name(by), timeline.line.length - 1 - at);
  }
  if (kind === 'abandon') return l.abandon(name(by));
  return level
    ? l.replaceByBot(name(by), name(seat ?? 0), levels[level])
    : l.replaceByFriend(name(by), name(seat ?? 0));
}
