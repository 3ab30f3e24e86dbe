// The files the app is built into: few, because each costs a journey on a slow line. A page needs the shell; a table
// needs the rules shared by all games, the table and its game, with the game's words and face.

interface Group {
  readonly name: string | ((file: string) => string | null);
  readonly test?: RegExp;
  /** The group's name for slow builds, where `name` is found file by file. */
  readonly debugName?: string;
  readonly priority: number;
}

/** A file's imports go with it, unless a group of higher priority claims them. */
export const chunkGroups: Group[] = [
  {
    name: 'shell',
    // all of the entry's own imports: its styles come first, as it asks for them
    test: /\/src\/web\/(design\/(fonts|tokens|base)\.css|app\/(theme\.ts|App\.tsx|UpdateBar\.tsx)|net\/queries\.ts|sw\/register\.ts)$|\/node_modules\/react-dom\//,
    priority: 9,
  },
  { name: 'rules', test: /\/src\/(engine|kernel|records)\/(?!import18xx)/, priority: 8 },
  {
    name: 'table',
    test: /\/src\/web\/(play\/(TablePage|LocalTablePage)\.tsx|board\/\w+\.tsx?|kit\/chapters\.ts)$/,
    priority: 7,
  },
  { name: 'kit18xx', test: /\/src\/(web\/kit\/(?!face\.ts)|words\/((en|it)\/kernel\/|placeNames\.ts))/, priority: 6 },
  { name: 'glossary', test: /\/src\/titles\/[\w-]+\/words\/(?:en\/|it\/)?glossary\.ts$/, priority: 5 },
  { name: titleOf, debugName: 'games', priority: 5 },
];

/** The group of a title's files that a table loads: without the words of its title page, its guide and the glossary. */
function titleOf(file: string): string | null {
  const [, id] =
    /\/src\/titles\/([\w-]+)\/(?:rules|face|words)\/(?!(?:en\/|it\/)?(?:page|guide|glossary)\.ts$)/.exec(file) ?? [];
  return id === undefined ? null : `game-${id}`;
}
