import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { wallTimeText } from '#web/ui/place-time.ts';

/** Where and when the party is picked up, as two lines. A ticket that was stored for offline use earlier has none. */
export function pickupLines(pickup: BookingView['pickup'] | undefined, language: Language): string[] {
  return pickup ? [`${pickup.name}, ${pickup.zone}`, wallTimeText(pickup.atLocal, language)] : [];
}
