import { type RawBuilder, sql } from 'kysely';

/** Fewer are of too many people. */
const digitsLeast = 7;

/** Matches users by the last digits of their telephone number, in any spelling, by the index users_phone_end; undefined for what is no number. */
export function hasPhone(find: string): RawBuilder<boolean> | undefined {
  if (!/^[\d\s+().\-/]+$/.test(find)) return undefined;
  // '0034 …', and the 0 that is dialled within a country.
  const digits = find.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < digitsLeast) return undefined;
  const backwards = [...digits].toReversed().join('');
  return sql<boolean>`phone is not null and reverse(split_part(phone, ';', 1)) like ${`${backwards}%`}`;
}
