// The face of 1862: its description with its words and marks.
import { seatsOf } from '../../../engine/index.ts';
import { face18xx } from '../../../web/kit/face18xx.ts';
import type { RailFace } from '../../../web/kit/railFace.ts';
import type { Fact } from '../../../web/panels/tableFacts.ts';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import type { Words } from '../../../words/words.ts';
import { type CompanyId, companies } from '../rules/companies.ts';
import { rail1862 } from '../rules/rail.ts';
import { isInReceivership, own, type State1862 } from '../rules/state.ts';
import { hasCome, kindsOf, lnerType, type PhaseId, phases, trainFacts } from '../rules/trains.ts';
import { lines1862 } from '../words/panels.ts';
import { chapters } from './chapters.ts';
import { marks } from './marks.ts';
import { Outlook } from './Outlook.tsx';
import { Panels } from './Panels.tsx';
import { runItems } from './runItems.ts';
import { seas } from './seas.ts';
import { trainName } from './trainName.ts';

const note = (id: string, value: string): Fact => ({ id, label: '', value });

const face: RailFace<State1862> = {
  game: rail1862,
  marks,
  more: moreOf,
  trainName,
  trainNote(s, type, lang) {
    const { hexes, counts, visits } = trainFacts(s, `${type}-0`);
    return lines1862[lang].train(hexes, counts === visits ? String(visits) : `${counts}/${visits}`);
  },
  limitOf: (s, lang) => lines1862[lang].limit[kindsOf(s).length === 1 ? 'all' : phases[s.phase].limitOf],
  phaseFacts: (s, lang) => (s.lner === 'before' ? [] : [note('lner', lines1862[lang].lner[s.lner])]),
  phaseNotes(s, lang) {
    const l = lines1862[lang].phaseNotes;
    const notes: Partial<Record<PhaseId, string[]>> = {
      B: [l.moreCompanies],
      C: [l.moreCompanies, l.middle],
      E: [l.high],
    };
    return [...(notes[s.phase] ?? []), ...(s.phase === lnerType(s) ? [l.lner] : [])];
  },
  rounds: { PR: 'parliament' },
  seas,
  zones: (lang) => lines1862[lang].zones,
  causes: (lang) => ({
    soldByLeader: marketLines[lang].soldByDirector,
    soldShare: marketLines[lang].soldOneByOthers,
  }),
  reasons: (lang) => lines1862[lang].reasons,
};

/** Its permits and status; before its start, the phase of its arrival and its permit. */
function moreOf(s: State1862, id: string, { f }: Words, lang: Lang): readonly Fact[] {
  const company = id as CompanyId;
  const { status, permit, permits, wave, chartered, floated, barred } = own(s, company);
  const l = lines1862[lang];
  const may = permits.length > 0 ? permits : permit ? [permit] : [];
  const named =
    may.length > 0 ? [{ id: 'permits', label: l.permits, value: f.list(may.map((kind) => l.kinds[kind])) }] : [];
  if (status !== 'started')
    return [
      note('home', l.home(rail1862.map(s).hexes[companies[company].home]?.name ?? companies[company].home)),
      ...named.map(({ value }) => note('permits', l.permit(value))),
      ...(hasCome(s, wave) ? [] : [note('wave', l.from(wave))]),
      ...(barred ? [note('barred', l.barred)] : []),
    ];
  const owed = seatsOf(s).filter((seat) => s.obligations.some((o) => o.company === company && o.seat === seat));
  return [
    ...named,
    ...(chartered ? [note('charter', l.charter)] : []),
    ...(floated ? [] : [note('notFloated', l.notFloated)]),
    ...owed.map((seat) => note('obligation', l.obligation(f.seat(seat)))),
    ...(isInReceivership(s, company) ? [note('receivership', l.receivership)] : []),
  ];
}

/** Actions rarely wanted beside the build. */
const seldom = ['addStation'];

export const face1862 = face18xx(face, {
  Outlook,
  chapters,
  Panels,
  seldom,
  puts: ['stationAdded'],
  needsPreview: ['merge', 'acquire', 'refinance'],
  runItems,
  companyFields: ['company', 'survivor', 'lot', 'from'],
});
