import type { ReactNode } from 'react';
import type { UserView } from '#contract/accounts/accounts.ts';
import { countryName } from '#kernel/country-name.ts';
import { ownName } from '#kernel/own-name.ts';
import { Portrait } from '#web/dashboard/portrait.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { flagOf } from './flags.ts';
import styles from './profile-view.module.css';

type Props = { user: UserView; onEdit: () => void; focusEdit: boolean };

/** `focusEdit`: the form has just been closed, so the Edit button takes the focus. */
export function ProfileView({ user, onEdit, focusEdit }: Props) {
  const t = useT('profile');
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Portrait user={user} className={styles.portrait} />
        <div className={styles.identity}>
          <h2>{ownName(user) || user.email}</h2>
          {ownName(user) ? <p>{user.email}</p> : null}
          <PlaceLine user={user} />
        </div>
        <Button look="line" onClick={onEdit} autoFocus={focusEdit}>
          {t('edit')}
        </Button>
      </header>
      <Facts user={user} />
    </article>
  );
}

/** 'Sevilla, España', or the part that is known. */
function PlaceLine({ user: { city, country } }: { user: UserView }) {
  const { language } = usePageContext();
  const parts = [city, country && countryName(country, language)].filter(Boolean);
  return parts.length > 0 ? <p className={styles.location}>{parts.join(', ')}</p> : null;
}

function Facts({ user }: { user: UserView }) {
  const t = useT('profile');
  const { language } = usePageContext();
  return (
    <dl className={styles.facts}>
      <Fact label={t('name')}>{ownName(user)}</Fact>
      <Fact label={t('email')}>
        {user.email}
        {user.pending_email ? (
          <span className={styles.waiting}>{t('email_waiting', { email: user.pending_email })}</span>
        ) : null}
      </Fact>
      <Fact label={t('phone')}>{user.phone_text}</Fact>
      <Fact label={t('city')}>{user.city}</Fact>
      <Fact label={t('country')}>
        {user.country ? (
          <span className={styles.country}>
            <img src={flagOf(user.country)} alt="" width={20} height={16} />
            {countryName(user.country, language)}
          </span>
        ) : null}
      </Fact>
      {user.date_of_birth ? (
        <Fact label={t('date_of_birth')}>{fullDayText(user.date_of_birth.slice(0, 10), language)}</Fact>
      ) : null}
      {user.loyalty_points === null ? null : (
        <Fact label={t('loyalty_points')}>{user.loyalty_points.toLocaleString(language)}</Fact>
      )}
      {user.preferences ? (
        <Fact label={t('preferences')} wide>
          {user.preferences}
        </Fact>
      ) : null}
      {user.saved_locations?.length ? (
        <Fact label={t('saved_locations')} wide>
          {user.saved_locations.join('\n')}
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const t = useT('profile');
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.empty}>{t('not_given')}</span>}</dd>
    </div>
  );
}
