// Secrets people carry: made at random, given once, kept as their SHA-256 alone.
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** For 256 random bits a plain hash is enough: they cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newId = (): string => randomBytes(12).toString('hex');
