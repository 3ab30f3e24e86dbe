// István: his company cards with their progress, his share card, and a mark on reconstructed cards.
import { percentOf } from '../../../engine/index.ts';
import { Badge } from '../../../web/design/Badge.tsx';
import { Card } from '../../../web/design/Card.tsx';
import { CompanySign } from '../../../web/panels/CompanySign.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { type MajorId, type MinorId, minors } from '../rules/companies.ts';
import { ISTVAN } from '../rules/players.ts';
import { istvansMinors } from '../rules/solo/card.ts';
import { cardOf, hasStandingRule, levelOf, type Source } from '../rules/solo/cards.ts';
import { boardIncome } from '../rules/solo/income.ts';
import { shareCards } from '../rules/solo/shareCards.ts';
import type { SoloState, State18Mag } from '../rules/state.ts';
import { lines18mag } from '../words/panels.ts';
import styles from './istvan.module.css';
import { marks } from './marks.ts';

interface Props {
  readonly state: State18Mag;
  readonly solo: SoloState;
  readonly words: Words;
  readonly lang: Lang;
}

export function IstvanPanel(props: Props) {
  const { state, solo, words, lang } = props;
  const l = lines18mag[lang].solo;
  const cards = istvansMinors(state);
  const income = boardIncome(state);
  return (
    <Card title={l.head(l.levels[levelOf(state)])} level={3}>
      <h4 className={styles.subhead}>{l.cards}</h4>
      {cards.length === 0 && <p className={styles.hint}>{l.noCards}</p>}
      <div className={styles.cards} data-level={levelOf(state)}>
        {cards.map((minor) => (
          <CompanyCard key={minor} minor={minor} {...props} />
        ))}
      </div>
      {solo.shareCard && <ShareCard {...props} card={solo.shareCard} />}
      <p className={styles.hint}>{income > 0 ? l.income(words.f.money(income)) : l.noIncome}</p>
      <p className={styles.hint}>{l.about}</p>
    </Card>
  );
}

function CompanyCard({ state, solo, minor, words, lang }: Props & { readonly minor: MinorId }) {
  const l = lines18mag[lang].solo;
  const { actions, source } = cardOf(state, minor);
  const { done, owed } = solo.cards[minor]!;
  return (
    <section className={styles.card} aria-label={words.value('company', minor)} data-card={minor}>
      <header className={styles.head}>
        <CompanySign mark={marks[minor]!} />
        <strong>{minors[minor].letters}</strong>
        <Made source={source.actions} lang={lang} />
      </header>
      {hasStandingRule(state) && <p className={styles.standing}>{l.standing}</p>}
      <ol className={styles.actions}>
        {actions.map((action, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place on the card
          <li key={i} data-done={i < done || undefined} aria-current={i === done ? 'step' : undefined}>
            <span>{symbolText(action, words, lang)}</span>
            {i < done && <span className="hidden">{l.done}</span>}
            {i === done && <Badge kind="go">{owed === null ? l.next : l.owed(owed)}</Badge>}
          </li>
        ))}
      </ol>
      {done >= actions.length && <p className={styles.hint}>{l.allDone}</p>}
    </section>
  );
}

function symbolText(action: ReturnType<typeof cardOf>['actions'][number], { f }: Words, lang: Lang): string {
  const { symbols } = lines18mag[lang].solo;
  if (action.symbol === 'train') return symbols.train(action);
  if (action.symbol === 'sister') return symbols.sister(action);
  return action.symbol === 'better' ? symbols.better(action) : symbols.token({ ...action, hex: f.name(action.hex) });
}

function ShareCard({ state, card, words, lang }: Props & { readonly card: MajorId }) {
  const l = lines18mag[lang].solo;
  return (
    <section className={styles.card} aria-label={l.shareCard} data-card={card}>
      <header className={styles.head}>
        <strong>{l.shareCard}</strong>
      </header>
      <ol className={styles.targets}>
        {shareCards[card]!.map(({ major, most, source }) => {
          const held = percentOf(state, major, ISTVAN);
          return (
            <li key={major} data-done={held >= most || undefined}>
              <CompanySign mark={marks[major]!} label={words.value('company', major)} />
              <span className={styles.meter} aria-hidden>
                {Array.from({ length: most / 10 }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is nothing but its place
                  <i key={i} data-full={i < held / 10 || undefined} />
                ))}
              </span>
              <span className="hidden">{l.held(held, most)}</span>
              <Made source={source} lang={lang} />
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{l.shareHint}</p>
    </section>
  );
}

/** Source of a figure. */
const Made = ({ source, lang }: { readonly source: Source; readonly lang: Lang }) => (
  <span className={styles.source} data-source={source}>
    {lines18mag[lang].solo.sources[source]}
  </span>
);
