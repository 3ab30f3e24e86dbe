// What the server says of its own: why it does not do what was asked, and why it does not start.

type Plain = string;
/** What one person may have only so much of. */
export type Quota =
  | 'openTables'
  | 'tables'
  | 'imports'
  | 'megabytes'
  | 'tokens'
  | 'browsers'
  | 'muted'
  | 'orders'
  | 'chat'
  | 'chatInAll';
/** `reason` is told by another catalogue: the rules of the game, or what is wrong with a record or a set-up. */
type Reasoned = (x: { readonly reason: string }) => string;

/** What `binario admin` says. */
export interface AdminLines {
  readonly unknown: (x: { readonly verb: string; readonly known: string }) => string;
  readonly tooMuch: (x: { readonly said: string }) => string;
  readonly nobody: (x: { readonly who: string }) => string;
  readonly noTable: (x: { readonly id: string }) => string;
  readonly sitsThere: (x: { readonly id: string; readonly name: string }) => string;
  /** What a verb wants after it. */
  readonly usage: Readonly<Record<UsedVerb, string>>;
  readonly peopleHead: readonly string[];
  readonly tablesHead: readonly string[];
  readonly suspended: string;
  readonly suspendedNow: Named;
  readonly admitted: Named;
  readonly personDeleted: Named;
  readonly passwordIs: (x: { readonly name: string; readonly password: string }) => string;
  readonly hostNow: Named;
  readonly hostNoMore: Named;
  readonly tableDeleted: (x: { readonly id: string }) => string;
  readonly handedOver: (x: { readonly id: string; readonly seat: number; readonly name: string }) => string;
  readonly isOpen: string;
  readonly isClosed: string;
  readonly announced: (x: { readonly at: string }) => string;
  readonly nothingAnnounced: string;
  readonly swept: (x: {
    readonly guests: number;
    readonly abandoned: number;
    readonly deleted: number;
    readonly chat: number;
  }) => string;
}
type Named = (x: { readonly name: string }) => string;
type UsedVerb =
  | 'suspend'
  | 'admit'
  | 'delete-person'
  | 'password'
  | 'host'
  | 'no-host'
  | 'delete-table'
  | 'hand-over'
  | 'registration'
  | 'announce';

/** What is in a copy of a store. */
interface Found {
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

export interface ServerLines {
  readonly errors: {
    readonly badRequest: (x: { readonly field: string }) => string;
    readonly notSignedIn: Plain;
    readonly tokenEnded: Plain;
    readonly readOnly: Plain;
    readonly suspended: Plain;
    readonly closed: Plain;
    readonly forbidden: Plain;
    readonly notFound: Plain;
    readonly tooMany: (x: { readonly seconds: number }) => string;
    readonly tooLarge: Plain;
    readonly busy: (x: { readonly seconds: number }) => string;
    readonly quota: (x: { readonly what: Quota; readonly most: number }) => string;
    readonly stale: Plain;
    readonly refused: Reasoned;
    readonly tooLong: (x: { readonly what: 'move' | 'undo'; readonly most: number }) => string;
    readonly notPlaying: Plain;
    readonly tableFull: Plain;
    readonly reserved: Plain;
    readonly alreadySeated: Plain;
    readonly notSeated: Plain;
    readonly notAgreed: Plain;
    readonly notReady: Plain;
    readonly badSetup: Reasoned;
    readonly badRecord: Reasoned;
    readonly nameTaken: Plain;
    readonly weakPassword: Plain;
    readonly wrongPassword: Plain;
    readonly signInAgain: (x: { readonly minutes: number }) => string;
    readonly badLink: Plain;
    readonly noMail: Plain;
    readonly tooManyTables: (x: { readonly most: number }) => string;
    readonly tooHard: Plain;
    readonly storeFull: Plain;
    readonly storeBroken: Plain;
    readonly crossSite: Plain;
    readonly broken: Plain;
  };
  /** More bots than seats for them. */
  readonly tooManyBots: (x: { readonly bots: number; readonly players: number }) => string;
  readonly newerStore: (x: { readonly version: number; readonly known: number }) => string;
  readonly noStore: (x: { readonly place: string; readonly reason: string }) => string;
  /** `like`: an example. */
  readonly badSetting: (x: { readonly setting: string; readonly said: string; readonly like: string }) => string;
  readonly storeInUse: (x: { readonly place: string }) => string;
  /** Times as ISO 8601. */
  readonly wrongClock: (x: { readonly said: string; readonly believed: string }) => string;
  readonly untrustedProxy: string;
  readonly admin: AdminLines;
  readonly noWeb: string;
  readonly backupDone: (x: Found & { readonly file: string }) => string;
  readonly backupThere: (x: { readonly file: string }) => string;
  readonly unsound: (x: { readonly file: string; readonly reason: string }) => string;
  readonly noFolder: (x: { readonly folder: string }) => string;
  readonly noStoreThere: (x: { readonly place: string }) => string;
  readonly notEmpty: (x: { readonly place: string }) => string;
  readonly restored: (
    x: Found & { readonly file: string; readonly place: string; readonly before: string | null },
  ) => string;
  readonly moveWhere: string;
  readonly moved: (x: { readonly tables: number; readonly entries: number; readonly place: string }) => string;
}
