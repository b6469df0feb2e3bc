// What waits for the supplier, the most urgent kind first. A kind of which nothing waits is not shown.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { noticePath } from '#kernel/notices/notice-path.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText, wallTimeText } from '#web/ui/place-time.ts';
import { may } from '#web/runtime/session/may.ts';
import { DocumentsToDo } from './documents-to-do.tsx';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

type Start = SupplierStart['start'];
type Kind = KeyEnding<'partner-home', 'work_all_'>;

export function Worklist({ start }: { start: Start }) {
  const t = useT('partner-home');
  const { requests, openAnswers, messages, reviews, returned, removals } = start;
  const isTaxMissing = start.taxDetailsMissing && may('owner');
  // Before the first sale they are a step of the list above.
  const hasDocuments = start.setup === null && (start.documents.total > 0 || start.documentsMissing.length > 0);
  const isQuiet =
    !isTaxMissing &&
    !hasDocuments &&
    [requests, openAnswers, messages, reviews, returned, removals].every(({ total }) => total === 0);
  return (
    <section aria-labelledby="work" className={styles.section}>
      <h2 id="work">{t('work')}</h2>
      {isQuiet ? <p className={styles.soft}>{t('work_none')}</p> : null}
      <ul className={styles.work}>
        <Requests requests={requests} />
        <Messages messages={messages} />
        <Removals removals={removals} />
        <Returned returned={returned} />
        <OpenAnswers openAnswers={openAnswers} />
        <Reviews reviews={reviews} />
        {hasDocuments ? (
          <li className={styles.kind}>
            <h3>
              <Link to="/supplier/documents">
                {start.documents.total > 0
                  ? t('work_documents', { count: start.documents.total })
                  : t('work_documents_missing')}
              </Link>
            </h3>
            <DocumentsToDo start={start} />
          </li>
        ) : null}
        {isTaxMissing ? (
          <li className={styles.kind}>
            <h3>
              <Link to="/supplier/tax">{t('work_tax')}</Link>
            </h3>
            <p className={styles.soft}>{t('work_tax_text')}</p>
            <TaxDeadline request={start.taxRequest} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Until when they are due, or that nothing is sold without them. */
function TaxDeadline({ request }: { request: Start['taxRequest'] }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  if (request?.pausedAt) return <p>{t('work_tax_paused')}</p>;
  if (!request?.pausesAt) return null;
  return <p>{t('work_tax_until', { day: longDate(request.pausesAt, language) })}</p>;
}

type WaitingProps<One> = {
  kind: Kind;
  waiting: { total: number; first: readonly One[] };
  to: string;
  children: (one: One) => ReactNode;
};

/** The first ones by name, and the way to all of them. */
function Waiting<One>({ kind, waiting: { total, first }, to, children }: WaitingProps<One>) {
  const t = useT('partner-home');
  if (total === 0) return null;
  return (
    <li className={styles.kind}>
      <h3>
        <Link to={to}>{t(`work_${kind}`, { count: total })}</Link>
      </h3>
      <ul>
        {first.map((one, index) => (
          <li key={index}>{children(one)}</li>
        ))}
      </ul>
      {total > first.length ? <Link to={to}>{t(`work_all_${kind}`)}</Link> : null}
    </li>
  );
}

function Requests({ requests }: Pick<Start, 'requests'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  return (
    <Waiting kind="requests" waiting={requests} to="/supplier?show=waiting#bookings">
      {({ title, startsAtLocal, people, decideBy, timeZone, departureId }) => (
        <>
          <strong className={styles.deadline}>
            {t('decide_by', { moment: momentText(decideBy, timeZone, language) })}
          </strong>
          <Link to={`/supplier/departures/${departureId}`}>{title}</Link>
          <span className={styles.soft}>
            {wallTimeText(startsAtLocal, language)} · {t('departures:people', { count: people })}
          </span>
        </>
      )}
    </Waiting>
  );
}

function Messages({ messages }: Pick<Start, 'messages'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  return (
    <Waiting kind="messages" waiting={messages} to="/supplier/departures">
      {({ bookingId, departureId, traveller, reference, text, title, since }) => (
        <>
          <Link to={`/supplier/departures/${departureId}#booking-${bookingId}`}>{traveller ?? reference}</Link>
          <span className={styles.quote}>{text}</span>
          <span className={styles.soft}>
            {title} · {t('work_since', { date: longDate(since, language) })}
          </span>
        </>
      )}
    </Waiting>
  );
}

function Removals({ removals }: Pick<Start, 'removals'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Waiting kind="removals" waiting={removals} to="/supplier/tours">
      {({ title, tourId, reference, code, appealBefore }) => (
        <>
          <Link to={code ? noticePath({ reference, code }) : `/supplier/tours/${tourId}`}>{title}</Link>
          <span className={styles.soft}>
            {t('work_removal', { reference, moment: momentText(appealBefore, timeZone, language) })}
          </span>
        </>
      )}
    </Waiting>
  );
}

function Returned({ returned }: Pick<Start, 'returned'>) {
  const t = useT('partner-home');
  return (
    <Waiting kind="returned" waiting={returned} to="/supplier/tours">
      {({ id, title, reason }) => (
        <>
          <Link to={`/supplier/tours/${id}`}>{title || t('work_untitled')}</Link>
          <span className={styles.soft}>{reason}</span>
        </>
      )}
    </Waiting>
  );
}

function OpenAnswers({ openAnswers }: Pick<Start, 'openAnswers'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  return (
    <Waiting kind="answers" waiting={openAnswers} to="/supplier/departures">
      {({ title, startsAtLocal, traveller, reference, departureId }) => (
        <>
          <strong className={styles.deadline}>
            {t('answers_by', { moment: wallTimeText(startsAtLocal, language) })}
          </strong>
          <Link to={`/supplier/departures/${departureId}`}>{traveller ?? reference}</Link>
          <span className={styles.soft}>{title}</span>
        </>
      )}
    </Waiting>
  );
}

const unanswered = '/supplier/reviews?answered=false';

function Reviews({ reviews }: Pick<Start, 'reviews'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  return (
    <Waiting kind="reviews" waiting={reviews} to={unanswered}>
      {({ title, author, stars, writtenAt }) => (
        <>
          <Link to={unanswered}>{t('work_review', { author, count: stars })}</Link>
          <span className={styles.soft}>
            {title} · {t('work_since', { date: longDate(writtenAt, language) })}
          </span>
        </>
      )}
    </Waiting>
  );
}
