// The questions of a tour as its supplier writes them. A published question stays what it was (docs/decisions/087-questions-about-a-booking.md): a question that is no
// longer written is not shown any more, and its answers stay with it.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { languages } from '#kernel/languages.ts';
import type { TourQuestion } from '#kernel/tour-documents/tour-additions.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textsOf } from '#domain/inventory/options/written-extras.ts';

/** A waiver is what may be shown when something went wrong, in days: three years. */
const keepWaiverDays = 1095;
const keepAnswerDays = 30;

type WrittenRow = TourQuestion & { tourId: string; active: boolean };

/** Also those that are not shown any more. */
export async function findWrittenQuestions(db: Queryable, tourIds: readonly string[]): Promise<WrittenRow[]> {
  if (tourIds.length === 0) return [];
  const { rows } = await sql<WrittenRow>`
    select q.tour_id, q.active, q.id, q.kind, q.per, q.required, q.before_booking, q.least, q.most, coalesce(q.version, '') as version, texts.*,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'labels', '{"es": "", "en": "", "fr": ""}'::jsonb || coalesce((
           select jsonb_object_agg(x.language, x.choices -> key) from question_texts x
           where x.question_id = q.id and x.choices ? key), '{}')) order by place), '[]')
       from unnest(q.choices) with ordinality as choice (key, place)) as choices
    from questions q cross join lateral (
      select ${textsOf('label')} as labels, ${textsOf('note')} as notes, ${textsOf('body')} as bodies
      from question_texts x where x.question_id = q.id) texts
    where q.tour_id = any(${tourIds}::uuid[]) order by q.tour_id, q.position, q.id`.execute(db);
  return rows;
}

/** Throws `not_found` if one is of another tour. The caller has checked that published questions stay. */
export async function writeQuestions(db: Queryable, tourId: string, questions: readonly TourQuestion[]): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await sql`update questions set active = false where tour_id = ${tourId} and active and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  if (ids.length === 0) return;
  const rows = questions.map((question, position) => rowOf(question, tourId, position));
  const written = await db
    .insertInto('questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          position: sql`excluded.position`,
          active: true,
          required: sql`excluded.required`,
          beforeBooking: sql`excluded.before_booking`,
          least: sql`excluded.least`,
          most: sql`excluded.most`,
        })
        .whereRef('questions.tourId', '=', 'excluded.tourId' as 'questions.tourId'),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new DomainError('not_found');
  await db.deleteFrom('questionTexts').where('questionId', 'in', ids).execute();
  await db
    .insertInto('questionTexts')
    .values(questions.flatMap((question) => textsOfQuestion(question)))
    .execute();
}

function rowOf(
  { id, kind, per, required, beforeBooking, choices, least, most, version }: TourQuestion,
  tourId: string,
  position: number,
) {
  const isNumber = kind === 'number';
  return {
    id,
    tourId,
    position,
    kind,
    per,
    required,
    beforeBooking,
    choices: kind === 'choice' ? choices.map(({ key }) => key) : [],
    least: isNumber ? least : null,
    most: isNumber ? most : null,
    version: kind === 'waiver' ? version : null,
    keepDays: kind === 'waiver' ? keepWaiverDays : keepAnswerDays,
  };
}

function textsOfQuestion({ id, kind, labels, notes, bodies, choices }: TourQuestion) {
  return languages.flatMap((language) => {
    if (!labels[language]) return [];
    const named = choices.flatMap((one) => (one.labels[language] ? [[one.key, one.labels[language]]] : []));
    return [
      {
        questionId: id,
        language,
        label: labels[language],
        note: notes[language] || null,
        choices: JSON.stringify(kind === 'choice' ? Object.fromEntries(named) : {}),
        body: kind === 'waiver' ? bodies[language] || null : null,
      },
    ];
  });
}
