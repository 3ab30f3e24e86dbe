// What the server writes to people who are not looking: letters and notices.

export interface MailLines {
  /** The name of somebody who came by a link and has not chosen one. */
  newcomer(x: { readonly number: number }): string;
  readonly signIn: Letter<{ readonly link: string; readonly minutes: number }>;
  /** To an address that somebody says is theirs. */
  readonly confirm: Letter<{ readonly name: string; readonly link: string; readonly minutes: number }>;
  /** To the address of an account whose owner has forgotten the password. */
  readonly reset: Letter<{ readonly name: string; readonly link: string; readonly minutes: number }>;
  /** To the owner, in case it was somebody else. */
  readonly passwordChanged: Letter<{ readonly name: string; readonly link: string }>;
  /** To the former address. */
  readonly addressChanged: Letter<{ readonly name: string; readonly link: string }>;
  readonly yourMove: Letter<{ readonly name: string; readonly game: string; readonly link: string }>;
  /** On the screen of a phone or a computer: a title and a line. */
  readonly notice: { title(x: { readonly game: string }): string; readonly body: string };
}

interface Letter<T> {
  subject(x: T): string;
  text(x: T): string;
}
