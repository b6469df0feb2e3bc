import { partySize } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { dayText } from '#web/ui/place-time.ts';
import styles from './folded-search.module.css';
import { SearchForm } from './search-form.tsx';
import type { SearchInput } from './search-input.ts';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';

/** What was searched, in two short lines, which opens the form; on wide screens the form itself. Works without scripts. */
export function FoldedSearch({ initial }: { initial: SearchInput }) {
  const { language } = usePageContext();
  const t = useT('search-results');
  const ofForm = useT('search-form');
  // A cached list is the same for every party, so the party is read after hydration.
  const trip = useTrip();
  const date = trip.date || initial.date;
  const [open, setOpen] = useOpenOnWideScreens();
  const what = initial.activity.text;
  const where = initial.location.text || (what ? '' : t('anywhere'));
  return (
    <details className={styles.folded} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.line}>
          {[what, where].filter(Boolean).join('\u00a0· ')}
          <span className="visually-hidden"> · </span>
          <small>
            {date ? dayText(date, language) : t('any_date')}&nbsp;· {ofForm('travellers', { count: partySize(trip) })}
          </small>
        </span>
        <span className={styles.edit}>{t('edit_search')}</span>
      </summary>
      <SearchForm initial={initial} />
    </details>
  );
}
