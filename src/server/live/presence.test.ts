import { expect, test } from 'vitest';
import { type Bus, localBus, type News } from './bus.ts';
import { markAt, presence } from './presence.ts';

/** Processes on one wire. It can be cut for one of them, which then neither hears nor is heard. */
function wire() {
  const ends = new Map<string, { heard: (news: News) => void; gap: () => void; cut: boolean }>();
  const shown: string[] = [];
  const join = (name: string) => {
    const here = localBus();
    const ears: ((news: News, own: boolean) => void)[] = [];
    const gaps: (() => void)[] = [];
    const end = {
      heard: (news: News) => {
        for (const ear of ears) ear(news, false);
      },
      gap: () => {
        for (const gap of gaps) gap();
      },
      cut: false,
    };
    ends.set(name, end);
    const bus: Bus = {
      ...here,
      deliver(news) {
        shown.push(`${name}: ${news.table}`);
        here.deliver(news);
      },
      mention(news) {
        here.mention(news);
        if (end.cut) return;
        for (const [other, { heard, cut }] of ends) if (other !== name && !cut) heard(news);
      },
      listen: (ear) => void ears.push(ear),
      onGap: (gap) => void gaps.push(gap),
    };
    return presence(bus, name);
  };
  const cut = (name: string) => {
    ends.get(name)!.cut = true;
  };
  const mend = (name: string) => {
    ends.get(name)!.cut = false;
    ends.get(name)!.gap();
  };
  return { join, cut, mend, shown };
}

const people = Array.from({ length: 200 }, (_, i) => `person${i}`);

test('who is here is known at every process, also to one that comes later', () => {
  const { join } = wire();
  const one = join('one');
  for (const person of people) one.add(person);
  const two = join('two');
  expect(people.every((person) => two.has(person))).toBe(true);
  one.remove('person0');
  expect(two.has('person0')).toBe(false);
  one.close();
  expect(two.has('person1')).toBe(false);
  two.close();
});

test('whoever left while a process could not listen is gone afterwards, the last one too', () => {
  const { join, cut, mend, shown } = wire();
  const [one, two] = [join('one'), join('two')];
  for (const person of people) one.add(person);
  one.add(markAt('person0', 'table1'));
  cut('two');
  for (const person of people.slice(0, 120)) one.remove(person);
  one.remove(markAt('person0', 'table1'));
  expect(two.has('person0')).toBe(true);
  shown.length = 0;
  mend('two');
  expect(people.filter((person) => two.has(person))).toEqual(people.slice(120));
  expect(shown).toEqual(['two: table1']);
  cut('two');
  for (const person of people.slice(120)) one.remove(person);
  mend('two');
  expect(people.filter((person) => two.has(person))).toEqual([]);
  for (const each of [one, two]) each.close();
});

test('whoever left a process that could not be heard is gone for the others when it is heard again', () => {
  const { join, cut, mend } = wire();
  const [one, two] = [join('one'), join('two')];
  for (const person of ['ada', 'bob']) one.add(person);
  cut('one');
  one.remove('ada');
  one.add('cy');
  mend('one');
  expect(['ada', 'bob', 'cy'].filter((person) => two.has(person))).toEqual(['bob', 'cy']);
  for (const each of [one, two]) each.close();
});

test('a process that has ended is seen to be gone at the tables it served', () => {
  const { join, shown } = wire();
  const [one, two] = [join('one'), join('two')];
  one.add('ada');
  one.add(markAt('ada', 'table1'));
  shown.length = 0;
  one.close();
  expect(two.has('ada')).toBe(false);
  expect(shown).toEqual(['two: table1']);
  two.close();
});
