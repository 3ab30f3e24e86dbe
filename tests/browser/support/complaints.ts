// Everything a browser complains about: errors in the console, errors of the page, requests that failed.
import type { Page } from 'playwright-core';

export interface Complaints {
  /** What nobody expected. */
  all(): readonly string[];
  /** From now on, and for what was heard before, this is what the test is about. */
  expect(what: RegExp): void;
}

export function listen(page: Page): Complaints {
  const heard: string[] = [];
  // most visitors do without the worker that keeps the app, and Playwright says so
  const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left behind gives up what it was asking
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    all: () => heard.filter((line) => !expected.some((what) => what.test(line))),
    expect: (what) => void expected.push(what),
  };
}
