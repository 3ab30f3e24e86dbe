// Unguessable letters and figures: ids, keys and seeds.

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]!).join('');
}
