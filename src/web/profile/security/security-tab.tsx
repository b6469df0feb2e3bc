import { useT } from '#web/surroundings.ts';

/** Who is signed in where, and with what one signs in. */
export function SecurityTab() {
  const t = useT('profile');
  return <h2>{t('sessions')}</h2>;
}
