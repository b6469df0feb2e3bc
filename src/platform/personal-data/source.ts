// Data about a person is spread over many domains. Each describes its tables here, with its own SQL; display, export
// and erasure use the list of all sources (src/server/http/personal-data.ts).
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export type Person = {
  id: string;
  email: string;
  /** Whether the person has confirmed the e-mail address. Messages sent from an unconfirmed address may be another
   *  person's. */
  ownsEmail: boolean;
  /** The language of the texts that are given in one language. */
  language: Language;
};

/** A thing about a person, as it is handed out: names of fields are texts of personal-data.json. */
export type PersonalRecord = Readonly<Record<string, unknown>>;

/** Why an account cannot be erased yet. */
export type Obstacle =
  | { kind: 'booking'; bookingId: string; title: string; startsAtLocal: string }
  | { kind: 'tours_on_sale' }
  | { kind: 'last_operator' }
  | { kind: 'last_owner' };

/** What erasure does to the data: deletes it, removes the name, or leaves what the law requires without the person. */
export type Fate = 'erased' | 'anonymous' | 'kept';

export type PersonalDataSource = {
  /** The name of the exported file and of its texts: 'bookings'. */
  name: string;
  /** The tables that this source covers. A test checks that every table that refers to users is covered. */
  tables: readonly string[];
  fate: Fate;
  count(db: Queryable, person: Person): Promise<number>;
  /** One by one, so that a long life does not have to fit into memory. */
  read(db: Queryable, person: Person): AsyncIterable<PersonalRecord>;
  /** Names of stored pictures. */
  pictures?(db: Queryable, person: Person): Promise<readonly string[]>;
  /** Runs before the account is locked: locks what the obstacles depend on, so that two who leave at once wait for each other. */
  lock?(db: Queryable, userId: string): Promise<unknown>;
  obstacles?(db: Queryable, person: Person, now: Date): Promise<readonly Obstacle[]>;
  /** Runs in the transaction that erases the account, and again a minute later for concurrent writes, so it may find
   *  nothing. */
  erase(db: Queryable, person: Person, services: Services): Promise<void>;
};

/** The domain of erased addresses: .invalid never has mailboxes (RFC 2606). */
export const erasedMailDomain = 'erased.invalid';

/** Reads the first page only. */
export async function* firstPage(reading: Promise<readonly PersonalRecord[]>): AsyncIterable<PersonalRecord> {
  yield* await reading;
}
