// An entry of the waitlist; the link of the mail leads here when its seats are held.
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import * as paths from '#contract/paths.generated.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { type Call, statusOf } from '#web/runtime/api/call.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { entryParty, entryText } from './entry-text.ts';
import { TakeOffer } from './take-offer.tsx';
import styles from './waitlist.module.css';
import { NotFoundInBookings } from '#web/bookings/not-found-in-bookings.tsx';

type Loaded = WaitlistEntryView | null;

export const page = definePage<Loaded>({
  load: ({ call, params }) => loadEntry(call, params.id!),
  head: (_, { t }) => ({ title: t('waitlist:title'), indexed: false }),
  Page: WaitlistPage,
});

async function loadEntry(call: Call, id: string): Promise<Loaded> {
  try {
    return await call(paths.getWaitlistEntry, { params: { id } });
  } catch (thrown) {
    if (statusOf(thrown) === 404 || statusOf(thrown) === 422) return null;
    throw thrown;
  }
}

function WaitlistPage({ data: entry }: { data: Loaded }) {
  const t = useT('waitlist');
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('my_bookings'), to: '/bookings' }, { name: t('title') }]} />
      {entry ? (
        <Entry entry={entry} />
      ) : (
        <NotFoundInBookings title={t('not_found')} text={t('not_found_text')} back={t('my_bookings')} />
      )}
    </div>
  );
}

function Entry({ entry }: { entry: WaitlistEntryView }) {
  const t = useT('waitlist');
  const { language } = usePageContext();
  const { adults, children } = entry;
  const [date, party] = [entry.startsAtLocal.slice(0, 10), { adults, children }];
  return (
    <div className={styles.entry}>
      <h1>
        <Link to={hrefWithTrip(tourPath(entry.tourId), { date, ...party })}>{entry.title}</Link>
      </h1>
      <p>
        <strong>{whenText(entry, language)}</strong>
        {'\u00a0'}
        <span className={styles.soft}>
          · {entry.city}&nbsp;· {entry.optionName}&nbsp;· {entryParty(entry, t)}
        </span>
      </p>
      <Notice tone={entry.state === 'offered' || entry.state === 'taken' ? 'good' : 'plain'}>
        {entryText(entry, { t, language })}
      </Notice>
      {entry.offer ? <TakeOffer key={entry.offer.holdId} entry={entry} offer={entry.offer} /> : null}
      {entry.bookingId ? <ButtonLink to={`/bookings/${entry.bookingId}`}>{t('see_booking')}</ButtonLink> : null}
      {entry.state === 'missed' || entry.state === 'ended' ? (
        <ButtonLink look="line" to={hrefWithTrip(tourPath(entry.tourId), { date: '', ...party })}>
          {t('other_dates')}
        </ButtonLink>
      ) : null}
      {entry.state === 'waiting' || entry.state === 'offered' ? <Leave entry={entry} /> : null}
    </div>
  );
}

function Leave({ entry: { id, state } }: { entry: WaitlistEntryView }) {
  const t = useT('waitlist');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<unknown>(null);
  const leave = () => call(paths.leaveWaitlist, { params: { id } }).then(() => void revalidate(), setProblem);
  return (
    <div>
      <Button look="quiet" onClick={() => void leave()}>
        {t(state === 'offered' ? 'give_up' : 'leave')}
      </Button>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('leave_failed')}</Notice> : null}
    </div>
  );
}
