// A button, and a link that looks like one. `primary` is the signal red: one per view, for its main purpose.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import style from './Button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface Looks {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'small' | 'large';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

const look = ({ kind = 'plain', size = 'normal', wide }: Looks, extra?: string): string =>
  classes(style.button, style[kind], style[size], wide && style.wide, extra);

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that the action is under way, and blocks a second press meanwhile. */
  readonly busy?: boolean;
}

export function Button({ kind, size, wide, icon, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  const looks = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      data-primary={kind === 'primary' || undefined}
      className={look(looks, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner small /> : icon}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Looks {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, icon, className, children, ...looks }: ButtonLinkProps) {
  return (
    <Link href={href} className={look(looks, className)}>
      {icon}
      {children}
    </Link>
  );
}
