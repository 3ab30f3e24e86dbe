// Mail: a small interface, and the SMTP server behind it when one is set up.
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  /** Base address of links in letters, without a slash at the end. */
  readonly url: string;
  send(letter: Letter): Promise<void>;
}

/** The part of nodemailer used here: tests pass its `jsonTransport`. */
export interface Transport {
  sendMail(letter: Letter & { readonly from: string }): Promise<unknown>;
}

interface MailSettings {
  readonly smtp: string | undefined;
  readonly from: string | undefined;
  readonly url: string | undefined;
}

/** Null if one of the three is missing. */
export const mailOf = ({ smtp, from, url }: MailSettings): Mail | null =>
  smtp && from && url ? mailThrough(createTransport(smtp), from, url) : null;

export const mailThrough = (transport: Transport, from: string, url: string): Mail => ({
  url: url.replace(/\/+$/, ''),
  async send(letter) {
    await transport.sendMail({ from, ...letter });
  },
});

/** Sends in the background. Logs a failure without the address. */
export function post(mail: Mail, letter: Letter, log: FastifyBaseLogger): void {
  mail.send(letter).catch((error: { code?: unknown }) => log.warn({ code: error.code }, 'a letter could not be sent'));
}
