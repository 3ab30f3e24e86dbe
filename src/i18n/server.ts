// What the server says of its own: why it does not do what was asked, and why it does not start.

type Plain = string;
/** `reason` is told by another catalogue: the rules of the game, or what is wrong with a record or a set-up. */
type Reasoned = (x: { readonly reason: string }) => string;

export interface ServerLines {
  readonly errors: {
    readonly badRequest: (x: { readonly field: string }) => string;
    readonly notSignedIn: Plain;
    readonly forbidden: Plain;
    readonly notFound: Plain;
    readonly tooMany: (x: { readonly seconds: number }) => string;
    readonly tooLarge: Plain;
    readonly stale: Plain;
    readonly refused: Reasoned;
    readonly notPlaying: Plain;
    readonly tableFull: Plain;
    readonly alreadySeated: Plain;
    readonly notSeated: Plain;
    readonly notAgreed: Plain;
    readonly notReady: Plain;
    readonly badSetup: Reasoned;
    readonly badRecord: Reasoned;
    readonly nameTaken: Plain;
    readonly wrongPassword: Plain;
    readonly badLink: Plain;
    readonly noMail: Plain;
    readonly tooManyTables: (x: { readonly most: number }) => string;
    readonly tooHard: Plain;
    readonly storeFull: Plain;
    readonly crossSite: Plain;
    readonly broken: Plain;
  };
  /** More bots than seats for them. */
  readonly tooManyBots: (x: { readonly bots: number; readonly players: number }) => string;
  readonly newerStore: (x: { readonly version: number; readonly known: number }) => string;
  readonly noStore: (x: { readonly place: string; readonly reason: string }) => string;
  readonly noWeb: string;
  readonly backupDone: (x: { readonly file: string }) => string;
  readonly backupByTool: string;
  readonly backupNothing: (x: { readonly place: string }) => string;
  readonly backupThere: (x: { readonly file: string }) => string;
}
