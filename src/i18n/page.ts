// What the home page says.

export interface PageLines {
  readonly title: string;
  readonly tagline: string;
  readonly intro: string;
  readonly otherLang: string;
  readonly boardCaption: string;
  readonly boardAlt: string;
  readonly timetable: string;
  readonly columns: { readonly game: string; readonly players: string; readonly today: string };
  readonly ready: string;
  readonly notYet: string;
  readonly games: Readonly<Record<'chicago-express' | '1856' | '18mag' | '1862' | '1865', string>>;
  readonly playHead: string;
  readonly playText: string;
  readonly playAlone: string;
  readonly watchBots: string;
  readonly notFound: string;
  readonly owners: string;
}
