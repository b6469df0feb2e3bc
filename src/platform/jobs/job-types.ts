// The names and payload types of jobs. A domain declares its own in `job-types.ts`; callers that enqueue a job and
// its handler both use that declaration.
import { assert } from '#kernel/assert.ts';
import type { Services } from '#platform/services.ts';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
/** As stored in JSON: an instant is a string. */
export type JobPayload = { readonly [key: string]: Json };

/** Urgent jobs have a worker of their own, because a person is waiting for their result. */
type Urgency<Payload> = boolean | ((payload: Payload, runAt: Date) => boolean);

type Declared<Payload> = { urgent: Urgency<Payload> };
export type JobType<Payload> = Declared<Payload> & { name: string };

type Declarations = Record<string, Declared<never>>;
export type PayloadOf<Type> = Type extends Declared<infer Payload> ? Payload : never;

export type JobHandler<Payload> = (services: Services, payload: Payload) => Promise<void>;
/** Handles many jobs of one name together; if that fails, they are handled one by one. */
export type BatchHandler<Payload> = { batch(services: Services, payloads: readonly Payload[]): Promise<void> };

/** A handler for each job of a declaration. */
export type HandlersOf<Types extends Declarations> = {
  [Name in keyof Types]: JobHandler<PayloadOf<Types[Name]>> | BatchHandler<PayloadOf<Types[Name]>>;
};
/** Handlers of jobs, for code that does not know the payload types. */
export type JobHandlers = Record<string, JobHandler<never> | BatchHandler<never>>;

export function job<Payload extends JobPayload>({ urgent }: Declared<Payload> = { urgent: false }): Declared<Payload> {
  return { urgent };
}

/** All that this process has declared, and so may enqueue. */
const declaredNames = new Set<string>();

export function declareJobs<Types extends Declarations>(
  types: Types,
): { [Name in keyof Types]: JobType<PayloadOf<Types[Name]>> } {
  for (const name of Object.keys(types)) declaredNames.add(name);
  const named = Object.entries(types).map(([name, type]) => [name, { ...type, name }]);
  return Object.fromEntries(named) as { [Name in keyof Types]: JobType<PayloadOf<Types[Name]>> };
}

/** The names of declared jobs that none of these handlers does. */
export const findUnhandled = (handlers: JobHandlers): string[] =>
  [...declaredNames].filter((name) => !Object.hasOwn(handlers, name));

type Joined<Table> = (Table extends unknown ? (table: Table) => void : never) extends (table: infer All) => void
  ? All
  : never;

/** Joins several tables. Throws if two of them have the same name. */
export function joinTables<Tables extends readonly object[]>(...tables: Tables): Joined<Tables[number]> {
  const names = tables.flatMap((table) => Object.keys(table));
  for (const [index, name] of names.entries())
    assert(names.indexOf(name) === index, `the job ${name} is declared once`);
  return Object.assign({}, ...tables) as Joined<Tables[number]>;
}
