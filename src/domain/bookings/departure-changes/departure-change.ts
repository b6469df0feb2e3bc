// What a supplier changes of a departure, and whether that is beyond what a traveller has to put up with. Pure.
import { kilometresBetween } from '#kernel/maps/distance.ts';
import type { DepartureTime, MeetingPoint, MovableDeparture } from '#domain/inventory/move-departure.ts';
import { lastStartOf, type Period } from '#domain/inventory/inventory-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';

export type DepartureChange = {
  departure: MovableDeparture;
  time: DepartureTime;
  /** null: where the tour meets. */
  meeting: MeetingPoint | null;
};

export const isMoved = ({ departure, time }: DepartureChange): boolean =>
  departure.startsAtLocal !== time.startsAtLocal || departure.startsAt.getTime() !== time.startsAt.getTime();

export const isElsewhere = ({ departure, meeting }: DepartureChange): boolean =>
  departure.meeting?.text !== meeting?.text ||
  departure.meeting?.latitude !== meeting?.latitude ||
  departure.meeting?.longitude !== meeting?.longitude;

type Limits = Pick<Settings, 'freeChoiceMinutes' | 'freeChoiceMeters' | 'freeChoiceHours'>;

/** `agreedStart`: the start that the traveller booked, or has accepted since: small changes add up. */
export function isBeyondLimit(
  change: DepartureChange,
  agreedStart: Date,
  { freeChoiceMinutes, freeChoiceMeters }: Limits,
): boolean {
  const minutes = Math.abs(change.time.startsAt.getTime() - agreedStart.getTime()) / 60_000;
  if (minutes > freeChoiceMinutes) return true;
  return isElsewhere(change) && metersMoved(change) > freeChoiceMeters;
}

/** From where it met until now, or from where the tour meets, whichever is farther; without a position, as far as can be. */
function metersMoved({ departure, meeting }: DepartureChange): number {
  const { tourMeeting } = departure;
  const to = meeting ?? tourMeeting;
  return Math.max(metersBetween(departure.meeting ?? tourMeeting, to), metersBetween(tourMeeting, to));
}

type Spot = Pick<MeetingPoint, 'latitude' | 'longitude'>;

function metersBetween(from: Spot, to: Spot): number {
  if (from === to) return 0;
  const [a, b] = [positionOf(from), positionOf(to)];
  return a && b ? kilometresBetween(a, b) * 1000 : Infinity;
}

const positionOf = ({ latitude, longitude }: Spot) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** How long a traveller may cancel free of charge: at most until the new start. */
export function freeUntilOf({ time }: { time: Period }, { freeChoiceHours }: Limits, now: Date): Date {
  return new Date(Math.min(now.getTime() + freeChoiceHours * 3600_000, lastStartOf(time).getTime()));
}
