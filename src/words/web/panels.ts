// What the board and the panels beside it say in every game. A missing line does not compile.

export interface PanelLines {
  readonly board: BoardLines;
  readonly players: {
    readonly head: string;
    readonly player: string;
    readonly cash: string;
    readonly worth: string;
    readonly income: string;
    readonly incomeTitle: string;
    readonly holdings: string;
    readonly nothingHeld: string;
    readonly you: string;
    readonly bot: string;
    readonly automaton: string;
    readonly toMove: string;
    shares(count: number, company: string): string;
  };
  readonly companies: {
    readonly head: string;
    readonly company: string;
    readonly holders: string;
    readonly inStock: string;
    readonly inPool: string;
    readonly inTreasury: string;
    readonly trains: string;
    leads(player: string): string;
    held(player: string, count: number): string;
  };
  readonly bank: { readonly head: string };
  readonly charts: {
    readonly head: string;
    readonly worth: string;
    readonly cash: string;
    readonly which: string;
    readonly move: string;
    readonly hint: string;
    readonly asTable: string;
    readonly asChart: string;
    readonly tooShort: string;
    goTo(move: number): string;
    /** What is drawn, for those who do not see it. */
    about(title: string, moves: number): string;
  };
  readonly result: {
    readonly head: string;
    readonly notOver: string;
    wins(names: string, several: boolean): string;
    margin(sum: string, second: string): string;
    /** For one of the players: the place and the worth, and how far the winner is or the next; empty where there is none. */
    own(place: number, worth: string, sum: string, other: string): string;
    readonly place: string;
    readonly player: string;
    readonly start: string;
    readonly total: string;
    readonly sources: string;
    readonly overTime: string;
    readonly sourcesHint: string;
    readonly other: string;
    moves(count: number): string;
  };
  readonly gallery: {
    readonly head: string;
    readonly intro: string;
    readonly noMap: string;
    /** Leads to a new table of a game that no list offers. */
    readonly example: string;
    tiles(game: string, count: number): string;
    tile(id: string, rotation: number): string;
  };
}

export interface BoardLines {
  readonly closer: string;
  readonly farther: string;
  readonly fit: string;
  readonly asText: string;
  readonly asMap: string;
  readonly legend: string;
  readonly keys: string;
  readonly marks: Readonly<Record<'choosable' | 'chosen' | 'refused' | 'recent', string>>;
  readonly columns: Readonly<Record<'place' | 'kind' | 'cost' | 'income' | 'here' | 'mark', string>>;
}
