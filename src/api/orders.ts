// Standing orders: moves a seat will make by itself. Only the person who acts for the seat ever gets them.
//
//   GET    /api/tables/:id/orders               Orders
//   POST   /api/tables/:id/orders    OrderBody  Orders
//   DELETE /api/tables/:id/orders/:order        Orders
import { type Static, Type } from 'typebox';

const Seat = Type.Integer({ minimum: 1, maximum: 12 });
const Sum = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Company = Type.String({ maxLength: 20 });

const OrderDraft = Type.Union([
  /** Pass until the round ends, unless one of these happens. */
  Type.Object({
    kind: Type.Literal('pass'),
    until: Type.Array(Type.Enum(['sold', 'bought', 'started'] as const), { maxItems: 3 }),
  }),
  /** Buy a share each turn of this round for at most `most`, until the company floats or a holder reaches a percentage. */
  Type.Object({
    kind: Type.Literal('buy'),
    company: Company,
    goal: Type.Union([Type.Literal('floated'), Type.Integer({ minimum: 1, maximum: 100 })]),
    most: Sum,
  }),
  /** Bid in the current auction. */
  Type.Object({ kind: Type.Literal('bid'), upTo: Sum }),
]);

export const OrderBody = Type.Object({ seat: Seat, order: OrderDraft });
export type OrderBody = Static<typeof OrderBody>;

const StandingOrder = Type.Object({
  id: Type.String(),
  seat: Seat,
  /** The order, with its lot for a bid. */
  order: Type.Intersect([OrderDraft, Type.Object({ lot: Type.Optional(Company) })]),
  /** `open`: it stands. `done`: it achieved its goal. `stopped`: the situation was not as ordered. */
  status: Type.Enum(['open', 'done', 'stopped'] as const),
  /** Why it has ended. */
  why: Type.Union([Type.Object({ code: Type.String() }), Type.Null()]),
  /** The last entry when it ended; absent for orders that ended under an older server. */
  ended: Type.Optional(Type.Integer({ minimum: 0 })),
  at: Type.Number(),
});
export type StandingOrder = Static<typeof StandingOrder>;

export const Orders = Type.Object({ orders: Type.Array(StandingOrder) });
export type Orders = Static<typeof Orders>;
