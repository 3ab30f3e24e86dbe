// Words about personal data and how long it is kept, in plain language.
import type { PrivacyEntry } from '../../web/privacy.ts';

const sections: readonly { readonly title: string; readonly entries: readonly PrivacyEntry[] }[] = [
  {
    title: 'About you',
    entries: [
      { what: 'Name', text: 'The one you chose. Whoever sees a table where you sit reads it. You may change it.' },
      {
        what: 'Password',
        text: 'Only its argon2id hash, from which nobody reads it back. A guest has none.',
      },
      {
        what: 'E-mail address',
        text: 'Only if you give one: for “your move”, where you ask for it, and for links that let you in. Other players never see it.',
      },
      {
        what: 'Where you are signed in',
        text: 'For each browser its kind (“Firefox, Linux”) and when it first and last came. It has to sign in again after half a year without a visit, and after a year in any case. Signing out erases the line at once; otherwise it leaves some 580 days after the last visit.',
      },
      {
        what: 'Keys for bots',
        text: 'Their name, what they may do, when they were made and last used, and a hash of the key. They hold for a year at most; the line stays until you take the key back.',
      },
      {
        what: 'Notifications',
        text: 'If you switch them on, the address where your browser receives them, until you switch them off.',
      },
      { what: 'People you muted', text: 'The list, until you hear them again. They are not told.' },
    ],
  },
  {
    title: 'At the tables',
    entries: [
      {
        what: 'Games and moves',
        text: 'They belong to everybody who played, and stay. If you delete yourself, your seat is that of “a player”.',
      },
      {
        what: 'Chat',
        text: 'Lines stay with their table. If you delete yourself, yours stay without your name.',
      },
      {
        what: 'Private notes and orders',
        text: 'Notes, and orders such as “pass until…”: only you see them. They stay with the table, and go when you delete yourself.',
      },
    ],
  },
  {
    title: 'The log, cookies, others',
    entries: [
      {
        what: 'The log of the server',
        text: 'One line a request: method, path, status, time, the id of the person. No cookie, no password, nothing of what was sent. The network address of the sender is written only in lines about security; apart from that it is counted in memory, so that nobody floods the server.',
      },
      {
        what: 'Cookies',
        text: 'One says that it is you: without it nobody could sign in. A second, for a year, says that you have signed in with a password in this browser before, so that guesses of others do not hold you up. They tell nobody else anything.',
      },
      {
        what: 'Storage of your browser',
        text: 'Pass-and-play games and settings (language, theme) stay in your browser, and do not reach the server unless you hand a game over.',
      },
      {
        what: 'Others',
        text: 'Your data is not given to anybody. Only notifications and mail must travel: the first, encrypted, through the service of your browser’s maker, the second through a mail server, and only if you switched them on or asked for a link.',
      },
      {
        what: 'Backups',
        text: 'Whoever runs the server may keep backups; what you delete leaves them when they are replaced.',
      },
    ],
  },
];

export const privacy = {
  title: 'Privacy',
  intro:
    'What this server keeps about you, why, and for how long. No trackers, no advertising, nothing fetched from other sites: pages, type and pictures come from this server alone.',
  sections,
  /** Data that this very server removes by itself, after this many days; 0: it stays. */
  keeps: {
    title: 'What is removed automatically here',
    loading: 'Asking how long things stay…',
    entries: ({
      guests,
      tables,
      chat,
    }: {
      readonly guests: number;
      readonly tables: number;
      readonly chat: number;
    }): readonly PrivacyEntry[] => [
      {
        what: 'Guests',
        text:
          guests === 0
            ? 'They stay until they delete themselves.'
            : `A guest without a seat at any table is forgotten after ${days(guests)} without a visit.`,
      },
      {
        what: 'Tables',
        text:
          tables === 0
            ? 'Tables that stand still stay as they are. A finished game stays in any case.'
            : `After ${days(tables)} without a move a game counts as abandoned, and a table that never began is deleted. A finished game stays.`,
      },
      {
        what: 'Chat of finished games',
        text: chat === 0 ? 'It stays.' : `It is deleted ${days(chat)} after the last move.`,
      },
    ],
  },
  yours: {
    title: 'Your data',
    text: 'On the account page you can take everything with you as one file, correct it, and delete yourself: at once and for good, without asking anybody.',
    link: 'To the account page',
  },
};

const days = (n: number): string => (n === 1 ? 'a day' : `${n} days`);
