import type { cartEndpoints } from '#contract/bookings/cart.ts';
import type { orderEndpoints } from '#contract/bookings/orders.ts';
import { DomainError } from '#contract/domain-error.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { extendCart } from './cart/extend-cart.ts';
import { readCart } from './cart/read-cart.ts';
import { removeFromCart } from './cart/remove-from-cart.ts';
import { readOrder } from './orders/order-view.ts';
import { placeOrder } from './orders/place-order.ts';
import { startOrderPayment } from './orders/start-order-payment.ts';

export const cartHandlers: Handlers<typeof cartEndpoints> = {
  getCart: (context) => readCart(context, context.database.db),
  addToCart: (context, { body }) => addToCart(context, body),
  removeFromCart: (context, { params }) => removeFromCart(context, params.holdId),
  extendCart: (context) => extendCart(context),
};

export const orderHandlers: Handlers<typeof orderEndpoints> = {
  placeOrder: (context, { body }) => placeOrder(context, body),
  startOrderPayment: (context, { params }) => startOrderPayment(context, params.id),

  async getOrder(context, { params }) {
    const order = await readOrder(context, context.database.db, signedIn(context).id, params.id);
    if (!order) throw new DomainError('not_found');
    return order;
  },
};
