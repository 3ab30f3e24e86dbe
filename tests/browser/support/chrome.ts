// A real Chromium: the one that BINARIO_CHROME names, or Debian's.
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChrome = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.BINARIO_CHROME ?? '/usr/bin/chromium', args: flags });
