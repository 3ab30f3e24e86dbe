// Makes one change of a gathering table at a time: asks for a name first, shows errors, passes the changed table on.
import { useState } from 'react';
import type { Table } from '../../../api/tables.ts';
import { ensurePerson } from '../../app/ensurePerson.ts';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { queryClient } from '../../net/queries.ts';

export interface TableChange {
  /** The name of the change under way. */
  readonly busy: string | null;
  run(name: string, ask: () => Promise<Table>): Promise<boolean>;
}

export function useTableChange(onChange?: (table: Table) => void): TableChange {
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    async run(name, ask) {
      if (busy) return false;
      setBusy(name);
      try {
        if (!(await ensurePerson())) return false;
        onChange?.(await ask());
        void queryClient.invalidateQueries({ queryKey: ['tables'] });
        return true;
      } catch (error) {
        toast(problemText(error), 'bad');
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
