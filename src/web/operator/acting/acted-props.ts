import type { BookingCardView } from '#contract/bookings.ts';

export type ActedProps = { actingId: string; booking: BookingCardView; onDone: (text: string) => Promise<void> };
