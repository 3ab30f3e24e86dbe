// Letters and notices from the server to people who are away.
/** A link that works once, for a while. */
interface Entrance {
  readonly link: string;
  readonly minutes: number;
}
interface Errand extends Entrance {
  readonly name: string;
}
interface Warning {
  readonly name: string;
  readonly link: string;
}
interface Turn extends Warning {
  readonly game: string;
}

export const mail = {
  /** Name of a person who came by a link and has not chosen one. */
  newcomer: ({ number }: { readonly number: number }) => `Player ${number}`,
  signIn: {
    subject: (_: Entrance) => 'Your way into Binario',
    text: ({ link, minutes }: Entrance) => `Open this link to sign in to Binario:

${link}

It works once, within ${minutes} minutes.
If you did not ask for it, leave it: nothing happens until somebody presses the button there.
`,
  },
  /** To an unconfirmed address. */
  confirm: {
    subject: (_: Errand) => 'Is this your address?',
    text: ({ name, link, minutes }: Errand) => `Somebody called ${name} gave this address for an account at Binario.
If it was you, open this link and say so:

${link}

It works once, within ${minutes} minutes.
If it was not you, leave it: the address is not used.
`,
  },
  /** To the address of an account whose owner has forgotten the password. */
  reset: {
    subject: (_: Errand) => 'A new password for Binario',
    text: ({ name, link, minutes }: Errand) => `${name}, open this link to choose a new password:

${link}

It works once, within ${minutes} minutes.
If you did not ask for it, leave it: the password stays as it is.
`,
  },
  /** To the owner, in case another person did it. */
  passwordChanged: {
    subject: (_: Warning) => 'Your password at Binario has changed',
    text: ({
      name,
      link,
    }: Warning) => `${name}, the password of your account at Binario has just been changed. Every other device
has been signed out, and all keys for bots have ended.

If it was not you, choose a new one here, by "Forgotten the password?":

${link}
`,
  },
  /** To the former address. */
  addressChanged: {
    subject: (_: Warning) => 'Your address at Binario has changed',
    text: ({ name, link }: Warning) => `${name}, your account at Binario no longer uses this address.

If it was not you, sign in here with your password, sign out everywhere and change it:

${link}
`,
  },
  yourMove: {
    subject: ({ game }: Turn) => `${game}: your move`,
    text: ({ name, game, link }: Turn) => `${name}, the table of ${game} waits for your decision:

${link}

You can turn these e-mails off in your settings.
`,
  },
  /** On the screen of a phone or a computer: a title and a line. */
  notice: {
    title: ({ game }: { readonly game: string }) => `${game}: your move`,
    body: 'The table waits for your decision.',
  },
};
