import type { Insertable } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { PromoCodesTable } from '#platform/database/tables.ts';
import { testApp } from './app.ts';

type Wanted = Partial<Insertable<PromoCodesTable>> & { tours?: readonly string[] };

/** A code of its own for a test, by default with ten percent off all tours. */
export async function createPromoCode({ tours = [], ...wanted }: Wanted = {}): Promise<{ id: string; code: string }> {
  const db = (await testApp()).services.database.db;
  const id = newId();
  const code = `T${id.replaceAll('-', '').slice(-12).toUpperCase()}`;
  const percent = wanted.amountMinor === undefined ? 10 : null;
  const row = { id, code, percent, currency: percent === null ? 'EUR' : null, ...wanted };
  await db.insertInto('promoCodes').values(row).execute();
  for (const tourId of tours) await db.insertInto('promoCodeTours').values({ promoCodeId: id, tourId }).execute();
  return { id, code };
}

export async function countUses(promoCodeId: string): Promise<number> {
  const row = await (
    await testApp()
  ).services.database.db
    .selectFrom('promoCodes')
    .select('taken')
    .where('id', '=', promoCodeId)
    .executeTakeFirstOrThrow();
  return row.taken;
}
