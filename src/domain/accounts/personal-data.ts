// Everything the product knows of whoever calls: how much there is, all of it as a ZIP, and its end.
import { DomainError } from '#contract/domain-error.ts';
import type { PersonalDataView } from '#contract/personal-data.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Obstacle, Person, PersonalPart } from '#platform/personal-data/part.ts';
import { findUser, type UserRow } from './account-queries.ts';

type Parts = readonly PersonalPart[];

/** Throws DomainError session_required when the account has gone. */
export async function findPerson(context: Context): Promise<Person> {
  const user = await findUser(context.database.read, signedIn(context).id);
  if (!user) throw new DomainError('session_required');
  return personOf(user, context);
}

export const personOf = ({ id, email, emailConfirmedAt }: UserRow, { caller }: Pick<Context, 'caller'>): Person => ({
  id,
  email,
  ownsEmail: emailConfirmedAt !== null,
  language: caller.language,
});

export async function summarise(context: Context, parts: Parts): Promise<PersonalDataView> {
  const db = context.database.read;
  const person = await findPerson(context);
  const counted = await Promise.all(
    parts.map(async ({ name, fate, count }) => ({ name, fate, count: await count(db, person) })),
  );
  return { parts: counted, obstacles: await findObstacles(db, parts, person, context.clock.now()) };
}

export async function findObstacles(db: Queryable, parts: Parts, person: Person, now: Date): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  // One after the other: a transaction has one connection.
  for (const part of parts) found.push(...((await part.obstacles?.(db, person, now)) ?? []));
  return found;
}
