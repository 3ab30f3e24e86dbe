// For `npm run soak -- effects`: finds the statements by which the steps of a game have their effect, and rewrites
// sources so that each can be switched off while the tests run.
import { parseSync } from 'vite';

/** One statement that can be taken out. */
export interface Effect {
  /** The file and the line: `src/titles/1856/rules/stock/capital.ts:12`; the second statement of a line is `:12:2`. */
  readonly id: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** True for the body of an arrow function that is one expression. */
  readonly isExpression: boolean;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The functions of steps and frames that have effects. */
const ROOTS = new Set(['apply', 'pass', 'auto', 'end']);
const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement']);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const isFunction = (node: Node): boolean => /^(ArrowFunction|Function)/.test(node.type);
const nameOf = (node: unknown): string | undefined => (isNode(node) ? (node.name as string | undefined) : undefined);

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

const programOf = (file: string, source: string): Node => parseSync(file, source).program as unknown as Node;

/** All statements with effects in these files, which know one another's functions by name. */
export function effectsOf(sources: ReadonlyMap<string, string>): Effect[] {
  const programs = [...sources].map(([file, source]) => [file, programOf(file, source)] as const);
  const called = functionsCalled(programs.map(([, program]) => program));
  return programs.flatMap(([file, program]) => {
    const found: Node[] = [];
    collect(program, called, { counts: false, isRoot: false }, found);
    const memories = memoriesOf(program);
    const effects = found.filter((node) => !memories.has(keeperOf(node)));
    return named(file, sources.get(file)!, effects);
  });
}

/** `apply`, `pass`, `auto`, `end`, functions that emit events, and every top-level function they call. */
function functionsCalled(programs: readonly Node[]): ReadonlySet<Node> {
  const byName = new Map<string, Node[]>();
  const roots: Node[] = [];
  for (const program of programs) {
    for (const [name, node] of topFunctions(program)) byName.set(name, [...(byName.get(name) ?? []), node]);
    for (const node of within(program)) {
      if (isRoot(node)) roots.push(node.value as Node);
      if (isFunction(node) && tellsEvents(node)) roots.push(node);
    }
  }
  const called = new Set<Node>(roots);
  for (const node of called)
    for (const { type, name } of within(node))
      if (type === 'Identifier') for (const other of byName.get(name as string) ?? []) called.add(other);
  return called;
}

const isRoot = (node: Node): boolean =>
  node.type === 'Property' &&
  ROOTS.has(nameOf(node.key) ?? '') &&
  /Function|Identifier/.test((node.value as Node).type);

/**
 * True for a function that can emit events: given to a ready-made step of the engine (the winner of a lot, the cost of
 * a tile), it has effects only then.
 */
const tellsEvents = (node: Node): boolean => (node.params as Node[]).some((param) => nameOf(param) === 'emit');

function topFunctions(program: Node): [string, Node][] {
  return (program.body as Node[])
    .map((one) => (isNode(one.declaration) ? one.declaration : one))
    .flatMap((one) => (one.type === 'VariableDeclaration' ? (one.declarations as Node[]) : [one]))
    .flatMap((one): [string, Node][] => {
      const made = one.type === 'VariableDeclarator' ? one.init : one;
      return isNode(made) && isFunction(made) ? [[nameOf(one.id)!, made]] : [];
    });
}

/** True for an arrow function's single expression with an effect. */
const isEffect = ({ type, operator }: Node): boolean => /^(Assignment|Update)/.test(type) || operator === 'void';

const inParentheses = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? inParentheses(node.expression as Node) : node;

/** Caches of a file: without an entry the same is computed again. */
const memoriesOf = (program: Node): ReadonlySet<string> =>
  new Set(
    (program.body as Node[])
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations as Node[])
      .filter(({ init }) => isNode(init) && /^(New|Call)Expression$/.test(init.type))
      .map(({ id }) => nameOf(id)!),
  );

/** The object whose method a statement calls: `known` for `known(map).set(hex, found)`. */
function keeperOf(node: Node): string {
  const calls = isNode(node.expression) ? node.expression : node;
  const whose = calls.callee ?? calls.object;
  return isNode(whose) ? keeperOf(whose) : (nameOf(calls) ?? '');
}

interface Where {
  /** Inside a function that has effects. */
  readonly counts: boolean;
  /** True if that function is a step's own: then its return value is an effect too. */
  readonly isRoot: boolean;
}

function collect(node: Node, called: ReadonlySet<Node>, where: Where, found: Node[]): void {
  const here = isFunction(node) ? { counts: where.counts || called.has(node), isRoot: false } : where;
  if (here.counts && isStatement(node, here)) found.push(node);
  if (here.counts && node.expression === true && isEffect(inParentheses(node.body as Node)))
    found.push(node.body as Node);
  for (const child of childrenOf(node)) {
    const own = isRoot(node) && child === node.value;
    if (own && isFunction(child)) collectRoot(child, called, found);
    else collect(child, called, here, found);
  }
}

function collectRoot(node: Node, called: ReadonlySet<Node>, found: Node[]): void {
  if (node.expression === true) found.push(node.body as Node);
  for (const child of childrenOf(node)) collect(child, called, { counts: true, isRoot: true }, found);
}

function isStatement(node: Node, { isRoot }: Where): boolean {
  if (node.type === 'ReturnStatement') return isRoot || node.argument === null;
  return ['ExpressionStatement', 'BreakStatement', 'ContinueStatement'].includes(node.type);
}

function named(file: string, source: string, found: readonly Node[]): Effect[] {
  const seen = new Map<number, number>();
  return [...found]
    .sort((a, b) => a.start - b.start)
    .map((node) => {
      const line = source.slice(0, node.start).split('\n').length;
      const nth = (seen.get(line) ?? 0) + 1;
      seen.set(line, nth);
      return {
        id: nth === 1 ? `${file}:${line}` : `${file}:${line}:${nth}`,
        file,
        start: node.start,
        end: node.end,
        isExpression: !/Statement$/.test(node.type),
        text: source.slice(node.start, node.end).replace(/\s+/g, ' '),
      };
    });
}

/**
 * The source with a switch before each of these statements, and with a tick of the clock in every loop, so that an
 * endless loop can be stopped.
 */
export function switched(file: string, source: string, effects: readonly Effect[]): string {
  const opens: [number, string][] = [];
  const closes: [number, string][] = [];
  const byRange = new Map(effects.map((effect) => [`${effect.start} ${effect.end}`, effect]));
  const put = (node: Node, before: string, after: string) => {
    opens.push([node.start, before]);
    return () => closes.push([node.end, after]);
  };
  const visit = (node: Node, inLoop: boolean): void => {
    const shut: (() => void)[] = [];
    if (inLoop) shut.unshift(put(node, '{binarioTick();', '}'));
    const effect = byRange.get(`${node.start} ${node.end}`);
    if (effect && effect.isExpression !== /Statement$/.test(node.type)) {
      byRange.delete(`${node.start} ${node.end}`);
      const asks = `binarioEffect(${JSON.stringify(effect.id)})`;
      shut.unshift(effect.isExpression ? put(node, `(${asks}?(`, '):undefined)') : put(node, `{if(${asks})`, '}'));
    }
    for (const child of childrenOf(node)) visit(child, LOOPS.has(node.type) && child === node.body);
    for (const one of shut) one();
  };
  visit(programOf(file, source), false);
  return inserted(source, opens, closes);
}

/** At one place, endings come before beginnings; the outer begins first and ends last. */
function inserted(source: string, opens: readonly [number, string][], closes: readonly [number, string][]): string {
  const at = (list: readonly [number, string][], place: number) =>
    list
      .filter(([where]) => where === place)
      .map(([, text]) => text)
      .join('');
  const places = [...new Set([...opens, ...closes].map(([place]) => place))].sort((a, b) => a - b);
  let written = '';
  let from = 0;
  for (const place of places) {
    written += source.slice(from, place) + at(closes, place) + at(opens, place);
    from = place;
  }
  return written + source.slice(from);
}
