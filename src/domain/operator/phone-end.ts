import { type RawBuilder, sql } from 'kysely';

/** Fewer are of too many people. */
const digitsLeast = 7;

/** Matches users or suppliers by the last digits of their telephone number, in any spelling and also as pages show it, with its extension,
 *  by the indexes users_phone_end and suppliers_phone_end; undefined for what is no number. */
export function hasPhone(find: string): RawBuilder<boolean> | undefined {
  const [, number] = /^([\d\s+().\-/]+?)(?:(?:;ext=| ext\. ?)\d+)?$/i.exec(find) ?? [];
  if (!number) return undefined;
  // '0034 …', and the 0 that is dialled within a country.
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < digitsLeast) return undefined;
  const backwards = [...digits].toReversed().join('');
  return sql<boolean>`phone is not null and reverse(split_part(phone, ';', 1)) like ${`${backwards}%`}`;
}
