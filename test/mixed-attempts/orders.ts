import { hold } from './bookings.ts';
import { type Attempt, byState, nothing, payOrAbandon, pickLatest } from './crowd.ts';

export const orderAttempts: Record<string, Attempt> = {
  'order holds together': {
    weight: 10,
    refusals: byState,
    async run(all) {
      const { app, random, orders } = all;
      const owner = random.pick(all.people);
      const held = [];
      for (const _ of random.times(3, () => 0)) held.push(await hold(all, owner));
      const holds = held.filter(({ status }) => status === 201).map(({ body }) => ({ id: body.id as string }));
      if (holds.length === 0) return held;
      const payment = random.chance(0.6) ? 'now' : undefined;
      const body = { holds, ...(payment && { payment }) };
      const placed = await app.send('POST', '/api/orders', { token: owner.token, body });
      if (placed.status === 201) orders.push({ id: placed.body.id, owner });
      return [...held, placed];
    },
  },
  'pay an order': {
    weight: 8,
    refusals: byState,
    async run(all) {
      const order = pickLatest(all.random, all.orders);
      if (!order) return nothing;
      const started = await all.app.send('POST', `/api/orders/${order.id}/payment`, { token: order.owner.token });
      if (started.status === 201) await payOrAbandon(all, started.body.redirectUrl);
      return [started];
    },
  },
};
