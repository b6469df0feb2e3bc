import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText, wallTimeText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingRefunds } from './booking-refunds.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingPeople, BookingTrail } from './booking-trail.tsx';
import styles from '../console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';

type BookingRecord = ResponseBody<'getBookingRecord'>;

export const page = definePage<BookingRecord | null>({
  load,
  head: (record, { t }) => ({ title: record?.reference ?? t('desk:title'), indexed: false }),
  Page: BookingPage,
});

async function load({ call, params }: LoadContext): Promise<BookingRecord | null> {
  if (!may('support')) return null;
  return call(paths.getBookingRecord, { params: { reference: params.reference! } });
}

function BookingPage({ data }: { data: BookingRecord | null }) {
  const t = useT('desk');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame
      title={data ? <Unbroken text={t('booking', { reference: data.reference })} code={data.reference} /> : t('title')}
      loaded={data}
    >
      {(record) => (
        <div className={styles.page}>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <Summary record={record} />
          <div className={styles.details}>
            <div className={styles.page}>
              <BookingTrail record={record} />
              <BookingMoney record={record} />
            </div>
            <div className={styles.page}>
              {record.may.decide ? <BookingActs record={record} onDone={reportDecision} /> : null}
              <BookingRefunds record={record} onDone={reportDecision} />
              {record.may.decide ? null : <BookingActs record={record} onDone={reportDecision} />}
              <BookingPeople record={record} />
            </div>
          </div>
        </div>
      )}
    </OperatorFrame>
  );
}

function Summary({ record }: { record: BookingRecord }) {
  const t = useT('desk');
  const { language } = usePageContext();
  const { state, title, tour, optionName, order, startsAtLocal, timeZone, people, createdAt, decideBy, holdExpiresAt } =
    record;
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  return (
    <div>
      <p>
        <strong>{t(`state_${state}`)}</strong> · {tour.isOnSale ? <Link to={tourPath(tour.slug)}>{title}</Link> : title}
        {` · ${optionName}`}
      </p>
      <p className={styles.soft}>
        <span>{`${wallTimeText(startsAtLocal, language)} (${timeZone})`}</span>
        <span>{t('people', { count: people })}</span>
        <span>{t('booked_at', { moment: moment(createdAt) })}</span>
        {state === 'pending' && decideBy ? <span>{t('decide_by', { moment: moment(decideBy) })}</span> : null}
        {holdExpiresAt ? <span>{t('held_until', { moment: moment(holdExpiresAt) })}</span> : null}
        {order ? <Link to={`/admin/bookings?find=${order}`}>{t('order', { reference: order })}</Link> : null}
      </p>
      {/* On a phone what can be done is three screens below. */}
      <nav className={`${styles.links} ${styles.narrow}`} aria-label={t('parts')}>
        {record.may.decide ? <a href="#acts">{t('decide')}</a> : null}
        <a href="#refunds">{t('refunds')}</a>
        {record.may.decide ? null : <a href="#acts">{t('cancel')}</a>}
        <a href="#people">{t('who')}</a>
        <a href="#payments">{t('payments')}</a>
      </nav>
    </div>
  );
}
