// Variants and rulings, as the game declares them: nothing here knows which game it is.
import { useQuery } from '@tanstack/react-query';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import { lobbyLines } from '../../../i18n/web/lobby.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { classes } from '../../design/classes.ts';
import { Select } from '../../design/Select.tsx';
import type { GameInfo } from '../../net/api.ts';
import { type Draft, withAsked } from './draft.ts';
import style from './OptionFields.module.css';
import { termName, termValue } from './termWords.ts';

type Choosable = Pick<GameInfo, 'id' | 'options' | 'rulings'>;

interface Props {
  readonly info: Choosable;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function OptionFields({ info, draft, onChange }: Props) {
  const l = useLines(lobbyLines).create;
  const lang = useLang();
  const any = info.options.length + info.rulings.length > 0;
  const words = useQuery({
    queryKey: ['catalogue', info.id],
    queryFn: async () => (await loadCatalogue(info.id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: any,
  });
  if (!any) return <p className={style.none}>{l.noOptions}</p>;
  const names = words.data?.[lang].names ?? {};
  const applies = ({ players }: GameInfo['options'][number]) => players?.includes(draft.seats.length) ?? true;
  const onlyWith = (players: readonly number[]) =>
    l.onlyWith(new Intl.ListFormat(lang, { type: 'disjunction' }).format(players.map(String)));
  /** Rulings are long sentences, and ours is always the first: it is not marked once more. */
  const field = (term: GameInfo['options'][number], hint?: string, marked = true) => (
    <Select
      key={term.id}
      label={termName(names, term.id)}
      hint={hint}
      value={(applies(term) ? draft.asked[term.id] : undefined) ?? term.default}
      disabled={!applies(term)}
      options={term.values.map((value) => ({
        value,
        label: `${termValue(names, term.id, value)}${marked && value === term.default ? ` (${l.standard})` : ''}`,
      }))}
      onChange={(value) => onChange(withAsked(draft, term.id, value, term.default))}
    />
  );
  return (
    <div className={style.fields}>
      {info.options.length > 0 && (
        <div className={style.grid}>
          {info.options.map((option) => field(option, applies(option) ? undefined : onlyWith(option.players ?? [])))}
        </div>
      )}
      {info.rulings.length > 0 && (
        <details className={style.rulings}>
          <summary>{l.rulings}</summary>
          <p className={style.none}>{l.rulingsHint}</p>
          <div className={classes(style.grid, style.wide)}>
            {info.rulings.map((ruling) => field(ruling, `${l.byRule} ${ruling.rule}`, false))}
          </div>
        </details>
      )}
    </div>
  );
}
