import * as paths from '#contract/paths.generated.ts';
import { isOwn, type OfflineBooking } from '#web/offline/offline-tickets.ts';
import { type Call, statusOf } from '#web/runtime/api/call.ts';

/** null: no such booking, or another user's, which looks the same. */
export async function loadOwnBooking(call: Call, id: string): Promise<OfflineBooking | null> {
  try {
    const booking: OfflineBooking = await call(paths.getBooking, { params: { id } });
    return isOwn(booking) ? booking : null;
  } catch (thrown) {
    if (statusOf(thrown) === 404 || statusOf(thrown) === 422) return null;
    throw thrown;
  }
}
