// All phases of a game in a table, the present one marked.
import { phaseLines } from '../../words/web/phases.ts';
import { railLines } from '../../words/web/rail.ts';
import { Badge } from '../design/Badge.tsx';
import { Card } from '../design/Card.tsx';
import { Colours } from './Colours.tsx';
import type { PhaseRow } from './depotPicture.ts';
import type { PanelProps } from './panelProps.ts';
import styles from './phases.module.css';

interface Props extends Pick<PanelProps, 'face' | 'words' | 'lang'> {
  readonly moment: Pick<PanelProps['moment'], 'state'>;
  /** True before a game begins: no phase is the present one. */
  readonly unbegun?: boolean;
}

export function PhasesPanel({ face, moment, words, lang, unbegun = false }: Props) {
  const depot = face.depot?.(moment.state, words, lang);
  if (!depot) return null;
  const l = phaseLines[lang];
  const { colours } = railLines[lang].map;
  const rounds = depot.phases.some(({ rounds }) => rounds !== depot.phases[0]!.rounds);
  const happens = ({ rusts, happens }: PhaseRow) => [
    ...(rusts.length > 0 ? [l.rust(words.f.list(rusts))] : []),
    ...happens,
  ];
  return (
    <Card title={l.phases} level={3} flush>
      <div className={styles.frame}>
        <table className={styles.phases}>
          <caption className="hidden">{l.head}</caption>
          <thead>
            <tr>
              <th scope="col">{l.phase}</th>
              <th scope="col">{l.tilesHead}</th>
              <th scope="col" title={l.limit.title}>
                {l.limit.head}
              </th>
              {rounds && (
                <th scope="col" title={l.rounds.title}>
                  {l.rounds.head}
                </th>
              )}
              <th scope="col">{l.happens}</th>
            </tr>
          </thead>
          <tbody>
            {depot.phases.map((row) => (
              <tr key={row.id} data-phase={row.id} data-now={(row.now && !unbegun) || undefined}>
                <th scope="row">
                  {row.name} {row.now && !unbegun && <Badge kind="go">{l.now}</Badge>}
                </th>
                <td>
                  <span className="hidden">{words.f.list(row.tiles.map((colour) => colours[colour]))}</span>
                  <Colours colours={row.tiles} />
                </td>
                <td>{row.limit}</td>
                {rounds && <td>{row.rounds}</td>}
                <td>
                  <ul>
                    {row.by !== null && <li className={styles.by}>{l.firstTrain(row.by)}</li>}
                    {happens(row).map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
