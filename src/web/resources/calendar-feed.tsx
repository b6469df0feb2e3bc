import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceCalendarView } from '#contract/suppliers/resource-calendars.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ShownOnce } from '#web/team/shown-once.tsx';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';

type Props = { resourceId: string; feed: ResourceCalendarView['feed']; acts: Acts };

/** The secret address of a resource: made, shown once, replaced, ended. */
export function CalendarFeed({ resourceId, feed, acts }: Props) {
  const t = useT('resources');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [address, setAddress] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const params = { id: resourceId };
  const make = async () => setAddress((await call(paths.openResourceFeed, { params })).address);
  const end = async () => {
    await call(paths.closeResourceFeed, { params });
    setAddress(null);
    setConfirming(false);
  };
  return (
    <section className={styles.card} aria-labelledby="calendar-out">
      <h2 id="calendar-out">{t('out_title')}</h2>
      <p>{t('out_text')}</p>
      {address ? (
        <ShownOnce
          title={t('out_shown')}
          text={t('out_shown_text')}
          label={t('out_address')}
          value={address}
          words={{ copy: t('out_copy'), copied: t('out_copied'), done: t('out_saved') }}
          onDone={() => setAddress(null)}
        />
      ) : null}
      {feed ? (
        <p className={styles.soft}>{t('out_since', { moment: momentText(feed.since, timeZone, language) })}</p>
      ) : null}
      <div className={styles.buttons}>
        <Button look="line" disabled={acts.isBusy} onClick={() => void acts.run(make, t('out_made'))}>
          {t(feed ? 'out_renew' : 'out_make')}
        </Button>
        {feed ? (
          <Button look="quiet" onClick={() => setConfirming(true)}>
            {t('out_end')}
          </Button>
        ) : null}
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('out_end_question')}
          action={t('out_end')}
          onConfirm={() => void acts.run(end, t('out_ended'))}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </section>
  );
}
