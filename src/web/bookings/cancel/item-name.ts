import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';

type Named = Pick<BookingItemView, 'position' | 'kind' | 'label'>;

/** 'Adult 2', 'Family pass': with a number where the booking has several. It stays when others are cancelled. */
export function itemName(item: Named, all: readonly Named[], t: BoundTranslate<'booking-detail'>): string {
  const alike = all.filter(({ kind, label }) => kind === item.kind && label === item.label);
  const name = item.label ?? t(`item_${item.kind as 'adult' | 'child' | 'senior' | 'group'}`);
  return alike.length > 1 ? `${name} ${alike.findIndex(({ position }) => position === item.position) + 1}` : name;
}
