import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { addDays, isCalendarDate, localDate } from '#kernel/dates.ts';
import { EditBar } from '#web/calendar/edit-bar.tsx';
import { LatestEdits } from '#web/calendar/latest-edits.tsx';
import type { Tours } from '#web/calendar/tour-choice.tsx';
import { useCalendarEdit } from '#web/calendar/use-calendar-edit.ts';
import { useDaySelection } from '#web/calendar/use-day-selection.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import { useActs } from '#web/team/use-acts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import styles from './week.module.css';
import { useCellFocus, WeekTable } from './week-table.tsx';

type Loaded = {
  week: ResponseBody<'getResourceWeek'>;
  tours: Tours;
  edits: ResponseBody<'listCalendarEdits'>;
  today: string;
};

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
  const [week, { tours }, edits] = await Promise.all([
    call(paths.getResourceWeek, { query: { date, lang: language } }),
    call(paths.getSupplierCalendar, { query: { view: 'day', date, pageSize: 1, lang: language } }),
    call(paths.listCalendarEdits),
  ]);
  return { week, tours, edits, today };
}

function WeekPage({ data }: { data: Loaded | null }) {
  const t = useT('resources');
  const acts = useActs();
  const above = [{ name: t('week_to_calendar'), to: '/supplier/calendar' }];
  return (
    <SupplierFrame title={t('week_title')} above={above} notice={<SecondFactorNotice />} loaded={data} acts={acts}>
      {({ week, tours, edits, today }) => (
        <>
          <Weeks from={week.from} today={today} />
          {week.data.length === 0 ? (
            <EmptyState
              title={t('week_none')}
              actions={<ButtonLink to="/supplier/resources">{t('week_add')}</ButtonLink>}
            >
              <p>{t('week_none_text')}</p>
            </EmptyState>
          ) : (
            <EditableWeek week={week} tours={tours} edits={edits} today={today} />
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

/** Cells that are chosen represent their days, and for the tours that draw on their resources. */
function EditableWeek({ week: { from, data: rows }, tours, edits, today }: Loaded) {
  const t = useT('resources');
  const editing = useCalendarEdit(edits.data);
  const focus = useCellFocus();
  const choice = useDaySelection(focus.set);
  const { chosen } = choice;
  const chosenRows = chosen ? rows.slice(chosen.firstRow, chosen.lastRow + 1) : [];
  const tourIds = [...new Set(chosenRows.flatMap((row) => row.tourIds))];
  return (
    <>
      <EditBar
        days={chosen ?? { from, to: addDays(from, 6) }}
        tourIds={chosen ? tourIds : null}
        tours={tours}
        editing={editing}
        isChosen={chosen !== null && !choice.isBeingDragged}
        rows={t('week_chosen', { names: chosenRows.map(({ name }) => name).join(', '), count: tourIds.length })}
        clear={choice.clear}
      />
      <WeekTable from={from} rows={rows} today={today} choice={choice} focus={focus} />
      <p id="week-keys" className={styles.keys}>
        {t('week_keys')}
      </p>
      <LatestEdits latest={edits} editing={editing} />
    </>
  );
}
