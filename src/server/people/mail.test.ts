import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { mailOf } from './mail.ts';

const settings = { from: 'Binario <post@binario.test>', url: 'https://binario.test/' };

test('mail is set up by three settings, or not at all', () => {
  expect(mailOf({ ...settings, smtp: undefined })).toBeNull();
  expect(mailOf({ ...settings, smtp: 'smtp://x', url: undefined })).toBeNull();
  expect(mailOf({ ...settings, smtp: 'smtp://localhost' })?.url).toBe('https://binario.test');
});

test('a letter reaches an SMTP server', async () => {
  const { port, received, close } = await smtpServer();
  const mail = mailOf({ ...settings, smtp: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  await mail!.send({ to: 'ada@b.example', subject: 'Tocca a te', text: 'Il tavolo aspetta: è l’ora.\n' });
  close();
  const text = received.join('\n');
  expect(text).toContain('RCPT TO:<ada@b.example>');
  expect(text).toMatch(/^From: Binario <post@binario.test>$/m);
  expect(text).toMatch(/^Subject: Tocca a te$/m);
});

/** A server with the few SMTP commands that a letter needs. */
async function smtpServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let letter = false;
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (letter && line !== '.') continue;
        letter = line === 'DATA';
        socket.write(letter ? '354 go on\r\n' : '250 well\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { port, received, close: () => server.close() };
}
