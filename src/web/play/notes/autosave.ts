// Saves text a moment after the last key, one save at a time, and retries failed saves.

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed';

export interface Autosave {
  change(text: string): void;
  /** Saves pending text at once. */
  flush(): void;
}

/** Milliseconds from the last key to the save, and from a failure to the next try. */
const PAUSE = 700;
const AGAIN = 5000;

export function autosave(save: (text: string) => Promise<unknown>, tell: (saving: Saving) => void): Autosave {
  let waiting: string | null = null;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (busy || waiting === null) return;
    const text = waiting;
    waiting = null;
    busy = true;
    tell('saving');
    const done = await save(text).then(
      () => true,
      () => false,
    );
    busy = false;
    if (!done) {
      waiting ??= text;
      tell('failed');
      later(AGAIN);
    } else if (waiting === null) tell('saved');
    else await send(); // more was written meanwhile
  }

  return {
    change(text) {
      waiting = text;
      tell('unsaved');
      later(PAUSE);
    },
    flush: () => void send(),
  };
}
