// A train with its article, in English: a B-train, an A-train, an 8-train.

/** Letters and numbers that are spoken with a vowel first. */
const VOWEL = /^(?:8|11\b|18\b|[AEFHILMNORSX]\b|[AEIO][a-z])/;

export const aTrain = (train: string): string => `${VOWEL.test(train) ? 'an' : 'a'} ${train}`;
