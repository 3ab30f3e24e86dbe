// Words of the frame round every page: header, footer, notices, errors, the name dialog, keyboard, missing pages.
export const shell = {
  skip: 'Skip to the content',
  mainNav: 'Main',
  games: 'Games',
  newTable: 'New table',
  design: 'Type and colours',
  licences: 'Licences',
  maps: 'Maps',
  shortcuts: 'Keyboard',
  privacy: 'Privacy',
  developers: 'Developers',
  account: 'Account',
  guest: 'guest',
  signIn: 'Sign in',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  owners: 'The games belong to their designers and publishers; the software is free (MIT).',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved',
  retry: 'Try again',
  loading: 'Loading…',
  less: 'Less',
  more: 'More',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not let us copy: select the text by hand',
  updateReady: 'A new version of Binario is ready.',
  update: 'Update now',
  offline: 'No connection. Pass-and-play games go on; tables with others catch up by themselves.',
  /** A page of the server without the server. */
  away: {
    title: 'This page needs the server',
    offline: 'There is no connection just now; the page comes back by itself.',
    /** Things to do without it. */
    works: 'Games on one screen work without it.',
    play: 'Play on one screen',
    goOn: 'Games in this browser',
  },
  /** Notifications and the app, offered once. */
  offer: {
    text: 'Binario can tell you when it is your move, even when it is closed.',
    /** For a browser that offers only the app. */
    appText: 'Binario can sit on your screen like an app.',
    notify: 'Notify me',
    install: 'Install',
    no: 'No, thanks',
    notified: 'You will be told when it is your move.',
    notNotified: 'Notifications stay off. You can turn them on in your account.',
  },
  /** Announcement of a restart; with the day only if it is not today. */
  restarts: ({ hour, day }: { readonly hour: string; readonly day: string | null }) =>
    `The server restarts${day === null ? '' : ` on ${day}`} at ${hour}; the page comes back by itself.`,
  notFound: {
    title: 'No track leads here',
    text: 'The page does not exist, or no longer does. Perhaps the address lost a letter on the way.',
    home: 'Back to the station',
  },
  crashed: {
    title: 'This page went off the rails',
    text: 'The fault is ours. Your games are safe: load the page again.',
    reload: 'Load again',
  },
  /** Errors on the way to the server; its refusals come in its own words. */
  errors: {
    offline: 'The server cannot be reached. Are you online?',
    timeout: 'The server takes too long to answer. Try again in a moment.',
    broken: 'Something broke on our side. Try again in a moment.',
  },
  name: {
    title: 'Your name at the table',
    text: 'A name is all you need. You can make an account later and keep your games.',
    label: 'Name',
    another: 'Another suggestion',
    go: 'Take a seat',
    haveAccount: 'I have an account',
    empty: 'Write a name first',
    tooLong: 'Thirty letters at most',
  },
  /** Two lists to draw a friendly name from; `named` joins the parts. */
  nameParts: {
    first: ['Quiet', 'Early', 'Brass', 'Night', 'Harbour', 'Northern', 'Amber', 'Steady', 'Silver', 'Summer'],
    second: ['Signal', 'Porter', 'Stoker', 'Whistle', 'Lantern', 'Guard', 'Shunter', 'Ticket', 'Junction', 'Viaduct'],
  },
  named: (first: string, second: string) => `${first} ${second}`,
  keys: {
    title: 'Keyboard',
    intro: 'Everything can be done without a mouse. These keys work wherever you are not typing.',
    everywhere: 'Everywhere',
    atTable: 'At the table',
    /** Keys that have a word of their own. */
    names: { enter: 'Enter', escape: 'Esc', backspace: 'Backspace', tab: 'Tab', home: 'Home', end: 'End' },
    andThen: 'then',
    lists: {
      help: 'this list',
      home: 'home',
      new: 'new table',
      tab: 'next thing that can be pressed; with Shift the one before',
      escape: 'close a dialog, leave a choice half made',
      arrows: 'move between tabs, along the board, through a list',
    },
  },
};
