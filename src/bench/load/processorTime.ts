import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor time used by a process so far, with all its threads; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    // Fields after the name, which is in brackets: state, …, user and system time as the twelfth and thirteenth.
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(told[11]) + Number(told[12])) * TICK;
  } catch {
    return null;
  }
}
