import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceWeekRow } from '#contract/suppliers/resource-calendars.ts';
import { addDays, isCalendarDate, localDate } from '#kernel/dates.ts';
import { timeText } from '#kernel/moments.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import team from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { dayText, fullDayText } from '#web/ui/place-time.ts';
import styles from './week.module.css';

type Loaded = { week: ResponseBody<'getResourceWeek'>; today: string };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('resources:week_title'), indexed: false }),
  Page: WeekPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const wanted = searchParams.get('date') ?? '';
  const date = isCalendarDate(wanted) ? wanted : today;
  return { week: await call(paths.getResourceWeek, { query: { date, lang: language } }), today };
}

function WeekPage({ data }: { data: Loaded | null }) {
  const t = useT('resources');
  const acts = useActs();
  const above = [{ name: t('week_to_calendar'), to: '/supplier/calendar' }];
  return (
    <SupplierFrame title={t('week_title')} above={above} notice={<SecondFactorNotice />} loaded={data} acts={acts}>
      {({ week: { from, data: rows }, today }) => (
        <>
          <Weeks from={from} today={today} />
          {rows.length === 0 ? (
            <EmptyState
              title={t('week_none')}
              actions={<ButtonLink to="/supplier/resources">{t('week_manage')}</ButtonLink>}
            >
              <p>{t('week_none_text')}</p>
            </EmptyState>
          ) : (
            <WeekTable from={from} rows={rows} today={today} />
          )}
        </>
      )}
    </SupplierFrame>
  );
}

function Weeks({ from, today }: { from: string; today: string }) {
  const t = useT('resources');
  const { language } = usePageContext();
  const hrefOf = (date: string) => `/supplier/calendar/resources?date=${date}`;
  return (
    <>
      <h2>{t('week_of', { day: fullDayText(from, language) })}</h2>
      <div className={styles.controls}>
        <nav className={filters.filters} aria-label={t('week_when')}>
          <Link to={hrefOf(addDays(from, -7))}>{t('week_earlier')}</Link>
          <Link to={hrefOf(today)} aria-current={today >= from && today <= addDays(from, 6) ? 'date' : undefined}>
            {t('week_now')}
          </Link>
          <Link to={hrefOf(addDays(from, 7))}>{t('week_later')}</Link>
        </nav>
        <Link to="/supplier/resources">{t('week_manage')}</Link>
      </div>
    </>
  );
}

type TableProps = { from: string; rows: readonly ResourceWeekRow[]; today: string };

/** A table where it fits. On a phone each resource is a list of its days, of which those that have nothing are left out. */
function WeekTable({ from, rows, today }: TableProps) {
  const t = useT('resources');
  const { language } = usePageContext();
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day));
  return (
    <table className={styles.week}>
      <caption className={styles.caption}>{t('week_table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('week_resource')}</th>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {dayText(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, quantity, days: ofRow }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/supplier/resources/${id}`}>{name}</Link>
            </th>
            {ofRow.map((day) => (
              <td key={day.day} className={isQuiet(day) ? styles.quiet : undefined}>
                <span className={styles.day}>{dayText(day.day, language)}</span>
                <Cell day={day} quantity={quantity} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Day = ResourceWeekRow['days'][number];

const isQuiet = ({ uses, busy }: Day): boolean => uses.length === 0 && busy.length === 0;

function Cell({ day: { day, left, uses, busy }, quantity }: { day: Day; quantity: number }) {
  const t = useT('resources');
  const { language } = usePageContext();
  /** What reaches over midnight begins or ends with the day. */
  const clock = (local: string) => (local.startsWith(day) ? local.slice(11) : local < day ? '00:00' : '24:00');
  return (
    <>
      <p className={left > 0 ? team.soft : styles.full}>{t('week_left', { left, quantity })}</p>
      {busy.map(({ from, to }) => (
        <p key={from} className={styles.busy}>
          {t('week_busy', { from: clock(from), to: clock(to) })}
        </p>
      ))}
      <ul className={styles.uses}>
        {uses.map(({ departureId, title, startsAtLocal, uses: count, isConflict }) => (
          <li key={departureId}>
            <Link to={`/supplier/departures/${departureId}`}>
              {t('week_use', { time: timeText(startsAtLocal, language), title })}
            </Link>
            {quantity > 1 ? <span className={team.soft}>{t('week_uses', { count })}</span> : null}
            {isConflict ? <strong className={styles.full}>{t('week_conflict')}</strong> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
