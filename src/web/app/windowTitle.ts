// The title of the window: the number of games that wait for me, the page, the site.
export const windowTitle = (waiting: number, page: string | null): string =>
  `${waiting > 0 ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}Binario`;
