/** A text of somebody's on one line of ours: nothing in it breaks the line, or turns its direction round. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
