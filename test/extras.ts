import type { TestApp } from './app.ts';

/** How many of an extra a departure has sold. */
export async function countExtrasTaken({ services }: TestApp, departureId: string, extraId: string): Promise<number> {
  const row = await services.database.db
    .selectFrom('departureExtras')
    .select('taken')
    .where('departureId', '=', departureId)
    .where('extraId', '=', extraId)
    .executeTakeFirst();
  return row?.taken ?? 0;
}
