// An answer of the server in each of its states: loading, failed, there.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { Away } from '../app/Away.tsx';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { isProblem, problemText } from '../net/ApiProblem.ts';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** Read aloud while it loads. */
  readonly loading: string;
  readonly lines?: number;
  readonly children: (answer: T) => ReactNode;
}

export function Asked<T>({ query, loading, lines = 3, children }: Props<T>) {
  const { retry, away } = useLines(shellLines);
  if (query.data !== undefined) return children(query.data);
  // also while retrying, so that nobody has to wait for the reason
  const error = query.error ?? query.failureReason;
  if (!error) return <Skeleton label={loading} lines={lines} />;
  if (isProblem(error, 'offline', 'timeout'))
    return (
      <Away
        title={away.title}
        why={problemText(error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch({ cancelRefetch: true })}
      />
    );
  return (
    <EmptyState
      alert
      title={problemText(error)}
      action={
        <Button busy={query.isFetching} onClick={() => query.refetch()}>
          {retry}
        </Button>
      }
    />
  );
}
