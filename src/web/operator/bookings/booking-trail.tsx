import { Link } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { lineText } from '#web/ui/line-text.ts';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import type { BookingRecordView as BookingRecord } from '#contract/operator/bookings.ts';
import { supplierAddress, userAddress } from '../list-address.ts';
import styles from '../console.module.css';

type Props = { record: BookingRecord };

/** Who did what when, and what was sent and is to be done about it. */
export function BookingTrail({ record: { events, mails, jobs } }: Props) {
  const t = useT('desk');
  const { language } = usePageContext();
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  return (
    <>
      <section aria-labelledby="events">
        <h2 id="events">{t('events')}</h2>
        <ol className={styles.rows}>
          {events.map(({ at, to, from, actor, operator, reason }) => (
            <li key={`${at} ${from} ${to}`}>
              <p>
                <strong>{t(from === to ? 'event_changed' : `state_${to}`)}</strong> {operator ?? t(`actor_${actor}`)}
              </p>
              <p className={styles.soft}>
                <time dateTime={at}>{moment(at)}</time>
              </p>
              {reason ? <p className={styles.written}>{reason}</p> : null}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="mails">
        <h2 id="mails">{t('mails')}</h2>
        {mails.length === 0 ? <p>{t('mails_none')}</p> : null}
        <ul className={mails.length === 0 ? undefined : styles.rows}>
          {mails.map(({ id, subject, recipient, sentAt, createdAt, error }) => (
            <li key={id}>
              <p>{subject}</p>
              <p className={styles.soft}>
                <span>{recipient}</span>
                <span>
                  {sentAt ? t('mail_sent', { moment: moment(sentAt) }) : t('mail_waits', { moment: moment(createdAt) })}
                </span>
              </p>
              {error && !sentAt ? <code>{error}</code> : null}
            </li>
          ))}
        </ul>
        {jobs.length === 0 ? null : (
          <ul className={styles.rows} aria-label={t('jobs')}>
            {jobs.map(({ id, name, runAt, deadAt, error }) => (
              <li key={id}>
                <p>
                  <code>{name}</code>
                </p>
                <p className={styles.soft}>
                  {deadAt ? t('job_dead', { moment: moment(deadAt) }) : t('job_waits', { moment: moment(runAt) })}
                </p>
                {error ? <code>{error}</code> : null}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Whose booking it is, who comes and under which terms. */
export function BookingPeople({ record }: Props) {
  const t = useT('desk');
  const { traveller, supplier, supplierContact, items, policy, pickup, language } = record;
  return (
    <>
      <section className={styles.card} aria-labelledby="people">
        <h2 id="people">{t('who')}</h2>
        {traveller ? (
          <p>
            <Link to={userAddress(traveller.id)}>{traveller.name}</Link>
            <br />
            {traveller.email}
            <br />
            {t('language', { language: language.toUpperCase() })}
          </p>
        ) : (
          <p>{t('erased')}</p>
        )}
        <p>
          <Link to={supplierAddress(supplier)}>{supplier}</Link>
          <br />
          {supplierContact.email}
          <br />
          {supplierContact.phone}
        </p>
        {pickup ? <p>{t('pickup', { place: pickup })}</p> : null}
        <ul className={styles.rows} aria-label={t('items')}>
          {items.map((item) => (
            <li key={item.position}>
              <p>
                {lineText({ ...item, quantity: 1, people: item.adults + item.children }, t)} <Price {...item.price} />
              </p>
              {item.state === 'booked' ? null : <p className={styles.soft}>{t(`item_${item.state}`)}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="terms">
        <h2 id="terms">{t('terms')}</h2>
        {policy.tiers.length === 0 ? <p>{t('terms_none')}</p> : null}
        <ul>
          {policy.tiers.map(({ hoursBefore, refundPercent }) => (
            <li key={hoursBefore}>{t('terms_tier', { percent: refundPercent, count: hoursBefore })}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
