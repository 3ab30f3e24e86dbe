// A rule named where no game is loaded: it opens on its own page, so that a form being filled in stays open.
import type { ReactNode } from 'react';
import { ruleHref, shortRule } from './ruleHref.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const RuleLink = ({ game, rule, className, children }: Props) => (
  <a className={className} href={ruleHref(game, shortRule(game, rule))} target="_blank" rel="noreferrer">
    {children}
  </a>
);
