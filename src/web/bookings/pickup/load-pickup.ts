import * as paths from '#contract/paths.generated.ts';
import type { PickupChoiceView } from '#contract/bookings/pickups.ts';
import type { Call } from '#web/runtime/api/call.ts';

/** null: there is no pickup, or it cannot be read now (a ticket is shown without network). */
export async function loadPickup(call: Call, bookingId: string): Promise<PickupChoiceView | null> {
  const choice: PickupChoiceView | null = await call(paths.getPickup, { params: { id: bookingId } }).catch(() => null);
  return choice && choice.points.length > 0 ? choice : null;
}
