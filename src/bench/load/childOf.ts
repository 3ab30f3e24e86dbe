// A process of our own that says when it is ready.
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The port it announces. If it ends first, the error carries its complaints. */
export function readyPort(child: ChildProcess): Promise<string> {
  let complaints = '';
  child.stderr!.on('data', (chunk) => {
    complaints += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${complaints}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(port);
    });
  });
}
