// Playing with others needs a name: people without one are asked once, when it is first needed.
import { create } from 'zustand';
import type { Person } from '../../api/people.ts';
import { api } from '../net/api.ts';
import { queryClient } from '../net/queries.ts';

interface NameStore {
  /** Receives the answer of the open question; null while none is open. */
  readonly asking: ((person: Person | null) => void) | null;
}

export const useNameQuestion = create<NameStore>(() => ({ asking: null }));

/** The person, known or new; null if they decline to give a name. Throws if the server cannot be asked. */
export async function ensurePerson(): Promise<Person | null> {
  const me = await queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => api.me(), staleTime: 60_000 });
  if (me.person) return me.person;
  useNameQuestion.getState().asking?.(null);
  return new Promise((resolve) => useNameQuestion.setState({ asking: resolve }));
}

export function answerName(person: Person | null): void {
  useNameQuestion.getState().asking?.(person);
  useNameQuestion.setState({ asking: null });
}
