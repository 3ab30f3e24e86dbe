import type { MailLines } from '../mail.ts';

export const mail: MailLines = {
  newcomer: ({ number }) => `Player ${number}`,
  signIn: {
    subject: () => 'Your way into Binario',
    text: ({ link, minutes }) => `Open this link to sign in to Binario:

${link}

It works once, within ${minutes} minutes.
If you did not ask for it, leave it: nothing happens until somebody presses the button there.
`,
  },
  confirm: {
    subject: () => 'Is this your address?',
    text: ({ name, link, minutes }) => `Somebody called ${name} gave this address for an account at Binario.
If it was you, open this link and say so:

${link}

It works once, within ${minutes} minutes.
If it was not you, leave it: the address is not used.
`,
  },
  reset: {
    subject: () => 'A new password for Binario',
    text: ({ name, link, minutes }) => `${name}, open this link to choose a new password:

${link}

It works once, within ${minutes} minutes.
If you did not ask for it, leave it: the password stays as it is.
`,
  },
  passwordChanged: {
    subject: () => 'Your password at Binario has changed',
    text: ({
      name,
      link,
    }) => `${name}, the password of your account at Binario has just been changed. Every other device
has been signed out, and all keys for bots have ended.

If it was not you, choose a new one here, by "Forgotten the password?":

${link}
`,
  },
  addressChanged: {
    subject: () => 'Your address at Binario has changed',
    text: ({ name, link }) => `${name}, your account at Binario no longer uses this address.

If it was not you, sign in here with your password, sign out everywhere and change it:

${link}
`,
  },
  yourMove: {
    subject: ({ game }) => `${game}: your move`,
    text: ({ name, game, link }) => `${name}, the table of ${game} waits for your decision:

${link}

You can turn these e-mails off in your settings.
`,
  },
  notice: { title: ({ game }) => `${game}: your move`, body: 'The table waits for your decision.' },
};
