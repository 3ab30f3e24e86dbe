/** Random boards for each kind of rules that the finder is compared on with its twin; npm run soak asks for more. */
export const boards = Number(process.env.BINARIO_BOARDS ?? 150);
