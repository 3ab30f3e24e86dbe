// A crowd: many sockets that watch, many tables where moves are made at a steady pace, and an occasional check of the
// server's health.

import { setTimeout as after } from 'node:timers/promises';
import { shortest } from '../../titles/byLength.ts';
import { quantile, sorted } from '../measure.ts';
import { guest } from './client.ts';
import { newRemoteGame, playOne, type RemoteGame } from './remoteGame.ts';
import { type Watcher, watcherOf } from './watcher.ts';

export interface CrowdPlan {
  readonly sockets: number;
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second in all. */
  readonly pace: number;
  readonly hear?: (second: number) => void;
}

export interface CrowdReport {
  readonly moves: number;
  readonly failed: number;
  readonly answer: Spread;
  /** Waiting times of `/healthz` meanwhile. */
  readonly health: Spread;
  /** Sockets still open at the end. */
  readonly open: number;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const PEOPLE = 50;

export async function crowd(url: string, { sockets, tables, seconds, pace, hear }: CrowdPlan): Promise<CrowdReport> {
  const people = await inTurn(Math.min(PEOPLE, tables), (i) => guest(url, `Player ${i + 1}`));
  const of = (i: number) => people[i % people.length]!;
  const runs = await inTurn(tables, (i) => newRemoteGame(of(i), shortest.id));
  const owners = new Map(runs.map((run, i) => [run, of(i)]));
  let open = 0;
  const watchers = await inTurn(sockets, async (i) => {
    const watcher = await watcherOf(of(i), url);
    open += 1;
    watcher.follow(runs[i % runs.length]!);
    return watcher;
  });
  const answers: number[] = [];
  const healths: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const isOn = () => performance.now() < end;

  /** Each hand goes through its own tables, and rests so that all hands together keep the pace. */
  const hands = Math.min(20, tables);
  const hand = async (n: number) => {
    const own = runs.filter((_, i) => i % hands === n);
    for (let turn = 0; isOn(); turn++) {
      const begun = performance.now();
      await move(own, turn % own.length).catch(() => {
        failed += 1;
      });
      await after(Math.max(0, (hands / pace) * 1000 - (performance.now() - begun)));
    }
  };
  async function move(own: RemoteGame[], at: number): Promise<void> {
    const run = own[at]!;
    const person = owners.get(run)!;
    const sent = performance.now();
    if (await playOne(run, person)) answers.push(performance.now() - sent);
    else {
      own[at] = await newRemoteGame(person, shortest.id);
      owners.set(own[at]!, person);
    }
  }
  const probe = async () => {
    for (let second = 0; isOn(); second++) {
      const sent = performance.now();
      const { status } = await people[0]!.ask('GET', '/healthz').catch(() => ({ status: 0 }));
      if (status === 200) healths.push(performance.now() - sent);
      else failed += 1;
      hear?.(second);
      await after(1000);
    }
  };
  await Promise.all([...Array.from({ length: hands }, (_, n) => hand(n)), probe()]);
  const left = watchers.filter((watcher: Watcher) => watcher.isOpen()).length;
  for (const watcher of watchers) watcher.close();
  return {
    moves: answers.length,
    failed,
    answer: spreadOf(answers),
    health: spreadOf(healths),
    open: Math.min(open, left),
  };
}

/** Runs a few at a time: the playing is measured, not the setting up. */
async function inTurn<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - all.length) }, (_, i) => make(all.length + i)))),
    );
  return all;
}

function spreadOf(times: readonly number[]): Spread {
  const all = sorted(times);
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), max: all.at(-1) ?? 0 };
}
