// Under the departures of a day: those that are sold out for the party can be waited for. Loaded when there is one.
import { useState } from 'react';
import { Link } from 'react-router';
import type { DepartureView } from '#contract/bookings.ts';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import * as paths from '#contract/paths.generated.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { signInForTour } from '#web/booking-box/sign-in-to-book.ts';
import { unitsOfOption } from '#web/booking-box/tickets/units-of-option.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { timesText } from '#web/ui/when-text.ts';
import styles from './join-waitlist.module.css';

type Props = { tourId: string; full: readonly DepartureView[]; trip: TripContext };

export function JoinWaitlist({ tourId, full, trip }: Props) {
  useTextsOf('waitlist');
  const t = useT('waitlist');
  return (
    <div className={styles.join} role="group" aria-label={t('join_title')}>
      <p>{t('join_note')}</p>
      <ul>
        {full.map((departure) => (
          <FullStart key={departure.id} {...{ tourId, departure, trip }} />
        ))}
      </ul>
      {getSession() ? null : <Link to={signInForTour(tourId, trip, '#waitlist')}>{t('join_sign_in')}</Link>}
    </div>
  );
}

function FullStart({ tourId, departure, trip }: { tourId: string; departure: DepartureView; trip: TripContext }) {
  const t = useT('waitlist');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [entry, setEntry] = useState<WaitlistEntryView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  /** Tickets wait as they were chosen: an infant on a lap waits for no seat. */
  const partyIn = async ({ optionId }: DepartureView) => {
    const { adults, children, units } = trip;
    if (!units) return { adults, children };
    const { options } = await call(paths.getTour, { params: { id: tourId }, query: { lang: language } });
    const chosen = unitsOfOption(units, { optionId, options });
    return chosen ? { units: chosen } : { adults, children };
  };
  const join = async () => {
    setSending(true);
    setProblem(null);
    try {
      const body = { departureId: departure.id, ...(await partyIn(departure)) };
      const request = { params: { id: tourId }, body };
      setEntry(await send(request, (idempotencyKey) => call(paths.joinWaitlist, { ...request, idempotencyKey })));
    } catch (thrown) {
      setProblem(thrown);
    }
    setSending(false);
  };
  const { optionName } = departure;
  const time = timesText(departure, language);
  return (
    <li aria-live="polite">
      <p>
        <strong>{time}</strong> {optionName}
      </p>
      {entry || !getSession() ? null : (
        <Button
          look="line"
          disabled={isSending}
          aria-label={t('join', { time, option: optionName })}
          onClick={() => void join()}
        >
          {t('join_short')}
        </Button>
      )}
      {entry ? (
        <Notice tone="good">
          {entry.ahead ? t('joined', { count: entry.ahead }) : t('joined_first')}{' '}
          <Link to={`/waitlist/${entry.id}`}>{t('joined_see')}</Link>
        </Notice>
      ) : null}
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('join_failed')}</Notice> : null}
    </li>
  );
}
