// How long a game takes, as a traveller would put it: minutes, then hours and halves.

export function lengthText([from, to]: readonly [number, number]): string {
  if (from < 120) return `${from}–${to} min`;
  return `${hours(from)}–${hours(to)} h`;
}

const hours = (minutes: number): string => `${Math.floor(minutes / 60)}${minutes % 60 >= 30 ? '½' : ''}`;
