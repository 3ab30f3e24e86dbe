// A small word in a frame, like a stamp, for the state of a thing.
import type { ReactNode } from 'react';
import style from './Badge.module.css';
import { classes } from './classes.ts';

export type BadgeKind = 'plain' | 'signal' | 'go' | 'warn' | 'info';

export function Badge({ kind = 'plain', children }: { readonly kind?: BadgeKind; readonly children: ReactNode }) {
  return <span className={classes(style.badge, style[kind])}>{children}</span>;
}
