// The face of 1856: its description with its words and marks.

import { face18xx } from '../../../web/kit/face18xx.ts';
import type { RailFace } from '../../../web/kit/railFace.ts';
import type { Action1856, Refusals1856 } from '../rules/index.ts';
import { cheapest, priceNow } from '../rules/opening/auction.ts';
import { type PrivateId, rightIds } from '../rules/privates.ts';
import { rail1856 } from '../rules/rail.ts';
import type { State1856 } from '../rules/state.ts';
import { lines1856 } from '../words/panels.ts';
import { chapters } from './chapters.ts';
import { marks } from './marks.ts';
import { Outlook } from './Outlook.tsx';
import { Panels } from './Panels.tsx';
import { seas } from './seas.ts';

const face: RailFace<State1856> = {
  game: rail1856,
  marks,
  columns: (lang) => [
    { id: 'loans', ...lines1856[lang].loans },
    { id: 'escrow', ...lines1856[lang].escrow, term: 'escrow' },
  ],
  privateNote: (id, lang) => lines1856[lang].privates[id as PrivateId],
  phaseNotes: ({ phase }, lang) => {
    const l = lines1856[lang].phaseNotes;
    const notes = { 3: [l.buyPrivates], 5: [l.privatesClose, l.middle], 6: [l.cgr], D: [l.high] };
    return notes[phase as keyof typeof notes] ?? [];
  },
  bank: (s, lang) => rightIds.map((id) => ({ id, label: lines1856[lang].rights[id], value: String(s.rightsLeft[id]) })),
  seas,
  zones: (lang) => lines1856[lang].zones,
  reasons: (lang) => lines1856[lang].reasons,
};

/** Refusals about powers of privates that a company lacks, and debts that nobody has. */
const QUIET: readonly (keyof Refusals1856)[] = [
  'canada.notOwner',
  'kitchener.notOwner',
  // beside any lay, or before its step: not worth telling every turn
  'kitchener.ownTile',
  'kitchener.tokenStep',
  'port.notOwner',
  'right.withPlayer',
  'redeem.none',
  'raise.nothingOwed',
  'bankrupt.canPay',
];

const CHEAPEST: Action1856['type'] = 'buyCheapest';

export const face1856 = face18xx(face, {
  Outlook,
  Panels,
  chapters,
  needsPreview: ['settleLoans', 'declareBankrupt'],
  quietReasons: QUIET,
  kindName(state, type, { f }, lang) {
    const s = state as State1856;
    const id = type === CHEAPEST ? cheapest(s) : undefined;
    return id === undefined ? null : lines1856[lang].buys(f.name(id), f.money(priceNow(s, id)));
  },
  kindAbout: (state, type) => (type === CHEAPEST ? (cheapest(state as State1856) ?? null) : null),
});
