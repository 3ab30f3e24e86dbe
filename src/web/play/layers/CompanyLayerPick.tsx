// Picks the company lit on the map, and shows its reach and the stops closed to it.

import { gives } from '../../../match/assist.ts';
import { mapLines } from '../../../words/web/map.ts';
import { useLines } from '../../app/lang.ts';
import { Select } from '../../design/Select.tsx';
import type { CompanyLayer } from '../../kit/face.ts';
import { nameOf } from '../nameOf.ts';
import { useTable } from '../useTable.ts';
import { useLitCompany } from './litCompany.ts';

export function CompanyLayerPick({ layer }: { readonly layer: CompanyLayer | null }) {
  const { face, moment, words, lang, table } = useTable();
  const { company, light } = useLitCompany();
  const l = useLines(mapLines).layers;
  const { track } = face;
  if (!track) return null;
  const options = track.companies(moment.state).map((id) => ({ value: id, label: words.value('company', id) }));
  const places = layer ? [...new Set(layer.closed.map((id) => nameOf(id, words, face, lang, '', moment.state)))] : [];
  return (
    <>
      <Select
        label={l.company}
        value={company ?? ''}
        options={[{ value: '', label: l.nobody }, ...options]}
        onChange={(id) => light(id === '' ? null : id)}
      />
      {layer && gives(table.assist, 'routes') && (
        <p aria-live="polite">
          {l.reaches(layer.stops)}; {places.length > 0 ? l.blocked(words.f.list(places)) : l.open}
        </p>
      )}
    </>
  );
}
