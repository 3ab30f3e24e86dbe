// Offers, once each, notifications of one's moves and Binario as an app. A yes answers one of them, a no both.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { shellLines } from '../../../words/web/shell.ts';
import { classes } from '../../design/classes.ts';
import { toast } from '../../design/toasts.ts';
import { useMe } from '../../net/queries.ts';
import { pushState, subscribePush } from '../../pages/account/push.ts';
import style from '../Bar.module.css';
import { useLines } from '../lang.ts';
import { answer, useOffers } from './offerStore.ts';
import { allOffers, type Offer, offersNow } from './whenToOffer.ts';

export function OfferBar() {
  const facts = useOffers();
  // ask the browser for its abilities only when they matter
  const worth = offersNow({ ...facts, possible: allOffers }).length > 0;
  return <div role="status">{worth && <Offers />}</div>;
}

function Offers() {
  const l = useLines(shellLines).offer;
  const facts = useOffers();
  const me = useMe().data;
  const client = useQueryClient();
  const push = useQuery({ queryKey: ['push'], queryFn: pushState }).data;
  const possible: Offer[] = [];
  if (push === 'off' && me?.person) possible.push('notify');
  if (facts.install) possible.push('install');
  const offers = offersNow({ ...facts, possible });
  if (offers.length === 0) return null;

  const notify = async () => {
    answer('notify');
    try {
      const state = await subscribePush(me!.pushKey);
      client.setQueryData(['push'], state);
      toast(state === 'on' ? l.notified : l.notNotified, state === 'on' ? 'good' : 'plain');
    } catch {
      toast(l.notNotified, 'bad');
    }
  };
  const install = () => {
    answer('install');
    void facts.install?.prompt();
  };
  return (
    <p className={classes(style.bar, style.offer)} data-offer>
      <BellRing aria-hidden /> {offers.includes('notify') ? l.text : l.appText}
      <span className={style.answers}>
        {offers.includes('notify') && (
          <button type="button" onClick={() => void notify()}>
            {l.notify}
          </button>
        )}
        {offers.includes('install') && (
          <button type="button" onClick={install}>
            {l.install}
          </button>
        )}
        <button type="button" onClick={() => answer(...allOffers)}>
          {l.no}
        </button>
      </span>
    </p>
  );
}
