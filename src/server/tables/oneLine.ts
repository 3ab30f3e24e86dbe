/** Makes a person's text fit for one line: nothing in it breaks the line or reverses its direction. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
