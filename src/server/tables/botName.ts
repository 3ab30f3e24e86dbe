// Bots are called after people who built railways: names that are the same in every language.

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

/** A name that nobody at the table has yet. */
export const botName = (taken: readonly string[]): string => builders.find((name) => !taken.includes(name)) ?? 'Bot';
