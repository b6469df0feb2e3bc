import { Navigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { UnconfirmedEmail } from '#web/account/unconfirmed-email.tsx';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import {
  loadSupplierBookings,
  readBookingFilter,
  readBookingSearch,
  type BookingFilter,
  type BookingSearch,
  type SupplierBookings,
} from './load-supplier-bookings.ts';
import { NoSupplier } from './no-supplier.tsx';
import { loadStart, type SupplierStart } from './start/load-start.ts';
import { SetupList } from './start/setup-list.tsx';
import { Today } from './start/today.tsx';
import { Week } from './start/week.tsx';
import { Worklist } from './start/worklist.tsx';
import { SupplierBar } from './supplier-trail.tsx';
import { SupplierStatus, SupplierBadge } from './supplier-status.tsx';
import styles from './supplier-page.module.css';
import { TraderFacts } from './trader-facts.tsx';
import { SupplierBookingList } from './supplier-booking-list.tsx';

type Loaded = {
  supplier: SupplierView;
  bookings: Promise<SupplierBookings>;
  filter: BookingFilter;
  search: BookingSearch | null;
  start: SupplierStart;
};

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.supplier.name ?? t('partner-home:title'), indexed: false }),
  Page: SupplierPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load(at: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const filter = readBookingFilter(at.url);
  const search = readBookingSearch(at.url);
  const bookings = deferred(loadSupplierBookings(at, filter, search));
  // Not deferred: the bookings are below them, and would move.
  const [supplier, start] = await Promise.all([at.call(paths.getSupplier), loadStart(at)]);
  return { supplier, bookings, filter, search, start };
}

function SupplierPage({ data }: { data: Loaded | null }) {
  const user = useSession()?.user;
  if (!user) return null;
  if (!data && may('guide') && !may('supplier')) return <Navigate to="/supplier/departures" replace />;
  if (!data) return <NoSupplier email={user.email} />;
  return <SupplierHome {...data} />;
}

/** The supplier's area: what waits, today and the week, bookings and business details. */
function SupplierHome({ supplier, bookings, filter, search, start }: Loaded) {
  const t = useT('partner-home');
  // Before its first tour was on sale there is nothing to search.
  const hasBookings = search !== null || (start.start.setup?.wasOnSale ?? true);
  return (
    <>
      <div className={styles.band}>
        <div className={`wide ${styles.header}`}>
          <div>
            <p className={styles.area}>{t('title')}</p>
            <h1>{supplier.name}</h1>
          </div>
          <p>
            <SupplierBadge state={supplier.state} />
          </p>
        </div>
        <div className="wide">
          <SupplierBar />
        </div>
      </div>
      <div className={`wide ${styles.page}`}>
        <UnconfirmedEmail />
        <SecondFactorNotice />
        <SupplierStatus supplier={supplier} />
        {search ? null : <Start {...start} />}
        {hasBookings ? <SupplierBookingList bookings={bookings} filter={filter} search={search} /> : null}
        <TraderFacts supplier={supplier} />
      </div>
    </>
  );
}

function Start({ start, departures, today }: SupplierStart) {
  // Before the first sale an empty week says nothing; who has paused the last tour still has departures.
  const isEmpty = start.setup !== null && start.days.length === 0 && departures.total === 0;
  return (
    <>
      {start.setup ? <SetupList start={start} setup={start.setup} /> : null}
      <Worklist start={start} />
      {isEmpty ? null : (
        <>
          <Today departures={departures} today={today} />
          <Week start={start} today={today} />
        </>
      )}
    </>
  );
}
