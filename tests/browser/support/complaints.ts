// Collects a browser's complaints: errors in the console, errors of the page, failed requests.
import type { Page } from 'playwright-core';

export interface Complaints {
  /** Unexpected complaints. */
  all(): readonly string[];
  /** Expects such complaints, from now on and among those already heard. */
  expect(what: RegExp): void;
}

export function listen(page: Page): Complaints {
  const heard: string[] = [];
  // most visitors have no service worker, and Playwright reports it
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
    // a page on its way out cancels its requests
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    all: () => heard.filter((line) => !expected.some((what) => what.test(line))),
    expect: (what) => void expected.push(what),
  };
}
