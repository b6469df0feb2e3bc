// The rates in use, and those that operators enter by hand: for currencies that no source publishes, or while it is silent.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { operatorCodeEndpoints } from '#contract/operator/codes.ts';
import { currencies, type Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { type Act, recordActOf } from '#domain/audit/record-act.ts';
import { bundledRates, currentRates } from '#domain/pricing/exchange-rates.ts';
import { deleteRatesByHand, findLastRead, readRates, storeRateByHand } from '#domain/pricing/rate-queries.ts';

type Calls = typeof operatorCodeEndpoints;
type Entered = InputOf<Calls['enterExchangeRate']>['body'];

const dayMs = 86_400_000;

export async function listExchangeRates({
  config,
  database,
  clock,
}: Context): Promise<ResponseOf<Calls['listExchangeRates']>> {
  const { perUsd, asOf, byHand } = currentRates();
  const readAt = await findLastRead(database.db);
  const today = Date.parse(clock.now().toISOString().slice(0, 10));
  return {
    source: config.ratesUrl === undefined ? null : new URL(config.ratesUrl).host,
    readAt: readAt?.toISOString() ?? null,
    data: currencies.map((currency) => ({
      currency,
      perUsd: perUsd[currency],
      asOf: asOf[currency],
      isBundled: isBundled(currency),
      // Of the dollar there is nothing to enter: a rate of the euro is stored as the dollar's.
      isByHand: currency !== 'USD' && byHand.has(currency),
      ageDays: Math.max(0, Math.round((today - Date.parse(asOf[currency])) / dayMs)),
    })),
  };
}

const isBundled = (currency: Currency): boolean => currentRates().asOf[currency] === bundledRates.asOf[currency];

/** Throws `not_found` for the dollar, `invalid_input` on a day for which there is a newer rate or that has not come. */
export async function enterExchangeRate(context: Context, currency: Currency, { perUsd, asOf }: Entered) {
  const { clock } = context;
  const rates = currentRates();
  const today = clock.now().toISOString().slice(0, 10);
  if (asOf > today || asOf < rates.asOf[currency] || (isBundled(currency) && asOf === rates.asOf[currency]))
    throw invalid('asOf', 'rate_day', { day: rates.asOf[currency], today });
  // The euro's is the dollar's in euros, as it is published; others stay what was entered, whatever the euro costs.
  const stored =
    currency === 'EUR'
      ? { currency: storedAs(currency), perEuro: 1 / perUsd, asOf }
      : { currency, perEuro: perUsd / rates.perUsd.EUR, perUsd, asOf };
  return changeRate(context, currency, {
    act: { act: 'rate_enter', after: { perUsd, asOf } },
    change: (db) => storeRateByHand(db, stored, clock.now()),
  });
}

/** Throws `not_found` for a currency without a rate that was entered by hand. */
export async function removeExchangeRate(context: Context, currency: Currency) {
  if (!currentRates().byHand.has(currency)) throw new DomainError('not_found');
  return changeRate(context, currency, {
    act: { act: 'rate_remove', after: null },
    change: (db) => deleteRatesByHand(db, storedAs(currency)),
  });
}

const storedAs = (currency: Currency): Currency => (currency === 'EUR' ? 'USD' : currency);

type Change = { act: Pick<Act, 'act' | 'after'>; change: (db: Queryable) => Promise<void> };

async function changeRate(
  context: Context,
  currency: Currency,
  { act, change }: Change,
): Promise<ResponseOf<Calls['enterExchangeRate']>> {
  if (currency === 'USD') throw new DomainError('not_found');
  const { perUsd, asOf } = currentRates();
  const before = { perUsd: perUsd[currency], asOf: asOf[currency] };
  await context.database.transaction(async (db) => {
    await change(db);
    await recordActOf(context, db, { ...act, subjectId: currency, before });
  });
  await readRates(context.database);
  return { currency, perUsd: currentRates().perUsd[currency] };
}
