// What one waits for, above the own bookings. Its texts and itself are loaded when there is an entry.
import { Link } from 'react-router';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { entryParty, entryText } from './entry-text.ts';
import styles from './waitlist.module.css';

export function OwnEntries({ entries }: { entries: readonly WaitlistEntryView[] }) {
  useTextsOf('waitlist');
  const t = useT('waitlist');
  const { language } = usePageContext();
  return (
    <section className={styles.entries} aria-labelledby="waitlist">
      <h2 id="waitlist">{t('title')}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.state === 'offered' ? styles.offered : undefined}>
            <h3>
              <Link to={`/waitlist/${entry.id}`}>{entry.title}</Link>
            </h3>
            <p>
              {whenText(entry, language)}&nbsp;· {entryParty(entry, t)}
            </p>
            <p>{entryText(entry, { t, language })}</p>
            {entry.state === 'offered' ? (
              <p className={styles.take}>
                <ButtonLink
                  to={`/waitlist/${entry.id}`}
                  look="book"
                  aria-label={t('take_offer_spoken', { tour: entry.title })}
                >
                  {t('take_offer')}
                </ButtonLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
