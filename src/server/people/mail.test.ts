import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { mailFromEnv } from './mail.ts';

const env = { BINARIO_MAIL_FROM: 'Binario <post@binario.test>', BINARIO_URL: 'https://binario.test/' };

test('mail is set up by three variables, or not at all', () => {
  expect(mailFromEnv(env)).toBeNull();
  expect(mailFromEnv({ ...env, BINARIO_SMTP_URL: 'smtp://x', BINARIO_URL: '' })).toBeNull();
  expect(mailFromEnv({ ...env, BINARIO_SMTP_URL: 'smtp://localhost' })?.url).toBe('https://binario.test');
});

test('a letter reaches an SMTP server', async () => {
  const { port, received, close } = await smtpServer();
  const mail = mailFromEnv({ ...env, BINARIO_SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  await mail!.send({ to: 'ada@b.example', subject: 'Tocca a te', text: 'Il tavolo aspetta: è l’ora.\n' });
  close();
  const text = received.join('\n');
  expect(text).toContain('RCPT TO:<ada@b.example>');
  expect(text).toMatch(/^From: Binario <post@binario.test>$/m);
  expect(text).toMatch(/^Subject: Tocca a te$/m);
});

/** As much of the protocol as a letter needs. */
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
