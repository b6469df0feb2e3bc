import { Link } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { lineText } from '#web/ui/line-text.ts';
import { momentText } from '#web/ui/place-time.ts';
import { namesOf } from '#kernel/formats.ts';
import { bookingMails } from '#kernel/choices/booking-mails.ts';
import type { PriceView } from '#contract/primitives.ts';
import { Price, priceText } from '#web/ui/price.tsx';
import type { BookingRecordView as BookingRecord } from '#contract/operator/bookings.ts';
import { supplierAddress, userAddress } from '../list-address.ts';
import { ActorName } from '../audit/actor-name.tsx';
import styles from '../console.module.css';

type Props = { record: BookingRecord };

/** Who did what when, and what was sent and is to be done about it. */
export function BookingTrail({ record: { events, refunds, mails, jobs } }: Props) {
  const t = useT('desk');
  const { language } = usePageContext();
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  const nameOf = (job: string) => {
    const mail = bookingMails.find((name) => name === job);
    return mail ? t(`mail_of_${mail}`) : <code>{job}</code>;
  };
  return (
    <>
      <section aria-labelledby="events">
        <h2 id="events">{t('events')}</h2>
        <ol className={styles.rows}>
          {happened({ events, refunds }).map(({ at, to, from, actor, operator, reason, refunded }) => (
            <li key={`${at} ${from} ${to}`}>
              <p>
                <strong>
                  {refunded
                    ? t('event_refunded', { amount: priceText(refunded, language) })
                    : t(from === to ? 'event_changed' : `state_${to}`)}
                </strong>{' '}
                {operator ? (
                  <>
                    {t('event_by')} <ActorName actor={operator} />{' '}
                    {actor === 'traveller' ? t('event_for_traveller') : null}
                  </>
                ) : (
                  t(`actor_${actor}`)
                )}
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
                <p>{nameOf(name)}</p>
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

type Happened = BookingRecord['events'][number] & { refunded?: PriceView };

/** Refunds beyond the terms change no state: they are listed among what changed one. */
function happened({ events, refunds }: Pick<BookingRecord, 'events' | 'refunds'>): Happened[] {
  const given = refunds.flatMap(({ state, amount, decidedAt, decidedBy, reason }): Happened[] => {
    if (state !== 'done' || !decidedAt) return [];
    const stays = events.findLast(({ at }) => at <= decidedAt)?.to ?? events.at(-1)!.to;
    return [
      { at: decidedAt, from: stays, to: stays, actor: 'operator', operator: decidedBy, reason, refunded: amount },
    ];
  });
  return [...events, ...given].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Whose booking it is, who comes and under which terms. */
export function BookingPeople({ record }: Props) {
  const t = useT('desk');
  const page = usePageContext();
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
            {t('language', { language: namesOf('language', page.language).of(language) ?? language })}
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
