import { Link } from 'react-router';
import type { ActorView } from '#contract/operator/actor.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { userAddress } from '../list-address.ts';

/** Who of the staff did something: names are not unique, so with the e-mail; no user for a command on the machine. */
export function ActorName({ actor }: { actor: ActorView | null }) {
  const t = useT('console');
  if (!actor) return <span>{t('audit_by_command')}</span>;
  const text = actorText(actor);
  return may('support') ? <Link to={userAddress(actor.id)}>{text}</Link> : <span>{text}</span>;
}

export const actorText = ({ name, email }: ActorView): string => (email === null ? name : `${name} (${email})`);
