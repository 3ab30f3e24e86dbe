// A button with only a picture; its name is read aloud and shown on hover.
import { type ButtonHTMLAttributes, memo, type ReactNode } from 'react';
import { classes } from './classes.ts';
import style from './IconButton.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  /** The state of a toggle button. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { label, pressed, className, children, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classes(style.button, className)}
    >
      {children}
    </button>
  );
});
