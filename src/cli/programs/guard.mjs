// Ends the bot programs of a process once its end of the pipe is closed: it is done with them, or it is gone.
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Programs see their input end, and may leave by themselves. */
const GRACE = 300;

const programs = new Set();
for await (const line of createInterface({ input: process.stdin })) {
  const { began, ended } = JSON.parse(line);
  if (began) programs.add(began);
  if (ended) programs.delete(ended);
}
const left = () => [...programs].filter((pid) => signal(pid, 0));
for (const until = performance.now() + GRACE; left().length > 0 && performance.now() < until; ) await setTimeout(20);
for (const pid of left()) signal(pid, 'SIGKILL');

/** To the program and all it started: it leads a group of its own, where the system has groups. False: it is gone. */
function signal(pid, name) {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch {
    return false;
  }
}
