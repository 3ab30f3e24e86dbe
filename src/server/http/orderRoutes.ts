// Standing orders: only their owner gives, reads and withdraws them.
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { OrderBody, Orders } from '../../api/orders.ts';
import { dropOrder, giveOrder, readOrders } from '../orders/giveOrders.ts';
import type { Services } from '../play/services.ts';
import { personOf } from './requester.ts';
import { no, TableParams as params } from './shapes.ts';

const OrderParams = Type.Object({ ...params.properties, order: Type.String({ pattern: '^[a-z0-9]{1,40}$' }) });

interface Given {
  readonly services: Services;
  /** Called when an order is given at this table. */
  readonly ordered: (table: string) => void;
}

export const orderRoutes: FastifyPluginAsyncTypebox<Given> = async (app, { services, ordered }) => {
  const response = { 200: Orders, ...no };

  app.get('/:id/orders', { schema: { params, response } }, (request) =>
    readOrders(services, request.params.id, personOf(request)),
  );

  app.post('/:id/orders', { schema: { params, body: OrderBody, response } }, async (request) => {
    const { id } = request.params;
    const orders = await giveOrder(services, id, personOf(request), request.body);
    ordered(id);
    return orders;
  });

  app.delete('/:id/orders/:order', { schema: { params: OrderParams, response } }, (request) =>
    dropOrder(services, request.params.id, personOf(request), request.params.order),
  );
};
