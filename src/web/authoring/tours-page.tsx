import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { TourDraftCard } from '#contract/suppliers/tour-drafts.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { longDate } from '#web/articles/long-date.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { FindForm } from '#web/forms/find-form.tsx';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { TourAreas } from '#web/supplier/tour-areas.tsx';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { DraftBadges } from './draft-badges.tsx';
import styles from './tours.module.css';

type Loaded = ResponseBody<'listTourDrafts'> | null;

const pageSize = 20;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('authoring:title'), indexed: false }),
  Page: ToursPage,
});

const isArchive = (query: URLSearchParams): boolean => query.get('archived') === 'true';

const findIn = (query: URLSearchParams): string => (query.get('find') ?? '').trim().slice(0, 100);

/** null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded> {
  if (!may('supplier')) return null;
  const pageNumber = wholeNumber(searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const archived = isArchive(searchParams) ? ('true' as const) : ('false' as const);
  const chosen = { archived, find: findIn(searchParams) || undefined, sort: sortIn(searchParams, 'listTourDrafts') };
  return call(paths.listTourDrafts, { query: { page: pageNumber, pageSize, lang: language, ...chosen } });
}

function ToursPage({ data }: { data: Loaded }) {
  const t = useT('authoring');
  const title = t('title');
  return (
    <div className={`wide ${styles.page}`}>
      {data ? <SupplierTrail crumbs={[{ name: title }]} /> : null}
      {data ? (
        <Tours list={data} />
      ) : (
        <>
          <h1>{title}</h1>
          <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
        </>
      )}
    </div>
  );
}

function Tours({ list }: { list: NonNullable<Loaded> }) {
  const t = useT('authoring');
  const [query] = useSearchParams();
  const archived = isArchive(query);
  const find = findIn(query);
  const { begin, isBusy, hasFailed } = useNewTour();
  const button = (
    <Button disabled={isBusy} onClick={() => void begin()}>
      {t(isBusy ? 'making' : 'new')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <span className={styles.actions}>
          <TourAreas />
          {(list.total > 0 || find) && !archived ? button : null}
        </span>
      </div>
      <SecondFactorNotice />
      {hasFailed ? <Notice tone="bad">{t('failed')}</Notice> : null}
      <nav className={filters.filters} aria-label={t('which')}>
        <Link to={addressOf(query, { archived: '' })} aria-current={archived ? undefined : 'page'}>
          {t('show_current')}
        </Link>
        <Link to={addressOf(query, { archived: 'true' })} aria-current={archived ? 'page' : undefined}>
          {t('show_archived')}
        </Link>
      </nav>
      {list.total > pageSize || find ? <FindTour query={query} find={find} /> : null}
      {list.total === 0 ? (
        <NoTours isArchive={archived} isSearch={find !== ''} button={button} />
      ) : (
        <>
          <SortSelect list="listTourDrafts" />
          <ul className={styles.list}>
            {list.data.map((tour) => (
              <li key={tour.id}>
                <TourRow tour={tour} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination {...list} hrefOf={(number) => addressOf(query, { page: String(number) })} />
    </>
  );
}

/** The address with some parameters changed; those that are empty are left out. */
function addressOf(query: URLSearchParams, change: Record<string, string>): string {
  const next = { ...Object.fromEntries(query), page: '', ...change };
  const given = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
  return given.size > 0 ? `/supplier/tours?${given}` : '/supplier/tours';
}

type NoToursProps = { isArchive: boolean; isSearch: boolean; button: ReactNode };

function NoTours({ isArchive: archived, isSearch, button }: NoToursProps) {
  const t = useT('authoring');
  if (isSearch) return <EmptyState title={t('find_none')} />;
  return (
    <EmptyState title={t(archived ? 'none_archived' : 'none')} actions={archived ? undefined : button}>
      {archived ? null : <p>{t('none_text')}</p>}
    </EmptyState>
  );
}

/** Of more tours than a page has. */
function FindTour({ query, find }: { query: URLSearchParams; find: string }) {
  const t = useT('authoring');
  return (
    <FindForm className={styles.find} action="/supplier/tours">
      <Field label={t('find')} name="find" type="search" maxLength={100} autoComplete="off" defaultValue={find} />
      {isArchive(query) ? <input type="hidden" name="archived" value="true" /> : null}
      <SortField query={query} />
      <Button type="submit" look="line">
        {t('find_submit')}
      </Button>
      {find ? (
        <ButtonLink look="quiet" to={addressOf(query, { find: '' })}>
          {t('find_clear')}
        </ButtonLink>
      ) : null}
    </FindForm>
  );
}

function useNewTour() {
  const { call } = usePageContext();
  const navigate = useNavigate();
  const send = useIdempotentSend();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { id } = await send('new', (idempotencyKey) => call(paths.createTourDraft, { body: {}, idempotencyKey }));
      await navigate(`/supplier/tours/${id}`);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return { begin, isBusy, hasFailed };
}

function TourRow({ tour }: { tour: TourDraftCard }) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { id, title, image, completeness, updatedAt, returnReason } = tour;
  return (
    <article className={styles.row}>
      <img src={smallPicture(image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <DraftBadges tour={tour} />
        <h2>
          <Link to={`/supplier/tours/${id}`}>{title || t('untitled')}</Link>
        </h2>
        <p className={styles.soft}>
          <span>{t('complete', { percent: completeness.percent })}</span>
          <span>{t('edited', { date: longDate(updatedAt, language) })}</span>
        </p>
        <progress className={styles.meter} max={100} value={completeness.percent} aria-hidden="true" />
        {returnReason ? <p className={styles.returned}>{returnReason}</p> : null}
      </div>
    </article>
  );
}
