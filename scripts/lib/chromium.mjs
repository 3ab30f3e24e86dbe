// Finds a Chrome or Chromium, or installs Debian's where the machine lets it. The headless shell comes first: it draws no
// window, and a page costs it two thirds of the time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackage } from './debian.mjs';
import { say } from './install.mjs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for tests, pictures and figures: no sandbox, no background work, no requests of its own. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function find() {
  if (process.env.BINARIO_CHROME && existsSync(process.env.BINARIO_CHROME)) return process.env.BINARIO_CHROME;
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of names) if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  return places.find((place) => existsSync(place)) ?? null;
}

/** The path of a browser; null where none can be had, after saying so. */
export function ensureChromium() {
  const there = find();
  if (there) return there;
  say('Binario: no Chrome or Chromium here; installing Debian’s (apt-get install chromium-headless-shell) …');
  const installed = installPackage('chromium-headless-shell') || installPackage('chromium') ? find() : null;
  if (!installed)
    say('Binario: no browser could be installed. Install Chrome or Chromium, or name one in BINARIO_CHROME.');
  return installed;
}

const here = fileURLToPath(import.meta.url);

/** The same in a process of its own, beside other work that waits for the network, if there is something to install. */
export async function beginChromium() {
  if (!find()) await once(spawn(process.execPath, [here], { stdio: ['ignore', 2, 2] }), 'close');
  return find();
}

if (process.argv[1] === here) ensureChromium();
