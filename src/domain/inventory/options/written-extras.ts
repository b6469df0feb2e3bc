// The extras of a tour as its supplier writes them. Bookings keep what they bought with its price and name; an extra that is no longer
// written is no longer sold.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { languages } from '#kernel/languages.ts';
import type { TourExtra } from '#kernel/tour-documents/tour-additions.ts';
import type { Queryable } from '#platform/database/database.ts';

/** A text of a table `x` in all languages, empty where there is none. */
export const textsOf = (column: 'label' | 'note' | 'name' | 'zone' | 'body') => sql`
  '{"es": "", "en": "", "fr": ""}'::jsonb || coalesce(jsonb_object_agg(x.language, x.${sql.ref(column)}) filter (where x.${sql.ref(column)} is not null), '{}')`;

export async function findWrittenExtras(
  db: Queryable,
  tourIds: readonly string[],
): Promise<(TourExtra & { tourId: string })[]> {
  if (tourIds.length === 0) return [];
  const { rows } = await sql<TourExtra & { tourId: string }>`
    select e.tour_id, e.id, e.option_id as option, e.per, e.price_minor, e.least, e.most, e.stock, texts.labels, texts.notes
    from extras e cross join lateral (
      select ${textsOf('label')} as labels, ${textsOf('note')} as notes from extra_texts x where x.extra_id = e.id) texts
    where e.tour_id = any(${tourIds}::uuid[]) and e.active order by e.tour_id, e.position, e.id`.execute(db);
  return rows;
}

/** Throws `not_found` if one is of another tour. */
export async function writeExtras(db: Queryable, tourId: string, extras: readonly TourExtra[]): Promise<void> {
  const ids = extras.map(({ id }) => id);
  await sql`update extras set active = false where tour_id = ${tourId} and active and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  if (ids.length === 0) return;
  const rows = extras.map(({ id, option: optionId, per, priceMinor, least, most, stock }, position) => {
    return { id, tourId, optionId, position, per, priceMinor: priceMinor!, least, most, stock };
  });
  const written = await db
    .insertInto('extras')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          optionId: sql`excluded.option_id`,
          position: sql`excluded.position`,
          active: true,
          per: sql`excluded.per`,
          priceMinor: sql`excluded.price_minor`,
          least: sql`excluded.least`,
          most: sql`excluded.most`,
          stock: sql`excluded.stock`,
        })
        .whereRef('extras.tourId', '=', 'excluded.tourId' as 'extras.tourId'),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new DomainError('not_found');
  await db.deleteFrom('extraTexts').where('extraId', 'in', ids).execute();
  const texts = extras.flatMap(({ id, labels, notes }) =>
    languages.flatMap((language) =>
      labels[language] ? [{ extraId: id, language, label: labels[language], note: notes[language] || null }] : [],
    ),
  );
  await db.insertInto('extraTexts').values(texts).execute();
}
