import type { ActorView } from '#contract/operator/actor.ts';

/** `actorEmail` is null once the account is erased. */
export type ActorRow = { actorId: string | null; actorName: string | null; actorEmail: string | null };

/** Names are not unique: the e-mail says which account it was. Null: a command on the machine. */
export const actorView = ({ actorId, actorName, actorEmail }: ActorRow): ActorView | null =>
  actorId === null ? null : { id: actorId, name: actorName ?? '-', email: actorEmail };
