import { type RawBuilder, sql } from 'kysely';
import type { QuestionView } from '#contract/bookings/booking-questions.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

/** A required question of a booking `b` lacks answers: `open_questions(b) > 0`, without a call of the function for each booking ahead. */
export const hasOpenQuestion = sql`exists (
  select from questions q where q.tour_id = b.tour_id and q.active and q.required
    and case when q.per = 'person' then b.adults + b.children else 1 end > (
      select count(*) from booking_answers a
      where a.booking_id = b.id and a.question_id = q.id and a.person <= b.adults + b.children))`;

/** Of a booking `b`: its supplier has had it reminded within a day. */
export const isRemindedWithinDay = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(b.questions_reminded_at > ${now}::timestamptz - interval '1 day', false)`;

const isToRemind = (departureId: string, now: Date): RawBuilder<boolean> => sql<boolean>`
  b.departure_id = ${departureId} and b.state = 'confirmed' and b.starts_at > ${now} and ${hasOpenQuestion}
  and exists (select from users u where u.id = b.user_id and u.erased_at is null)`;

/** Bookings ahead that lack answers, whether reminded or not. */
export async function countToRemind(db: Queryable, departureId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bookings b where ${isToRemind(departureId, now)}`.execute(db);
  return rows[0]!.total;
}

/** Those that are reminded by this: of two who ask at once, the second waits for the first and finds none left. */
export async function markReminded(
  db: Queryable,
  departureId: string,
  now: Date,
): Promise<{ id: string; startsAt: Date }[]> {
  const { rows } = await sql<{ id: string; startsAt: Date }>`
    with due as materialized (
      select b.id from bookings b where ${isToRemind(departureId, now)} and not ${isRemindedWithinDay(now)}
      order by b.id for update
    )
    update bookings b set questions_reminded_at = ${now} from due where b.id = due.id returning b.id, b.starts_at`.execute(
    db,
  );
  return rows;
}

export type Answer = { questionId: string; person: number; value: string };
/** `version`: of the text of a waiver that was accepted. */
export type StoredAnswer = Answer & { version: string | null; answeredAt: Date };

/** The questions about bookings of a tour: its questions, and those of before that they have answers to. */
export async function findQuestions(
  db: Queryable,
  { tourId, bookingIds, language }: { tourId: string; bookingIds: readonly string[]; language: Language },
): Promise<QuestionView[]> {
  const { rows } = await sql<QuestionView>`
    select q.id, q.kind, q.per, q.required, q.before_booking, q.least, q.most, q.version, texts.label, texts.note, texts.body,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'label', coalesce(texts.choices ->> key, key)) order by place), '[]')
       from unnest(q.choices) with ordinality as choice (key, place)) as choices
    from questions q
    cross join lateral (
      select label, note, body, choices from question_texts x where x.question_id = q.id order by ${textOrder(language)} limit 1
    ) texts
    where q.tour_id = ${tourId}
      and (q.active or exists (select from booking_answers a where a.booking_id = any (${bookingIds}::uuid[]) and a.question_id = q.id))
    order by q.position, q.id`.execute(db);
  return rows;
}

export async function findAnswers(db: Queryable, bookingId: string, people: number): Promise<StoredAnswer[]> {
  return db
    .selectFrom('bookingAnswers')
    .select(['questionId', 'person', 'value', 'version', 'answeredAt'])
    .where('bookingId', '=', bookingId)
    .where('person', '<=', people)
    .orderBy('person')
    .execute();
}

export async function findAnswersOf(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<(StoredAnswer & { bookingId: string })[]> {
  const { rows } = await sql<StoredAnswer & { bookingId: string }>`
    select a.booking_id, a.question_id, a.person, a.value, a.version, a.answered_at
    from booking_answers a join bookings b on b.id = a.booking_id
    where a.booking_id = any (${bookingIds}::uuid[]) and a.person <= b.adults + b.children order by a.booking_id, a.person`.execute(
    db,
  );
  return rows;
}

/** What `open_questions` counts, in the order of the questions. */
export async function findUnansweredOf(
  db: Queryable,
  bookingIds: readonly string[],
  language: Language,
): Promise<{ bookingId: string; questionId: string; person: number; label: string }[]> {
  const { rows } = await sql<{ bookingId: string; questionId: string; person: number; label: string }>`
    select b.id as booking_id, q.id as question_id, wanted.person, (
      select label from question_texts x where x.question_id = q.id order by ${textOrder(language)} limit 1) as label
    from bookings b join questions q on q.tour_id = b.tour_id and q.active and q.required
    cross join lateral generate_series(
      (q.per = 'person')::int, case when q.per = 'person' then b.adults + b.children else 0 end) as wanted (person)
    where b.id = any (${bookingIds}::uuid[]) and not exists (
      select from booking_answers a where a.booking_id = b.id and a.question_id = q.id and a.person = wanted.person)
    order by b.id, q.position, q.id, wanted.person`.execute(db);
  return rows;
}

/** Writes answers; an empty one deletes the earlier answer. A waiver keeps the version of what was accepted. */
export async function writeAnswers(
  db: Queryable,
  bookingId: string,
  answers: readonly Answer[],
  at: Date,
): Promise<void> {
  const given = JSON.stringify(answers);
  const all = sql`jsonb_to_recordset(${given}::jsonb) as given ("questionId" uuid, person smallint, value text)`;
  await sql`
    delete from booking_answers a using ${all}
    where a.booking_id = ${bookingId} and a.question_id = given."questionId" and a.person = given.person and given.value = ''`.execute(
    db,
  );
  await sql`
    insert into booking_answers (booking_id, question_id, person, value, version, answered_at)
    select ${bookingId}, q.id, given.person, given.value, q.version, ${at} from ${all} join questions q on q.id = given."questionId"
    where given.value <> ''
    on conflict (booking_id, question_id, person) do update
      set value = excluded.value, version = excluded.version, answered_at = excluded.answered_at`.execute(db);
}

/** It is unknown whose answers they are once some of the party have cancelled: those who stay have to answer again. */
export async function deletePersonAnswers(db: Queryable, bookingId: string): Promise<void> {
  await db.deleteFrom('bookingAnswers').where('bookingId', '=', bookingId).where('person', '>', 0).execute();
}

/** Deletes answers that are no longer needed: so many days after the end of the tour as their question says, and a day after a hold that
 *  was never placed. */
export async function deleteOldAnswers(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from booking_answers where (booking_id, question_id, person) in (
      select a.booking_id, a.question_id, a.person
      from booking_answers a join questions q on q.id = a.question_id join bookings b on b.id = a.booking_id join tours t on t.id = b.tour_id
      where coalesce(b.ends_at, b.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240))) < ${now}::timestamptz - make_interval(days => q.keep_days)
         or b.placed_at is null and b.state <> 'on_hold' and b.created_at < ${now}::timestamptz - interval '1 day'
      limit ${limit}
    ) returning booking_id`.execute(db);
  return rows.length;
}
