/** Folders separated as in PATH; an empty name is none, and not the current folder. Where nothing is said, those beside the checkout. */
export function foldersNamed(names: string | undefined): readonly string[];
/** Those that `BINARIO_CONFORMANCE` names. */
export const recordFolders: readonly string[];
/** Record files of one game, or of all, without the traces beside them. */
export function recordFiles(game?: string): readonly string[];
/** The text of such a file, gzipped or not. */
export function recordText(file: string): string;
