// For tests: a bus on which all news seems to come from another process.
import { type Bus, localBus } from '../live/bus.ts';

export function busOfOthers(): Bus {
  const here = localBus();
  return { ...here, listen: (hear) => here.listen((news) => hear(news, false)) };
}
