// Which files the app is built into: few, because each costs a journey on a slow line. A page needs the shell; a table the
// rules that all games share, the table and its game, with the game's words and face.

interface Group {
  readonly name: string | ((file: string) => string | null);
  readonly test?: RegExp;
  readonly priority: number;
}

/** What a file imports comes along, unless a group of higher priority has it. */
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
    test: /\/src\/web\/(play\/(TablePage|LocalTablePage)\.tsx|board\/\w+\.tsx?|games\/kit18xx\/chapters\.ts)$/,
    priority: 7,
  },
  { name: 'kit18xx', test: /\/src\/(web\/games\/kit18xx\/|i18n\/((en|it)\/kernel\/|placeNames\.ts))/, priority: 6 },
  { name: gameOf, priority: 5 },
];

/** Rules, face and words of one game are wanted together. */
function gameOf(file: string): string | null {
  const [, id] = /\/src\/(?:web\/)?games\/([\w-]+)\//.exec(file) ?? [];
  if (id) return `game-${id}`;
  const [, words] = /\/src\/i18n\/(?:en|it)\/(g\w+|chicagoExpress)\.ts$/.exec(file) ?? [];
  if (!words) return null;
  return words === 'chicagoExpress' ? 'game-chicago-express' : `game-${words.slice(1)}`;
}
