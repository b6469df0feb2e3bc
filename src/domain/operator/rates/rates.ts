// The rates in use, and those that operators enter by hand: for currencies that no source publishes, or while it is silent.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { operatorCodeEndpoints } from '#contract/operator/codes.ts';
import { addDays } from '#kernel/dates.ts';
import { dateFormat, numberFormat } from '#kernel/formats.ts';
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

const farthest = 1.2;

/** Most likely a slip of the comma: no currency moves by a fifth in a few days. */
const isFarFrom = (entered: number, inUse: number): boolean => Math.max(entered / inUse, inUse / entered) > farthest;

/** Throws `not_found` for the dollar, `invalid_input` on a day for which there is a newer rate or that has not come, and on a rate
 *  far from the one in use unless that is confirmed. */
export async function enterExchangeRate(
  context: Context,
  currency: Currency,
  { perUsd, asOf, confirmed = false }: Entered,
) {
  const { clock } = context;
  const rates = currentRates();
  const today = clock.now().toISOString().slice(0, 10);
  const first = isBundled(currency) ? addDays(rates.asOf[currency], 1) : rates.asOf[currency];
  if (asOf > today || asOf < first)
    throw invalid('asOf', 'rate_day', { first: dayText(context, first), today: dayText(context, today) });
  const inUse = rates.perUsd[currency];
  if (!confirmed && isFarFrom(perUsd, inUse))
    throw invalid('perUsd', 'rate_far', {
      entered: numberText(context, perUsd),
      inUse: numberText(context, inUse),
      currency,
    });
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

const dayText = ({ caller }: Context, day: string): string =>
  dateFormat(caller.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const numberText = ({ caller }: Context, value: number): string =>
  numberFormat(caller.language, { maximumSignificantDigits: 6 }).format(value);

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
