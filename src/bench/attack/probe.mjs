// Asks a server again and again whether it is well, from a thread of its own, and reports how long the answers took and
// how much processor time the server's main thread used meanwhile: that shows who held it up on a busy machine.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY = 10;
const { url, pid } = workerData;
/** Differs from the attackers' address, so that their used-up allowance does not count here. */
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
let waits = [];
let stopped = false;

/** Milliseconds of processor time; 0 where the system does not tell. */
function used() {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

const once = () =>
  new Promise((resolve, reject) => {
    const asked = get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve());
    });
    asked.on('error', reject);
  });

parentPort.on('message', (what) => {
  if (what === 'stop') stopped = true;
  parentPort.postMessage(waits);
  waits = [];
});

while (!stopped) {
  const [begun, before] = [performance.now(), used()];
  // a dropped request is sent again; its wait goes on
  while (
    !stopped &&
    !(await once().then(
      () => true,
      () => false,
    ))
  )
    await pause(EVERY);
  waits.push({ waited: performance.now() - begun, held: used() - before });
  await pause(EVERY);
}
agent.destroy();
parentPort.close();
