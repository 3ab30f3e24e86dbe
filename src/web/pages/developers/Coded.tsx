// A sentence in which what stands between backticks is code.
import { Fragment } from 'react';

export const Coded = ({ text }: { readonly text: string }) =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>));
