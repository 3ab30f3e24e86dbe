// Sentences for events, refusals and actions: facts in, one language out.
import { type Action, type Frame, type Game, type GameEvent, PASS, type Refusal, typeOf } from '../engine/index.ts';
import { type AnyCatalogue, type EngineLines, type Short, silent } from './catalogue.ts';
import { engine as engineEn, forExample as forExampleEn } from './en/engine.ts';
import { engine as engineIt, forExample as forExampleIt } from './it/engine.ts';
import { midSentence } from './midSentence.ts';
import { type Lang, type Phrases, phrases } from './phrases.ts';
import { missing } from './telling.ts';

const examples: Readonly<Record<Lang, (reason: string) => string>> = { en: forExampleEn, it: forExampleIt };
const engineLines: Readonly<Record<Lang, EngineLines>> = { en: engineEn, it: engineIt };

/** The id of a train: its type and its number within it. */
const SERIAL = /^\w+-\d+$/;

/** All sentences about one game in one language. */
export interface Words {
  readonly f: Phrases;
  /** A line of the log, or `silent`. */
  event(event: GameEvent): string | typeof silent;
  /** The few words by which a turn tells all events of a kind, or `silent`; undefined if the log is short enough. */
  short(type: string): Short<never> | typeof silent | undefined;
  /** The reason, with the rule in brackets. */
  refusal(refusal: Refusal): string;
  action(action: Action): string;
  /** A kind of action as a menu offers it; a pass names the declined options, if it stands beside these kinds. */
  kind(type: string, beside?: readonly string[], frame?: Frame): string;
  field(name: string): string;
  /** Name of a value of this field. */
  value(field: string, id: string): string;
  /** Description of a frame while somebody decides; null without words for it. */
  frame(frame: Frame): string | null;
  tag(id: string): string;
}

/** Without a catalogue a game uses its ids as words, so that it can be played all the same. */
export function wordsFrom(own: AnyCatalogue | undefined, game: Game, lang: Lang, seats: readonly string[]): Words {
  if (!own) return bareWords(game, lang, seats);
  const places = own.places?.(seats.length) ?? {};
  const trainOf = (id: string) => (SERIAL.test(id) ? own.train?.(typeOf(id)) : undefined);
  const name = (id: string) => own.names[id] ?? places[id] ?? own.kinds[id] ?? trainOf(id);
  const train = (id: string) => trainOf(id) ?? own.train?.(id) ?? name(id);
  const f = phrases(lang, seats, game.currency, { name, train, ...(own.company && { company: own.company }) });
  /** Names that may begin a sentence about these. */
  const namesIn = (args: Refusal['args']): readonly string[] => [
    ...seats,
    ...Object.values(own.names),
    ...Object.values(places),
    ...Object.values(args).flatMap((id) => (typeof id === 'string' ? [id, f.name(id), f.company(id)] : [])),
  ];
  const say = (lines: AnyCatalogue['frames'], key: string, x: unknown): string | null =>
    lines[key]?.(x as never, f) || null;
  return {
    f,
    event(event) {
      const told = own.events[event.type];
      const log = typeof told === 'object' ? told?.log : told;
      if (log === undefined) return told === silent ? silent : missing(listed(event));
      return log === silent ? silent : log(event as never, f);
    },
    short(type) {
      const told = own.events[type];
      return typeof told === 'object' ? (told === silent ? silent : told.short) : undefined;
    },
    refusal({ code, rule, args, example }) {
      const lines = { ...(engineLines[lang] as AnyCatalogue['refusals']), ...own.refusals };
      const reason = say(lines, code, args) ?? missing(code);
      const telling = example ? say(own.examples ?? {}, code, args) : reason;
      const text = telling ?? examples[lang](midSentence(reason, namesIn(args)));
      return rule === null ? text : `${text} (${rule})`;
    },
    action: (a) => say(own.actions, a.type, a) ?? missing(a.type),
    kind(type, beside = [], frame) {
      const left =
        type === PASS.type ? beside.map((kind) => own.passing?.[kind]).find((text) => text !== undefined) : undefined;
      const kind = own.kinds[type] ?? missing(type);
      if (left === undefined) return kind;
      if (typeof left === 'string') return `${kind}: ${left}`;
      return frame ? `${kind}: ${left(frame as never)}` : kind;
    },
    field: (name) => own.fields[name] ?? missing(name),
    value: (field, id) => own.values?.[field]?.[id] ?? f.name(id),
    frame: (frame) => say(own.frames, frame.kind, frame),
    tag: (id) => own.tags[id] ?? id,
  };
}

const listed = ({ type, ...rest }: { readonly type: string }): string =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(' ');

function bareWords(game: Game, lang: Lang, seats: readonly string[]): Words {
  return {
    f: phrases(lang, seats, game.currency, { name: () => undefined }),
    event: listed,
    short: () => undefined,
    refusal: ({ code, rule, args }) => `${listed({ type: code, ...args })}${rule === null ? '' : ` (${rule})`}`,
    action: listed,
    kind: (type) => type,
    tag: (id) => id,
    field: (name) => name,
    value: (_, id) => id,
    frame: () => null,
  };
}
