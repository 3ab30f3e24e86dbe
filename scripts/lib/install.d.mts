/** True after `npm ci` or `npm install` by hand: npm's own record has all of the lock file, and what compiles is compiled. */
export function isInstalledByNpm(folder?: string): boolean;
