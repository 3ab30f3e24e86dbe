// Secrets of people: made at random, given once, stored only as their SHA-256.
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain hash is enough for 256 random bits, which cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newId = (): string => randomBytes(12).toString('hex');
