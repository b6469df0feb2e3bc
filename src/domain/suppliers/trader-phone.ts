import type { CountryCode } from 'libphonenumber-js/max';
import type { Trader } from '#contract/suppliers/trader.ts';
import { invalid } from '#contract/domain-error.ts';

/** The telephone number with its calling code: where none was entered, that of the trader's country. Throws `invalid_input` on the phone,
 *  below `prefix`, for a number that cannot exist there. */
export async function withCallingCode(trader: Trader, prefix = ''): Promise<Trader> {
  if (trader.phone.startsWith('+')) return trader;
  // The metadata of all countries is 157 kB: loaded with the first number.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(trader.phone, trader.country as CountryCode);
  if (!number?.isValid()) throw invalid(`${prefix}phone`, 'phone');
  return { ...trader, phone: number.formatInternational() };
}
