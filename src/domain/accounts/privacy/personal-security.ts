import { sql } from 'kysely';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';
import { deleteChallengesOf } from '../second-factor/challenge-queries.ts';
import { deleteSignInMethods } from '../second-factor/sign-in-methods.ts';
import { deleteSignInCodesOf } from '../sign-in-codes/sign-in-code-queries.ts';

/** Passkeys and codes as a source of personal data. The export contains no keys and no secrets. */
export const personalSecurity: PersonalDataSource = {
  name: 'security',
  tables: ['passkeys', 'totp', 'recovery_codes', 'challenges', 'sign_in_codes'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from passkeys where user_id = ${id})::int
        + (select count(*) from totp where user_id = ${id} and confirmed_at is not null)::int as total`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id }) {
    // Twenty at most.
    yield* await db
      .selectFrom('passkeys')
      .select(['name as passkey', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
    yield* await db
      .selectFrom('totp')
      .select('confirmedAt as codesSince')
      .where('userId', '=', id)
      .where('confirmedAt', 'is not', null)
      .execute();
  },

  async erase(db, { id, email }) {
    await deleteChallengesOf(db, id);
    await deleteSignInCodesOf(db, email);
    await deleteSignInMethods(db, id);
  },
};
