import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { addDays, isCalendarDate, localDate } from '#kernel/dates.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { dayText } from '#web/ui/place-time.ts';
import { timesText } from '#web/ui/when-text.ts';
import { DepartureLine } from './departure-line.tsx';
import styles from './departures.module.css';

type Loaded = { list: ResponseBody<'listSupplierDepartures'>; from: string; today: string } | null;

const [pageSize, shownDays] = [50, 7];

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('departures:title'), indexed: false }),
  Page: DeparturesPage,
});

/** A week from the day of the address on. null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded> {
  if (!may('guide')) return null;
  const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const wanted = searchParams.get('from') ?? '';
  const from = isCalendarDate(wanted) ? wanted : today;
  const pageNumber = wholeNumber(searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const query = {
    from,
    to: addDays(from, shownDays - 1),
    sort: sortIn(searchParams, 'listSupplierDepartures'),
    page: pageNumber,
    pageSize,
    lang: language,
  };
  return { list: await call(paths.listSupplierDepartures, { query }), from, today };
}

function hrefOf(query: URLSearchParams, from: string, pageNumber = 1): string {
  const next = new URLSearchParams({ from, ...sortParameter(query) });
  if (pageNumber > 1) next.set('page', String(pageNumber));
  return `/supplier/departures?${next}`;
}

/** By their starts they are grouped by day, by occupancy below none. */
const isByDay = (query: URLSearchParams): boolean => !query.get('sort')?.endsWith('occupancy');

function DeparturesPage({ data }: { data: Loaded }) {
  const t = useT('departures');
  const title = t('title');
  return (
    <div className={`wide ${styles.page}`}>
      {data && may('supplier') ? <SupplierTrail crumbs={[{ name: title }]} /> : null}
      <h1>{title}</h1>
      {data ? (
        <Week {...data} />
      ) : (
        <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      )}
    </div>
  );
}

function Week({ list, from, today }: NonNullable<Loaded>) {
  const t = useT('departures');
  const { language } = usePageContext();
  const [query] = useSearchParams();
  const days = Map.groupBy(list.data, ({ startsAtLocal }) => (isByDay(query) ? startsAtLocal.slice(0, 10) : ''));
  const span = { from: dayText(from, language), to: dayText(addDays(from, shownDays - 1), language) };
  return (
    <>
      <SecondFactorNotice />
      <nav className={filters.filters} aria-label={t('which')}>
        <Link to={hrefOf(query, addDays(from, -shownDays))}>{t('earlier')}</Link>
        <Link to={hrefOf(query, today)} aria-current={from === today ? 'page' : undefined}>
          {t('from_today')}
        </Link>
        <Link to={hrefOf(query, addDays(from, shownDays))}>{t('later')}</Link>
      </nav>
      {list.total === 0 ? (
        <EmptyState
          title={t('none', span)}
          actions={
            may('supplier') ? (
              <ButtonLink look="line" to="/supplier/tours">
                {t('to_tours')}
              </ButtonLink>
            ) : null
          }
        >
          <p>{t(may('supplier') ? 'none_text' : 'none_assigned')}</p>
        </EmptyState>
      ) : (
        <SortSelect list="listSupplierDepartures" />
      )}
      {[...days].map(([day, departures]) => (
        <section key={day} className={styles.day}>
          <h2>
            {day === ''
              ? t('all_days', span)
              : departures[0]!.validity?.kind === 'open_dated'
                ? t('open_dated')
                : day === today
                  ? t('today', { day: dayText(day, language) })
                  : dayText(day, language)}
          </h2>
          <ul>
            {departures.map((departure) => (
              <li key={departure.id}>
                <DepartureRow departure={departure} hasDay={day === ''} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination {...list} hrefOf={(pageNumber) => hrefOf(query, from, pageNumber)} />
    </>
  );
}

/** `hasDay`: it is below no day, so its own is named. */
function DepartureRow({ departure, hasDay }: { departure: SupplierDepartureView; hasDay: boolean }) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { id, title, optionName, people, bookings, toDecide, unanswered } = departure;
  const { seatsLeft, open, validity, guides, cancelled } = departure;
  return (
    <DepartureLine
      id={id}
      title={title}
      time={validity?.kind === 'open_dated' ? null : timesText(departure, language)}
      facts={
        <>
          <span>{optionName}</span>
          {hasDay && validity?.kind !== 'open_dated' ? (
            <span>{dayText(departure.startsAtLocal.slice(0, 10), language)}</span>
          ) : null}
          {validity?.kind === 'open_dated' ? <span>{validity.text}</span> : null}
          {seatsLeft === null || cancelled ? null : (
            <span>
              {seatsLeft === 0 ? (departure.withheldBy ?? t('full')) : t('places_left', { count: seatsLeft })}
            </span>
          )}
          {guides.length > 0 ? <span>{t('led_by', { names: guides.map(({ name }) => name).join(', ') })}</span> : null}
          {open ? null : <strong>{t(cancelled ? 'cancelled' : 'closed')}</strong>}
          {toDecide > 0 ? <strong>{t('to_decide', { count: toDecide })}</strong> : null}
          {unanswered > 0 ? <strong>{t('unanswered', { count: unanswered })}</strong> : null}
        </>
      }
    >
      <p className={styles.people}>
        {bookings > 0 ? (
          <>
            <strong>{t('people', { count: people })}</strong> {t('bookings', { count: bookings })}
          </>
        ) : (
          t('nobody')
        )}
      </p>
    </DepartureLine>
  );
}
