// A train of 1862 in short: its letter, its kind, and a star for each warranty, as `B-E ★★`.
import { copyOf, type TrainId, typeOf } from '../../../engine/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { State1862 } from '../rules/state.ts';
import type { Kind } from '../rules/trains.ts';
import { lines1862 } from '../words/panels.ts';

export function trainName(s: State1862, train: TrainId, lang: Lang): string {
  const { kind, warranties = 0 } = copyOf(s, train);
  const stars = warranties > 0 ? ` ${'★'.repeat(warranties)}` : '';
  return `${typeOf(train)}-${lines1862[lang].letters[kind as Kind]}${stars}`;
}
