// A list of tables in all its states: loading, failed, empty, filled.
import type { UseQueryResult } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeLines } from '../../../words/web/home.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { problemText } from '../../net/ApiProblem.ts';

interface Props<T> {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly query: UseQueryResult<readonly T[]>;
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

export function ListCard<T>({ title, aside, query, empty, children }: Props<T>) {
  const l = useLines(homeLines);
  const shell = useLines(shellLines);
  const error = query.error ?? query.failureReason;
  return (
    <Card title={title} aside={aside} flush>
      {query.data ? (
        query.data.length === 0 ? (
          empty
        ) : (
          children(query.data)
        )
      ) : error ? (
        <EmptyState
          alert
          icon={<Unplug aria-hidden />}
          title={l.failed}
          action={
            <Button size="small" busy={query.isFetching} onClick={() => query.refetch()}>
              {shell.retry}
            </Button>
          }
        >
          {problemText(error)}
        </EmptyState>
      ) : (
        <Skeleton label={shell.loading} />
      )}
    </Card>
  );
}
