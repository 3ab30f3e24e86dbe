/** The key under which a copy of a store holds the digest of its games. A store in use has none, as its games go on. */
export const SEAL = 'seal';
