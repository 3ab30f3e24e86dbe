// Words for a variant or ruling and its values: from the game's own catalogue, else the id made readable.

type Names = Readonly<Record<string, string>>;

/** "hudsonFrom" becomes "Hudson from". */
export function readable(id: string): string {
  const words = id.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** A catalogue names an option under its id, and its values under "id.value". */
export const termName = (names: Names, id: string): string => names[id] ?? readable(id);

export const termValue = (names: Names, id: string, value: string): string =>
  names[`${id}.${value}`] ?? (/^[a-z]/.test(value) ? readable(value) : value);
