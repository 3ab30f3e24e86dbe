// The facts about this browser that decide when to offer notifications and the app.
import { create } from 'zustand';
import { keep, kept } from '../keep.ts';
import { answeredIn, nextVisit, type Offer } from './whenToOffer.ts';

/** Chromium's own event; other browsers install by their menu and send none. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface OfferStore {
  readonly visits: number;
  readonly finishedTurn: boolean;
  readonly answered: readonly Offer[];
  readonly deciding: boolean;
  readonly install: InstallPrompt | null;
}

const visit = nextVisit(kept('visits'), Date.now());
keep('visits', visit.kept);

export const useOffers = create<OfferStore>(() => ({
  visits: visit.visits,
  finishedTurn: kept('finishedTurn') !== null,
  answered: answeredIn(kept('offered')),
  deciding: false,
  install: null,
}));

export function finishTurn(): void {
  keep('finishedTurn', 'yes');
  useOffers.setState({ finishedTurn: true });
}

/** Records the answers for good. */
export function answer(...offers: readonly Offer[]): void {
  const answered = [...new Set([...useOffers.getState().answered, ...offers])];
  keep('offered', answered.join(' '));
  useOffers.setState({ answered });
}

export const setDeciding = (deciding: boolean): void => useOffers.setState({ deciding });

// otherwise the browser would offer it by itself, on the first visit
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  useOffers.setState({ install: event as InstallPrompt });
});
addEventListener('appinstalled', () => useOffers.setState({ install: null }));
