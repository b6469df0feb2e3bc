// The caller's personal data: an overview, the export as a ZIP, and the erasure.
import { DomainError } from '#contract/domain-error.ts';
import type { PersonalDataView } from '#contract/accounts/personal-data.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Obstacle, Person, PersonalDataSource } from '#platform/personal-data/source.ts';
import { findUser, type UserRow } from '../account-queries.ts';

type DataSources = readonly PersonalDataSource[];

/** Throws DomainError session_required if the account is erased. */
export async function findPerson(context: Context): Promise<Person> {
  const user = await findUser(context.database.db, signedIn(context).id);
  if (!user) throw new DomainError('session_required');
  return personOf(user, context);
}

export const personOf = (
  { id, email, emailConfirmedAt, confirmedElsewhere }: UserRow,
  { caller }: Pick<Context, 'caller'>,
): Person => ({
  id,
  email,
  ownsEmail: emailConfirmedAt !== null && !confirmedElsewhere,
  language: caller.language,
});

export async function summarise(context: Context, sources: DataSources): Promise<PersonalDataView> {
  const db = context.database.db;
  const person = await findPerson(context);
  const counted = await Promise.all(
    sources.map(async ({ name, fate, count }) => ({ name, fate, count: await count(db, person) })),
  );
  return { parts: counted, obstacles: await findObstacles(db, sources, person, context.clock.now()) };
}

export async function findObstacles(
  db: Queryable,
  sources: DataSources,
  person: Person,
  now: Date,
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  // One after the other: a transaction has one connection.
  for (const source of sources) found.push(...((await source.obstacles?.(db, person, now)) ?? []));
  return found;
}
