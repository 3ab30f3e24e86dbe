import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/stores.ts';
import { isPublicAddress, outsideAgent } from './publicAddress.ts';
import { contactFromEnv, openPush } from './push.ts';

onBothEngines('the keys of web push', ({ open }) => {
  test('are made once, also by two processes that start at once, and stay', async () => {
    const store = await open();
    const contact = 'mailto:a@b.example';
    const keys = (await Promise.all([1, 2].map(() => openPush(store, contact)))).map((push) => push.publicKey);
    expect(keys[0]).toBe(keys[1]);
    expect((await openPush(store, contact)).publicKey).toBe(keys[0]);
    expect(Buffer.from(keys[0]!, 'base64url')).toHaveLength(65);
  });

  test('a name that stands for this machine or a neighbour is not sent to', async () => {
    const push = await openPush(await open(), 'mailto:a@b.example');
    const browser = createECDH('prime256v1');
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const notice = { title: 'x', body: 'x', url: '/', tag: 'table1' };
    await expect(push.send({ endpoint: 'https://localhost/x', keys }, notice)).rejects.toThrow('outside world');
  });
});

test('addresses that are not of the outside world are told apart', async () => {
  const outside = (address: string): Promise<boolean> =>
    new Promise((tell) => {
      // A numeric name is "looked up" without a network.
      outsideAgent().options.lookup!(address, { all: true }, (error) => tell(error === null));
    });
  for (const address of ['8.8.8.8', '2606:4700::1111'])
    expect([address, await outside(address)]).toEqual([address, true]);
  for (const address of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'])
    expect([address, await outside(address)]).toEqual([address, false]);
  for (const address of ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:7f00:1'])
    expect([address, await outside(address)]).toEqual([address, false]);
});

test('an endpoint is https, at its usual port, by name', () => {
  for (const good of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'])
    expect(isPublicAddress(good)).toBe(true);
  for (const bad of [
    'http://a.example',
    'https://a.example:444/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://u@a.example/',
    'x',
  ])
    expect([bad, isPublicAddress(bad)]).toEqual([bad, false]);
});

test('a push service may complain to the address of the server, or to that of its mail', () => {
  expect(contactFromEnv({ BINARIO_URL: 'https://binario.test' })).toBe('https://binario.test');
  expect(contactFromEnv({ BINARIO_MAIL_FROM: 'Binario <post@binario.test>' })).toBe('mailto:post@binario.test');
  expect(contactFromEnv({})).toBe('mailto:nobody@localhost');
});
