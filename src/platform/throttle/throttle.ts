// How often something may be tried: counters of fixed windows in one table, shared by all processes.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { Services } from '#platform/services.ts';
import { networkOf } from './network-of.ts';

type Limit = { times: number; windowMinutes: number };

/** Each is multiplied by RATE_LIMIT_SCALE. */
const limits = {
  /** Per account and address, or known browser: limits guessing one person's password. */
  loginAccountHere: { times: 10, windowMinutes: 15 },
  loginDevice: { times: 10, windowMinutes: 15 },
  /** Per account, from all addresses that are strange to it: 876,000 tries a year, of passwords that no list has. */
  loginAccount: { times: 100, windowMinutes: 60 },
  /** Per address: limits trying one password on many accounts. */
  loginAddress: { times: 60, windowMinutes: 15 },
  /** Per user: limits guessing codes when the password is known. Three of a million codes are valid at a time, so
   *  with 60 attempts a day one in 15 succeeds after a year, while the owner is notified by mail. */
  secondStep: { times: 10, windowMinutes: 15 },
  secondStepLong: { times: 30, windowMinutes: 720 },
  /** Per user: secrets and challenges that are begun. */
  beginSecurity: { times: 30, windowMinutes: 15 },
  /** Per address: challenges to sign in with a passkey, of which each is a row. */
  passkeyChallenge: { times: 60, windowMinutes: 15 },
  register: { times: 20, windowMinutes: 60 },
  /** Per address and per e-mail: each request may cause a mail. */
  resetAddress: { times: 20, windowMinutes: 60 },
  resetAccount: { times: 5, windowMinutes: 60 },
  /** Per address and per e-mail: each request may cause a mail with a code, which five tries use up. */
  codeAddress: { times: 20, windowMinutes: 60 },
  codeEmail: { times: 5, windowMinutes: 60 },
  codeEntryAddress: { times: 30, windowMinutes: 15 },
  /** Per user: mails to addresses that may belong to other people. */
  confirmation: { times: 5, windowMinutes: 60 },
  /** Per user: archives of everything about them. */
  personalData: { times: 10, windowMinutes: 60 },
  /** Per user: attempts at the current password within a session. */
  ownPassword: { times: 10, windowMinutes: 15 },
  /** Per address: tries of links that were mailed. */
  mailLink: { times: 30, windowMinutes: 15 },
  /** Per address and per reference: limits guessing a booking's code. */
  lookupAddress: { times: 30, windowMinutes: 15 },
  lookupReference: { times: 10, windowMinutes: 15 },
  refresh: { times: 120, windowMinutes: 15 },
  /** Per user: holds and bookings, so that no user can block seats without paying. */
  orders: { times: 20, windowMinutes: 15 },
  /** Per address: messages to the operator. */
  messages: { times: 6, windowMinutes: 60 },
  /** Per user: messages to the supplier of a booking, and to travellers of a departure, each of which is a mail to each of them. */
  travellerMessages: { times: 20, windowMinutes: 60 },
  supplierMessages: { times: 60, windowMinutes: 60 },
  notices: { times: 10, windowMinutes: 60 },
  /** Per supplier: invitations into a team, each of which is a mail to a person who may not know of it. */
  invitations: { times: 20, windowMinutes: 60 },
  /** Per address: limits guessing the code of a notice. */
  noticeCodes: { times: 20, windowMinutes: 15 },
  /** Per user: uploads, each of which is decoded and stored for at least a day. */
  reviewPhotos: { times: 40, windowMinutes: 60 },
  /** Per user: uploads and crops of pictures of tours. */
  tourPictures: { times: 120, windowMinutes: 60 },
  /** Per user: documents about their business, each of which an operator has to look at. */
  supplierDocuments: { times: 30, windowMinutes: 60 },
  /** Per user: files of tours or bookings, each of which is read whole. */
  tourImports: { times: 60, windowMinutes: 60 },
  /** Per address. */
  reviewReports: { times: 10, windowMinutes: 60 },
  /** Per user: marks of helpful reviews, set and removed. */
  helpfulReviews: { times: 100, windowMinutes: 15 },
  /** Per user: orders of gift cards, each of which may cause a mail. */
  giftCards: { times: 20, windowMinutes: 60 },
  /** Per card: repeated mails to its recipient. */
  giftCardMails: { times: 3, windowMinutes: 720 },
  /** Per person: mails that support sends them again; a copy is a mail that may be sent again too. */
  resentMails: { times: 10, windowMinutes: 720 },
  /** Per address: limits guessing the code of a gift card. */
  giftCardCodes: { times: 20, windowMinutes: 15 },
  /** Per address: quotes and bookings with a promo code. Each change of a party is a quote. */
  promoCodes: { times: 60, windowMinutes: 15 },
  /** Per user: texts of tours that are translated by the operator's service. */
  tourTranslations: { times: 600, windowMinutes: 60 },
  /** Per user: promo codes of suppliers, each of which says whether another supplier has it. */
  newPromoCodes: { times: 30, windowMinutes: 60 },
  /** Per address: visits through links of affiliates. */
  affiliateClicks: { times: 60, windowMinutes: 15 },
  /** Per key for programs. */
  apiKey: { times: 600, windowMinutes: 1 },
  /** Per user: test messages of webhooks, and those that are sent again. */
  webhookMessages: { times: 60, windowMinutes: 15 },
  /** Per user: edits of the calendar, each of which notes what it chose. */
  calendarEdits: { times: 60, windowMinutes: 60 },
  /** Per user: calendars that are fetched at once. */
  calendarFetches: { times: 30, windowMinutes: 15 },
  /** Per address, and per feed: calendars of resources that are read. */
  resourceFeedAddress: { times: 300, windowMinutes: 15 },
  resourceFeed: { times: 60, windowMinutes: 15 },
  measurements: { times: 60, windowMinutes: 1 },
  missingTranslations: { times: 30, windowMinutes: 1 },
} as const satisfies Record<string, Limit>;

export type ThrottleRule = keyof typeof limits;

/** Counts an attempt of `subject` (an address, counted by its network, or an e-mail), or as many as it requests at once, and returns
 *  the number in this window. Throws DomainError 'too_many_requests' with the seconds until the window ends. Counts before the work
 *  starts, so that concurrent attempts are counted too. */
export async function throttle(services: Services, rule: ThrottleRule, subject: string, attempts = 1): Promise<number> {
  const { times, windowMinutes } = limits[rule];
  const limit = Math.max(1, Math.floor(times * services.config.rateLimitScale));
  const windowMs = windowMinutes * 60_000;
  const nowMs = services.clock.now().getTime();
  const startsMs = nowMs - (nowMs % windowMs);
  const { rows } = await sql<{ count: number }>`
    insert into throttles (key, window_starts_at, count) values (${keyOf(services, rule, subject)}, ${new Date(startsMs)}, ${attempts})
    on conflict (key, window_starts_at) do update set count = throttles.count + excluded.count
    returning count`.execute(services.database.db);
  if (rows[0]!.count <= limit) return rows[0]!.count;
  throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil((startsMs + windowMs - nowMs) / 1000) });
}

/** Resets the count after a success. */
export async function resetThrottle(services: Services, rule: ThrottleRule, subject: string): Promise<void> {
  await services.database.db
    .deleteFrom('throttles')
    .where('key', '=', keyOf(services, rule, subject))
    .execute();
}

/** Takes one try back that was none: ten people who share an account sign in more often than one who guesses. */
export async function decrementThrottle(services: Services, rule: ThrottleRule, subject: string): Promise<void> {
  const windowMs = limits[rule].windowMinutes * 60_000;
  const nowMs = services.clock.now().getTime();
  await services.database.db
    .updateTable('throttles')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(services, rule, subject))
    .where('windowStartsAt', '=', new Date(nowMs - (nowMs % windowMs)))
    // A row counts one at least.
    .where('count', '>', 1)
    .execute();
}

/** Windows that are over count nothing any more; a recurring job. */
export async function deleteOldThrottles({ database, clock }: Services): Promise<void> {
  const longestMs = Math.max(...Object.values(limits).map(({ windowMinutes }) => windowMinutes)) * 60_000;
  await database.db
    .deleteFrom('throttles')
    .where('windowStartsAt', '<', new Date(clock.now().getTime() - longestMs))
    .execute();
}

/** A keyed hash, because a plain hash of an IPv4 address is inverted in seconds. */
function keyOf({ secrets }: Services, rule: ThrottleRule, subject: string): string {
  return createHmac('sha256', secrets.throttleKey)
    .update(`${rule} ${networkOf(subject)}`)
    .digest('base64url');
}
