/** The folder of the package in which a file lies; null for our own. */
export function packageOf(file: string): string | null;
/** One text about all of these folders. Throws where a package has no licence that can be told. */
export function licencesOf(folders: Iterable<string>): string;
