// The daily file of the European Central Bank, or a copy of it elsewhere: reference rates of working days, published around
// 16:00 in Frankfurt. https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
import { isCurrency } from '#kernel/money.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import type { EuroRate } from './exchange-rates.ts';
import { insertRates } from './rate-queries.ts';

const timeoutMs = 10_000;
const everySeconds = 4 * 3600;
const dayMs = 86_400_000;

export const rateRecurringJobs: RecurringJobs = {
  'fetch-exchange-rates': { everySeconds, run: fetchRates },
};

/** Nothing without `RATES_URL`. Rejects if the file is not there, or not what it should be: then nothing is stored, and the
 *  rates in use stay. */
export async function fetchRates({ config, database, clock }: Services): Promise<void> {
  if (config.ratesUrl === undefined) return;
  const response = await fetch(config.ratesUrl, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the exchange rates were refused with ${response.status}`);
  const rates = readDailyRates(await response.text());
  const tomorrow = new Date(clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  if (rates[0]!.asOf > tomorrow) throw new Error(`the exchange rates are of a day to come, ${rates[0]!.asOf}`);
  await database.transaction((transaction) => insertRates(transaction, rates, clock.now()));
}

const dayOfFile = /<Cube time=["'](\d{4}-\d{2}-\d{2})["']>/;
const rateOfFile = /<Cube currency=["']([A-Z]{3})["'] rate=["'](\d+(?:\.\d+)?)["']\/>/g;

/** Throws unless there is a day and the rate of the dollar, which all others are compared with. */
export function readDailyRates(xml: string): EuroRate[] {
  const asOf = dayOfFile.exec(xml)?.[1];
  const rates = [...xml.matchAll(rateOfFile)].flatMap(([, currency, rate]) =>
    asOf !== undefined && isCurrency(currency) && Number(rate) > 0 ? [{ currency, perEuro: Number(rate), asOf }] : [],
  );
  if (!rates.some(({ currency }) => currency === 'USD')) throw new Error('the exchange rates could not be read');
  return rates;
}
