import { Link, useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { isCalendarDate, localDate } from '#kernel/dates.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { type Place, hrefOf, turned, type View, views } from './calendar-address.ts';
import styles from './calendar.module.css';
import { CalendarView } from './calendar-view.tsx';
import { useDayFocus } from './day-grid.tsx';
import { EditBar } from './edit-bar.tsx';
import { LatestEdits } from './latest-edits.tsx';
import { useCalendarEdit } from './use-calendar-edit.ts';
import { useDaySelection } from './use-day-selection.ts';

type Loaded = {
  calendar: ResponseBody<'getSupplierCalendar'>;
  edits: ResponseBody<'listCalendarEdits'>;
  at: Place;
  today: string;
} | null;

const pageSizes: Record<View, number> = { month: 50, week: 100, day: 50 };

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('calendar:title'), indexed: false }),
  Page: CalendarPage,
});

/** The view, day and tour of the address. null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded> {
  if (!may('supplier')) return null;
  const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const wanted = searchParams.get('date') ?? '';
  const view = views.find((one) => one === searchParams.get('view')) ?? 'month';
  const tour = searchParams.get('tour') ?? '';
  const at = { view, date: isCalendarDate(wanted) ? wanted : today, tour: /^[0-9a-f-]{36}$/.test(tour) ? tour : '' };
  const pageNumber = wholeNumber(searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const query = {
    view,
    date: at.date,
    ...(at.tour && { tour: at.tour }),
    page: pageNumber,
    pageSize: pageSizes[view],
    lang: language,
  };
  const [calendar, edits] = await Promise.all([
    call(paths.getSupplierCalendar, { query }),
    call(paths.listCalendarEdits),
  ]);
  return { calendar, edits, at, today };
}

function CalendarPage({ data }: { data: Loaded }) {
  const t = useT('calendar');
  const title = t('title');
  return (
    <div className={`wide ${styles.page}`}>
      {data ? <SupplierTrail crumbs={[{ name: title }]} /> : null}
      <h1>{title}</h1>
      {data ? (
        <Calendar {...data} />
      ) : (
        <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      )}
    </div>
  );
}

function Calendar({ calendar, edits, at, today }: NonNullable<Loaded>) {
  const editing = useCalendarEdit(edits.data);
  const focus = useDayFocus(at);
  const choice = useDaySelection(({ day }) => focus.set(day));
  const days = at.view === 'day' ? null : choice.chosen;
  return (
    <>
      <SecondFactorNotice />
      <Controls at={at} today={today} tours={calendar.tours} />
      <EditBar
        days={days ?? { from: at.date, to: at.date }}
        tourIds={at.tour ? [at.tour] : null}
        tours={calendar.tours}
        editing={editing}
        isChosen={days !== null && !choice.isBeingDragged}
        clear={choice.clear}
      />
      <CalendarView calendar={calendar} at={at} today={today} choice={choice} focus={focus} />
      <LatestEdits latest={edits} editing={editing} />
    </>
  );
}

type ControlProps = { at: Place; today: string; tours: { id: string; title: string }[] };

function Controls({ at, today, tours }: ControlProps) {
  const t = useT('calendar');
  const navigate = useNavigate();
  const names: Record<View, string> = { month: t('by_month'), week: t('by_week'), day: t('by_day') };
  return (
    <div className={styles.controls}>
      <nav className={filters.filters} aria-label={t('how')}>
        {views.map((view) => (
          <Link key={view} to={hrefOf({ ...at, view })} aria-current={at.view === view ? 'page' : undefined}>
            {names[view]}
          </Link>
        ))}
        <Link to={`/supplier/calendar/resources?date=${at.date}`}>{t('by_resource')}</Link>
      </nav>
      <nav className={filters.filters} aria-label={t('when')}>
        <Link to={hrefOf({ ...at, date: turned(at, -1) })}>{t('earlier')}</Link>
        <Link to={hrefOf({ ...at, date: today })} aria-current={at.date === today ? 'date' : undefined}>
          {t('today')}
        </Link>
        <Link to={hrefOf({ ...at, date: turned(at, 1) })}>{t('later')}</Link>
      </nav>
      <SelectField
        label={t('tour')}
        value={at.tour}
        onChange={(event) => void navigate(hrefOf({ ...at, tour: event.target.value }))}
      >
        <option value="">{t('all_tours')}</option>
        {tours.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
