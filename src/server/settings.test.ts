import { expect, test } from 'vitest';
import { BadSetting, settingsFrom } from './settings.ts';

test('nothing said is as usual; what is said is taken', () => {
  expect(settingsFrom({})).toMatchObject({ port: 8018, limits: 1, network: 1, proxies: '', url: undefined });
  expect(settingsFrom({ PORT: '', BINARIO_URL: '' })).toEqual(settingsFrom({}));
  const said = {
    PORT: '0',
    DATABASE_URL: 'postgres:///binario?host=/run/postgresql',
    BINARIO_URL: 'https://b.example',
    BINARIO_TRUST_PROXY: '10.0.0.1, fd00::/8, loopback',
    BINARIO_NETWORK: '2.5',
    BINARIO_TABLES_MB: '32',
    BINARIO_QUOTAS: 'tables=7',
    BINARIO_KEEP: 'chat=9',
  };
  expect(settingsFrom(said)).toMatchObject({
    port: 0,
    databaseUrl: said.DATABASE_URL,
    url: said.BINARIO_URL,
    proxies: said.BINARIO_TRUST_PROXY,
    network: 2.5,
    tableBytes: 32_000_000,
    quotas: { tables: 7, imports: 50 },
    retention: { chat: 9, guests: 180 },
  });
});

test.each([
  ['PORT', 'x'],
  ['PORT', '65536'],
  ['DATABASE_URL', 'nonsense'],
  ['BINARIO_URL', 'binario.example'],
  ['BINARIO_URL', 'ftp://x'],
  ['BINARIO_TRUST_PROXY', 'yes'],
  ['BINARIO_TRUST_PROXY', '-1'],
  ['BINARIO_TRUST_PROXY', '10.0.0.1/64'],
  ['BINARIO_NETWORK', '-1'],
  ['BINARIO_NETWORK', '0'],
  ['BINARIO_LIMITS', 'abc'],
  ['BINARIO_TABLES_MB', 'abc'],
  ['BINARIO_SMTP_URL', 'nonsense'],
  ['BINARIO_QUOTAS', 'tables=5=6'],
  ['BINARIO_KEEP', 'guest=1'],
])('%s=%s cannot be meant', (setting, said) => {
  expect(() => settingsFrom({ [setting]: said })).toThrow(BadSetting);
});

test('a password is not told', () => {
  expect(() => settingsFrom({ DATABASE_URL: 'mysql://a:secret@b' })).toThrow(expect.objectContaining({ said: '…' }));
});
