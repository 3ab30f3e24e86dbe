/** The folders named in `BINARIO_CONFORMANCE`, separated as in PATH; else those beside the checkout. */
export const recordFolders: readonly string[];
/** Record files of one game, or of all, without the traces beside them. */
export function recordFiles(game?: string): readonly string[];
/** The text of such a file, gzipped or not. */
export function recordText(file: string): string;
