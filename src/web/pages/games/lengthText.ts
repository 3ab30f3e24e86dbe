// The length of a game in the words of a traveller: minutes, then hours and halves.

export function lengthText([from, to]: readonly [number, number]): string {
  if (from < 120) return `${from}–${to} min`;
  return `${hours(from)}–${hours(to)} h`;
}

const hours = (minutes: number): string => `${Math.floor(minutes / 60)}${minutes % 60 >= 30 ? '½' : ''}`;
