/** Random boards for each kind of rules, to compare the finder with its twin; npm run soak takes more. */
export const boards = Number(process.env.BINARIO_BOARDS ?? 150);
