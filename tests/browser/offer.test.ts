// The app is offered to returning visitors who play with others, and never again after a no.
import { expect, test } from 'vitest';
import { beGuest } from './support/opened.ts';
import { stage } from './support/stage.ts';
import { button, press, type Visitor } from './support/visitor.ts';

const on = stage();

/**
 * Announces that the app can be installed, as Chromium never does in a test; true if the page holds the browser's own
 * offer back.
 */
const couldInstall = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));

test('whoever wants to be notified is still offered the app', async () => {
  const v = await on.visitor({ device: 'phone' });
  const { page, l } = v;
  await beGuest(v);
  await page.addInitScript(() => {
    localStorage.setItem('binario.finishedTurn', 'yes');
    localStorage.setItem('binario.visits', `1 ${Date.now() - 3_600_000}`);
    // a browser that could notify, and has asked nobody yet
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = async () => 'denied';
    const pushManager = { getSubscription: async () => null };
    navigator.serviceWorker.getRegistration = async () => ({ pushManager }) as unknown as ServiceWorkerRegistration;
  });
  const [notify, install] = [button(v, l.shell.offer.notify), button(v, l.shell.offer.install)];
  await page.goto('/');
  await notify.waitFor();
  await couldInstall(v);
  await install.waitFor();
  await press(v, notify);
  await notify.waitFor({ state: 'detached' });
  expect(await install.count()).toBe(1);
  // after a reload too
  await page.goto('/');
  await couldInstall(v);
  await install.waitFor();
  expect(await notify.count()).toBe(0);
});

test('not on the first visit; later once, and a no is for good', async () => {
  const v = await on.visitor({ device: 'phone' });
  const { page, l } = v;
  const offer = button(v, l.shell.offer.install);
  const open = async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // the browser's own offer is held back
    expect(await couldInstall(v)).toBe(true);
  };
  await open();
  await page.evaluate(() => localStorage.setItem('binario.finishedTurn', 'yes'));
  await open();
  expect(await offer.count()).toBe(0);
  // as if an hour had passed
  await page.evaluate(() => localStorage.setItem('binario.visits', `1 ${Date.now() - 3_600_000}`));
  await open();
  await offer.waitFor();
  await press(v, button(v, l.shell.offer.no));
  await offer.waitFor({ state: 'detached' });
  await open();
  expect(await offer.count()).toBe(0);
});
