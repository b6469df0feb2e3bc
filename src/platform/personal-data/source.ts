// What the product knows of a person lies in many domains. Each describes its part here, in its own words and with its own
// SQL; what shows, hands out and erases all of it goes through the list of parts (src/server/http/personal-data.ts).
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export type Person = {
  id: string;
  email: string;
  /** Whether the person has shown that the mailbox is theirs. What others sent from an address nobody confirmed may be
   *  somebody else's. */
  ownsEmail: boolean;
  /** Of the texts that are given in one language. */
  language: Language;
};

/** A thing about a person, as it is handed out: names of fields are texts of personal-data.json. */
export type PersonalRecord = Readonly<Record<string, unknown>>;

/** Why an account cannot be erased yet. */
export type Obstacle =
  | { kind: 'booking'; bookingId: string; title: string; startsAtLocal: string }
  | { kind: 'tours_on_sale' }
  | { kind: 'last_operator' };

/** What erasure does to a part: it goes, it stays without a name, or the law keeps it without the person. */
export type Fate = 'erased' | 'anonymous' | 'kept';

export type PersonalDataSource = {
  /** Of the file it is handed out in, and of its texts: 'bookings'. */
  name: string;
  /** Tables this part answers for. A test knows every table that tells of accounts and looks for it here. */
  tables: readonly string[];
  fate: Fate;
  count(db: Queryable, person: Person): Promise<number>;
  /** One by one, so that a long life does not have to fit into memory. */
  read(db: Queryable, person: Person): AsyncIterable<PersonalRecord>;
  /** Names of stored pictures. */
  pictures?(db: Queryable, person: Person): Promise<readonly string[]>;
  obstacles?(db: Queryable, person: Person, now: Date): Promise<readonly Obstacle[]>;
  /** In the transaction that erases everything; run again a minute later for what was on its way, so it may find nothing. */
  erase(db: Queryable, person: Person, services: Services): Promise<void>;
};

/** Addresses of people who are gone: below .invalid there is no mailbox and never will be (RFC 2606). */
export const erasedMailDomain = 'erased.invalid';

const rowsAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Rows in the order of their ids, a few hundred at a time. */
export async function* inPages<Row extends { id: string }>(
  readPage: (afterId: string, limit: number) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  for (let afterId = beforeAll; ;) {
    const rows = await readPage(afterId, rowsAtOnce);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    afterId = rows.at(-1)!.id;
  }
}

/** What fits into one page. */
export async function* firstPage(reading: Promise<readonly PersonalRecord[]>): AsyncIterable<PersonalRecord> {
  yield* await reading;
}
