import { Link, useSearchParams } from 'react-router';
import type { FoundBookingView } from '#contract/operator/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { bookingStates } from '#kernel/choices/booking-states.ts';
import { waitingRefunds } from '#kernel/choices/waiting-refunds.ts';
import { lettersOf } from '#kernel/tickets/ticket-text.ts';
import { FindForm } from '#web/forms/find-form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { redirectFrom } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import styles from '../console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { loadList } from '../list-address.ts';
import { OlderLinks } from '../older-links.tsx';
import { OperatorFrame } from '../operator-frame.tsx';

type Loaded = ResponseBody<'findBookings'>;

const path = '/admin/bookings';
const states = ['all', ...bookingStates] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('desk:title'), indexed: false }),
  Page: BookingsPage,
});

/** A whole reference leads to its booking at once, with and without its prefix. */
async function load({ call, url }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  const found = await loadList(Object.fromEntries(given), (query) => call(paths.findBookings, { query }));
  const [first] = found.data;
  const letters = lettersOf(url.searchParams.get('find') ?? '');
  const isIt = first && letters.length >= 8 && lettersOf(first.reference).endsWith(letters);
  if (isIt && found.data.length === 1) throw redirectFrom(url, `${path}/${first.reference}`);
  return found;
}

function BookingsPage({ data }: { data: Loaded | null }) {
  const t = useT('desk');
  const [query] = useSearchParams();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(found) => (
        <div className={styles.page}>
          <Filters query={query} />
          {found.isTooWide ? <Notice role={undefined}>{t('too_wide')}</Notice> : null}
          {found.data.length === 0 ? (
            <EmptyState title={t(isOfRefunds(query) ? 'none_refunds' : 'none')}>
              {isOfRefunds(query) ? null : t('none_text')}
            </EmptyState>
          ) : (
            <section className={styles.stack} aria-labelledby="found">
              <h2 id="found" className="visually-hidden">
                {t('found')}
              </h2>
              <SortSelect
                list="findBookings"
                usual={isGiven(query, 'find', 'from', 'until') ? '-start' : '-booked'}
                only={isGiven(query, 'from', 'until') ? ['-start', 'start'] : undefined}
              />
              <ul className={styles.rows}>
                {found.data.map((booking) => (
                  <FoundBooking key={booking.id} booking={booking} />
                ))}
              </ul>
            </section>
          )}
          <OlderLinks path={path} query={query} next={found.next} />
        </div>
      )}
    </OperatorFrame>
  );
}

/** Nothing but waiting refunds is looked for. */
const isOfRefunds = (query: URLSearchParams): boolean =>
  isGiven(query, 'refund') && !isGiven(query, 'find', 'from', 'until', 'before');

const isGiven = (query: URLSearchParams, ...names: string[]): boolean => names.some((name) => query.get(name));

function Filters({ query }: { query: URLSearchParams }) {
  const t = useT('desk');
  const given = (name: string) => query.get(name) ?? '';
  return (
    <FindForm className={styles.filters} action={path}>
      <div className={styles.long}>
        <Field
          label={t('find')}
          note={t('find_note')}
          name="find"
          type="search"
          maxLength={254}
          autoComplete="off"
          defaultValue={given('find')}
        />
      </div>
      <SelectField label={t('state')} name="state" defaultValue={given('state') || 'all'}>
        {states.map((state) => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('refunds')} name="refund" defaultValue={given('refund')}>
        <option value="">{t('state_all')}</option>
        {waitingRefunds.map((refund) => (
          <option key={refund} value={refund}>
            {t(`waits_${refund}`)}
          </option>
        ))}
      </SelectField>
      <Field label={t('from')} name="from" type="date" defaultValue={given('from')} />
      <Field label={t('until')} name="until" type="date" defaultValue={given('until')} />
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit">{t('console:find')}</Button>
        {query.size > 0 ? (
          <ButtonLink look="quiet" to={path}>
            {t('console:clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}

function FoundBooking({ booking }: { booking: FoundBookingView }) {
  const t = useT('desk');
  const { language } = usePageContext();
  const { reference, order, state, title, supplier, traveller, startsAtLocal, people, total, payment } = booking;
  return (
    <li className={styles.entry}>
      <p>
        <Link to={`${path}/${reference}`}>{reference}</Link>
        <br />
        <span className={styles.soft}>
          <strong>{t(`state_${state}`)}</strong>
          <span>{t(`pay_${payment}`)}</span>
          {order ? <span>{t('order', { reference: order })}</span> : null}
        </span>
      </p>
      <div>
        <p>{title}</p>
        <p className={styles.soft}>
          <span>{wallTimeText(startsAtLocal, language)}</span>
          <span>{t('people', { count: people })}</span>
          <span>
            <Price {...total} />
          </span>
        </p>
        <p className={styles.soft}>
          <span>{traveller ? `${traveller.name} · ${traveller.email}` : t('erased')}</span>
          <span>{supplier}</span>
        </p>
      </div>
    </li>
  );
}
