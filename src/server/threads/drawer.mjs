// What the thread runs that draws first boards: the part of the build that is made for it.

// Some modules of the page ask for the browser's language and the document as soon as they are loaded. Here they find these,
// which say nothing.
const absent = { navigator: { languages: [] }, document: { documentElement: { dataset: {} } } };
for (const [name, value] of Object.entries(absent))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value });

export const draw = async ({ program, asked }) => (await import(program)).render(asked);

/** So that the first one need not wait for it. */
export const warm = async ({ program }) => void (await (await import(program)).ready());
