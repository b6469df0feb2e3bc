// What uses a resource, as a calendar: for guides, and for systems that must not take it at the same time.
import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import {
  type CalendarEvent,
  calendarText,
  ICalEventStatus,
  ICalEventTransparency,
} from '#platform/icalendar/write-calendar.ts';
import { text } from '#platform/texts/texts.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findByToken, listUses, type ResourceUse } from './feed-queries.ts';
import { hashOfToken } from './manage-calendars.ts';

const dayMs = 86_400_000;
const [daysBack, daysAhead] = [30, 400];
const ttlSeconds = 900;

/** Throws `not_found` for an address that is wrong or has ended, `too_many_requests`. */
export async function readFeed(context: Context, token: string): Promise<{ name: string; bytes: string }> {
  const db = context.database.db;
  await throttle(context, 'resourceFeedAddress', context.caller.address);
  const resource = await findByToken(db, hashOfToken(token));
  if (!resource) throw new DomainError('not_found');
  await throttle(context, 'resourceFeed', resource.id);
  const now = context.clock.now();
  const uses = await listUses(db, {
    resourceIds: [resource.id],
    from: new Date(now.getTime() - daysBack * dayMs),
    to: new Date(now.getTime() + daysAhead * dayMs),
    language: context.caller.language,
  });
  const calendar = {
    product: 'Resources',
    language: context.caller.language,
    name: resource.name,
    ttl: ttlSeconds,
  };
  return {
    name: 'resource.ics',
    bytes: calendarText(
      calendar,
      uses.map((use) => eventOf(context, resource, use)),
    ),
  };
}

/** In UTC, so it is right in every reader without a table of zones. Others keep the time free where some of it is left. */
function eventOf(
  { caller, clock, config }: Context,
  resource: { id: string; quantity: number },
  use: ResourceUse,
): CalendarEvent {
  const { departureId, fromAt, toAt, title, optionName, startsAtLocal, taken, uses } = use;
  const inUtc = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('UTC');
  const isAllOfIt = uses >= resource.quantity;
  return {
    id: `${departureId}.${resource.id}@${new URL(config.appUrl).hostname}`,
    stamp: clock.now(),
    start: inUtc(fromAt),
    end: inUtc(toAt),
    status: ICalEventStatus.CONFIRMED,
    transparency: isAllOfIt ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    summary: [title, optionName].filter(Boolean).join(' · '),
    description: [
      text(caller.language, 'resources', 'feed_start', { time: startsAtLocal.slice(11) }),
      text(caller.language, 'resources', 'feed_seats', { count: taken }),
      text(caller.language, 'resources', 'feed_uses', { uses, quantity: resource.quantity }),
    ].join('\n'),
    url: `${config.appUrl}/supplier/departures/${departureId}`,
  };
}
