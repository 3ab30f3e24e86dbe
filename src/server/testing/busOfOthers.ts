// For tests: a bus on which everything that is told happened in another process.
import { type Bus, localBus } from '../live/bus.ts';

export function busOfOthers(): Bus {
  const here = localBus();
  return { ...here, listen: (hear) => here.listen((news) => hear(news, false)) };
}
