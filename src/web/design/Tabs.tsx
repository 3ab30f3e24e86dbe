// Tabs by the ARIA pattern: arrows move between them, Tab goes on into the panel.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';
import style from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A small mark after the label: a count, "new". */
  readonly mark?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly active: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
  /** The panel of the active tab. */
  readonly children: ReactNode;
}

/** From this many tabs on, labels are smaller. */
const MANY = 7;

const moves: Readonly<Record<string, (at: number, n: number) => number>> = {
  ArrowRight: (at, n) => (at + 1) % n,
  ArrowLeft: (at, n) => (at + n - 1) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
};

export function Tabs<Id extends string>({ label, tabs, active, onChange, className, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    );
    onChange(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={classes(style.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={style.list}
        data-many={tabs.length >= MANY || undefined}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            className={style.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.icon}
            {tab.label}
            {tab.mark}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={style.panel}>
        {children}
      </div>
    </div>
  );
}
