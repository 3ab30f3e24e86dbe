/** Under this key a copy of a store has the digest of its games. A store in use has none: its games go on. */
export const SEAL = 'seal';
