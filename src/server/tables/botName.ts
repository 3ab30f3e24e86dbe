// Names of bots: people who built railways, with names that are the same in every language.

const builders = [
  'Stephenson',
  'Brunel',
  'Bayard',
  'Hackworth',
  'Crampton',
  'Locke',
  'Negrelli',
  'Vignoles',
  'Ghega',
  'Pullman',
  'Walschaerts',
  'Brassey',
];

/** The first name that nobody at the table has; beyond the list, 'Bot'. */
export const botName = (taken: readonly string[]): string => builders.find((name) => !taken.includes(name)) ?? 'Bot';
