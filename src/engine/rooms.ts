// The rooms of the engine for readers: money, shares, market, trains, track and routes. Part of `index.ts`.
//
// In the examples `rail` is a state in which company NYC has one train and stands at one end of a line of three hexes (`map`,
// `board`); `market` and `types` are the facts of its prices and trains, `problem` asks for its best runs
// (tests/support/shuttle.ts).

// ---- Money and auctions -------------------------------------------------------------------------------------------

export type { AscendingFrame } from './auction/ascending.ts';
export type { BankSlice, Paid, Purse } from './money/bank.ts';

/** The bank as a purse. */
export { BANK } from './money/bank.ts';

/**
 * Cash of an owner or of the bank.
 * @example
 * [cashOf(rail, 1), cashOf(rail, treasury('NYC')), cashOf(rail, BANK)]; // → [40, 100, -140]
 */
export { cashOf } from './money/bank.ts';

// ---- Shares -------------------------------------------------------------------------------------------------------

export type { Holder } from './shares/shares.ts';

/** The initial offering and the market pool, as holders. */
export { OFFER, POOL } from './shares/shares.ts';

/**
 * Percent of a company in the hands of a holder.
 * @example
 * [percentOf(rail, 'NYC', 1), percentOf(rail, 'NYC', OFFER), percentOf(rail, 'NYC', POOL)]; // → [20, 70, 0]
 */
export { percentOf } from './shares/shares.ts';

/**
 * The seat that presides over a company; null where nobody does.
 * @example
 * presidentOf(rail, 'NYC'); // → 1
 */
export { presidentOf } from './shares/shares.ts';

/**
 * `presidentOf` for a company that must have a president: throws if it has none.
 * @example
 * presiding(rail, 'NYC'); // → 1
 */
export { presiding } from './shares/shares.ts';

/**
 * Percent of one share.
 * @example
 * unitOf(rail, 'NYC'); // → 10
 */
export { unitOf } from './shares/shares.ts';

/**
 * All certificates of a company, the president's first.
 * @example
 * certificatesOf(rail, 'NYC').percents.length; // → 9
 */
export { certificatesOf } from './shares/shares.ts';

/**
 * True if a holder is a seat.
 * @example
 * [isSeat(1), isSeat(OFFER)]; // → [true, false]
 */
export { isSeat } from './shares/shares.ts';

/**
 * True if this can hold a certificate at all.
 * @example
 * [isHolder(treasury('NYC')), isHolder('NYC')]; // → [true, false]
 */
export { isHolder } from './shares/shares.ts';

// ---- Market -------------------------------------------------------------------------------------------------------

export type { Spot } from './market/market.ts';

/**
 * The space at a spot of the market; undefined beyond its edges.
 * @example
 * spaceAt(market, { row: 0, col: 1 }).price; // → 70
 */
export { spaceAt } from './market/market.ts';

/**
 * The companies with a marker, the highest price first.
 * @example
 * byPrice(market, rail); // → ['NYC']
 */
export { byPrice } from './market/market.ts';

/**
 * The spot that a marker reaches by moving left.
 * @example
 * left(market, { row: 0, col: 1 }); // → { row: 0, col: 0 }
 */
export { left } from './market/grid.ts';

/**
 * The spot that a marker reaches by moving right.
 * @example
 * right(market, { row: 0, col: 1 }); // → { row: 0, col: 2 }
 */
export { right } from './market/grid.ts';

// ---- Trains -------------------------------------------------------------------------------------------------------

export type { TrainId, TrainType } from './trains/depot.ts';

/**
 * The trains of a company, in the order in which it got them.
 * @example
 * trainsOf(rail, 'NYC'); // → ['2-0']
 */
export { trainsOf } from './trains/depot.ts';

/**
 * The type of a train.
 * @example
 * typeOf('2-0'); // → '2'
 */
export { typeOf } from './trains/depot.ts';

/**
 * Facts of one train that do not follow from its type: its kind, its warranties.
 * @example
 * copyOf(rail, '2-0'); // → {}
 */
export { copyOf } from './trains/depot.ts';

/**
 * The type on top of the bank's stack.
 * @example
 * onSale(rail, types).type; // → '2'
 */
export { onSale } from './trains/depot.ts';

/**
 * Price of the next train of a type: the last one may be cheaper.
 * @example
 * priceOnSale(rail, onSale(rail, types)); // → 100
 */
export { priceOnSale } from './trains/depot.ts';

/**
 * Number of a type that the bank still has; null if there is no limit.
 * @example
 * leftOf(rail, types[0]); // → 3
 */
export { leftOf } from './trains/depot.ts';

// ---- Hexes, track and tokens --------------------------------------------------------------------------------------

export type { Cell } from './hex/grid.ts';
export type { Board, NodeId } from './track/board.ts';
export type { HexTrack } from './track/hexTrack.ts';
export type {
  Colour,
  End,
  HexFacts,
  HexId,
  MapFacts,
  NodeFacts,
  NodeValue,
  TileId,
  TrackFacts,
} from './track/facts.ts';
export type { Graph, Piece, PieceId, TrackGraph, Vertex } from './track/graph.ts';
export type { OfferedPath } from './track/pathField.ts';

/**
 * The centre of a hex on a board of columns and rows, to draw it.
 * @example
 * centreOf({ id: 'R2', col: 3, row: 1 }); // → { x: 3, y: 3 }
 */
export { centreOf } from './hex/grid.ts';

/** The six edges of a hex, clockwise. */
export { EDGES } from './track/coords.ts';

/**
 * The hex over an edge; null where the map ends.
 * @example
 * [neighbour(map, 'A2', 0), neighbour(map, 'A4', 0)]; // → ['A4', null]
 */
export { neighbour } from './track/coords.ts';

/**
 * The same side, as the hex across it counts.
 * @example
 * opposite(1); // → 4
 */
export { opposite } from './track/coords.ts';

/**
 * True if track can lead over an edge.
 * @example
 * isPassable(map, 'A2', 0); // → true
 */
export { isPassable } from './track/coords.ts';

/**
 * The letter and the number of a hex, counted.
 * @example
 * place('C14'); // → [2, 14]
 */
export { place } from './track/coords.ts';

/** Track ends at an edge, 0 to 5, or at a node: this plus the index of the node. */
export { NODE } from './track/facts.ts';

/**
 * True if an end of track is a node.
 * @example
 * [isNode(5), isNode(NODE)]; // → [false, true]
 */
export { isNode } from './track/facts.ts';

/**
 * The id of a node, a place on a hex where trains can stop.
 * @example
 * nodeId('A4', 0); // → 'A4.0'
 */
export { nodeId } from './track/board.ts';

/**
 * The hex of a node.
 * @example
 * hexOfNode('A4.0'); // → 'A4'
 */
export { hexOfNode } from './track/board.ts';

/**
 * Index of a node on its hex.
 * @example
 * indexOfNode('A4.0'); // → 0
 */
export { indexOfNode } from './track/board.ts';

/**
 * The track on a hex now: that of its tile, or of its print.
 * @example
 * trackOn(map, board, 'A2').colour; // → 'yellow'
 */
export { trackOn } from './track/hexTrack.ts';

/**
 * A tile as it lies when turned.
 * @example
 * trackOfTile(map, '9', 1).paths; // → [[1, 4]]
 */
export { trackOfTile } from './track/hexTrack.ts';

/**
 * The board with one more tile; the given board does not change.
 * @example
 * boardWith(map, { rev: 0, laid: {}, tokens: {} }, 'A2', '9', 3).laid; // → { A2: ['9', 3] }
 */
export { boardWith } from './track/layTile.ts';

/**
 * Number of pieces of a tile that can still be laid.
 * @example
 * tilesLeft(map, board, '9'); // → 1
 */
export { tilesLeft } from './track/upgrades.ts';

/**
 * The companies with a token at a node.
 * @example
 * tokensAt(board, 'A0.0'); // → ['NYC']
 */
export { tokensAt } from './track/tokens.ts';

/**
 * The nodes where a company has a token.
 * @example
 * tokenNodes(board, 'NYC'); // → ['A0.0']
 */
export { tokenNodes } from './track/tokens.ts';

/**
 * True if a company has a token anywhere on a hex.
 * @example
 * hasTokenIn(board, 'NYC', 'A4'); // → false
 */
export { hasTokenIn } from './track/tokens.ts';

/**
 * Number of tokens that still fit at a node.
 * @example
 * freeSlots(map, board, 'A4.0'); // → 2
 */
export { freeSlots } from './track/tokens.ts';

/**
 * Puts a token on the given board, and returns the slot.
 * @example
 * putToken(map, copy(board), 'NYC', 'A4.0'); // → 0
 */
export { putToken } from './track/tokens.ts';

/**
 * All track of a board as a graph of stops and sides of hexes.
 * @example
 * graphOf(map, board).pieces.map((piece) => piece.id); // → ['A0:0', 'A2:0', 'A4:0']
 */
export { graphOf } from './track/graph.ts';

/**
 * Stops and track that a company reaches from its tokens.
 * @example
 * [...reachOf(map, board, 'NYC').stops]; // → ['A0.0', 'A4.0']
 */
export { reachOf } from './track/reach.ts';

/**
 * Stops and track reached from given stops.
 * @example
 * [...reachFrom(map, board, ['A0.0'], { passes: () => true }).stops]; // → ['A0.0', 'A4.0']
 */
export { reachFrom } from './track/reach.ts';

// ---- Routes -------------------------------------------------------------------------------------------------------

export type { Run, Suggestion } from './routes/field.ts';
export type { MeasuredRun, RunProblem, Train } from './routes/problem.ts';

/**
 * The best set of runs, proven unless a budget cuts the search short.
 * @example
 * const { revenue, optimal } = bestRuns(problem);
 * [revenue, optimal]; // → [50, true]
 */
export { bestRuns } from './routes/bestRuns.ts';

/**
 * `bestRuns` for bots, which take any of several equal sets: small networks are listed on the track around a company.
 * @example
 * bestRunsAround(() => problem, () => problem, 2000).revenue; // → 50
 */
export { bestRunsAround } from './routes/bestRuns.ts';

/**
 * `bestRuns` for trains that can be equipped in several ways: one problem for each way.
 * @example
 * bestOfWays([problem]).revenue; // → 50
 */
export { bestOfWays } from './routes/ways.ts';

/**
 * Measures drawn runs in the best of these ways, or returns the faults if they are illegal in all of them.
 * @example
 * checkWays([problem], [{ train: '2-0', track: ['A0:0', 'A2:0', 'A4:0'] }]).runs[0].revenue; // → 50
 */
export { checkWays } from './routes/ways.ts';

/**
 * Remembers the answers to one kind of question about runs, until the board is written to.
 * @example
 * const revenue = remembering();
 * revenue(board, 'NYC 2-0', () => 50);
 * revenue(board, 'NYC 2-0', () => 60); // → 50
 */
export { remembering } from './routes/cache.ts';

/**
 * Forgets the remembered runs on the board of a state that a game has moved on from.
 * @example
 * const revenue = remembering();
 * revenue(board, 'NYC 3-0', () => 80);
 * leaveBehind({ board }, { board: { ...board, laid: {} } });
 * revenue(board, 'NYC 3-0', () => 90); // → 90
 */
export { leaveBehind } from './routes/cache.ts';

/**
 * The best runs for a choice whose open field is the runs of trains; null for any other choice.
 * @example
 * suggestion(game, state, begin(game, state, 1, 'buy')); // → null
 */
export { suggestion } from './routes/suggestion.ts';

/** Number of search steps that bots may spend on one suggestion. */
export { BULK } from './routes/field.ts';

/** Limits for reading a list of runs that comes from outside. */
export { MOST_RUNS } from './routes/field.ts';
