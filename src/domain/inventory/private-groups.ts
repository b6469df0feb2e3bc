import { sql } from 'kysely';

/** On a row `d` of departures: a private group has bought it whole, so it gets no more seats, nor fewer. */
export const isOfGroup = sql`(d.taken >= d.capacity and exists (select from units u where u.option_id = d.option_id and u.kind = 'group'))`;
