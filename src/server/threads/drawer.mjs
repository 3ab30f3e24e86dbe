// The program of the thread that draws first boards: it runs the part of the build made for it.

// Some modules of the page read the browser's language and the document while loading. These stand-ins say nothing.
const absent = { navigator: { languages: [] }, document: { documentElement: { dataset: {} } } };
for (const [name, value] of Object.entries(absent))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value });

export const draw = async ({ program, asked }) => (await import(program)).render(asked);

/** Loads the program early, so that the first drawing need not wait. */
export const warm = async ({ program }) => void (await (await import(program)).ready());
