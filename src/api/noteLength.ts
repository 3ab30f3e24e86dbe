/** The longest private note. In a file of its own: the page needs it without the schemas. */
export const NOTE_LENGTH = 4000;
