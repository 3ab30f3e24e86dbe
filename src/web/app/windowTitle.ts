// The title of the window: how many games wait for me, the page, the site.
export const windowTitle = (waiting: number, page: string | null): string =>
  `${waiting > 0 ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}Binario`;
