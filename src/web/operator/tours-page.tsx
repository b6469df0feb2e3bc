import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { TourReviewView } from '#contract/suppliers/tour-drafts.ts';
import { compareDocuments, type Difference, tellingDifferences } from '#kernel/tour-documents/compare-documents.ts';
import { isPlace } from '#kernel/tour-documents/document-fields.ts';
import { emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { longDate } from '#web/articles/long-date.ts';
import { type CatalogueNames, loadCatalogueNames } from '#web/authoring/catalogue-names.ts';
import { ChangesTable } from '#web/authoring/changes/changes-table.tsx';
import { useFieldWords } from '#web/authoring/field-label.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import list from '#web/bookings/list/booking-list.module.css';
import styles from './cases.module.css';
import console from './console.module.css';
import { DecisionForm } from './decision-form.tsx';
import { may } from '#web/runtime/session/may.ts';
import { pageIn, stateIn } from './list-address.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { PausedTours, pausedAddress } from './tours/paused-tours.tsx';
import { UnreviewedTours } from './tours/unreviewed-tours.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

const ReviewPictures = lazy(async () => ({
  default: (await import('#web/authoring/pictures/review-pictures.tsx')).ReviewPictures,
}));

const address = '/admin/tours';
const views = ['submitted', 'unreviewed', 'paused'] as const;

type Loaded =
  | { view: 'submitted'; list: ResponseBody<'listSubmittedTours'>; names: CatalogueNames }
  | { view: 'unreviewed'; tours: ResponseBody<'listUnreviewedTours'> }
  | { view: 'paused'; notices: ResponseBody<'listNotices'> };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('authoring:review_title'), indexed: false }),
  Page: ToursPage,
});

async function load(at: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const { call } = at;
  const { searchParams } = at.url;
  const view = stateIn(searchParams, views, 'view');
  const query = { sort: sortIn(searchParams, 'listSubmittedTours'), page: pageIn(searchParams), pageSize: 10 };
  if (view === 'paused')
    return { view, notices: await call(paths.listNotices, { query: { ...query, pauses: 'true' } }) };
  if (view === 'unreviewed') {
    const before = searchParams.get('before') ?? undefined;
    return {
      view,
      tours: await call(paths.listUnreviewedTours, {
        query: { before, sort: sortIn(searchParams, 'listUnreviewedTours') },
      }),
    };
  }
  const [submitted, names] = await Promise.all([call(paths.listSubmittedTours, { query }), loadCatalogueNames(at)]);
  return { view: 'submitted', list: submitted, names };
}

function ToursPage({ data }: { data: Loaded | null }) {
  const t = useT('authoring');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('review_title')} loaded={data}>
      {(loaded) => (
        <div className={console.page}>
          <nav className={list.filters} aria-label={t('views')}>
            {views.map((view) => (
              <Link
                key={view}
                to={view === 'submitted' ? address : `${address}?view=${view}`}
                aria-current={view === loaded.view ? 'page' : undefined}
              >
                {t(`view_${view}`)}
              </Link>
            ))}
          </nav>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          {loaded.view === 'submitted' ? (
            <Submitted list={loaded.list} names={loaded.names} reportDecision={reportDecision} />
          ) : null}
          {loaded.view === 'unreviewed' ? <UnreviewedTours tours={loaded.tours} onDone={reportDecision} /> : null}
          {loaded.view === 'paused' ? <PausedTours notices={loaded.notices} onDone={reportDecision} /> : null}
        </div>
      )}
    </OperatorFrame>
  );
}

type SubmittedProps = {
  list: ResponseBody<'listSubmittedTours'>;
  names: CatalogueNames;
  reportDecision: (text: string) => Promise<void>;
};

function Submitted({ list: submitted, names, reportDecision }: SubmittedProps) {
  const t = useT('authoring');
  const [query] = useSearchParams();
  if (submitted.total === 0)
    return (
      <EmptyState
        title={t('review_none')}
        actions={
          <ButtonLink to="/admin" look="line">
            {t('moderation:to_overview')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <SortSelect list="listSubmittedTours" />
      <ul className={styles.cases}>
        {submitted.data.map((tour) => (
          <li key={tour.id}>
            <TourReview tour={tour} names={names} reportDecision={reportDecision} />
          </li>
        ))}
      </ul>
      <Pagination
        {...submitted}
        hrefOf={(number) => `${address}?${new URLSearchParams({ ...sortParameter(query), page: String(number) })}`}
      />
    </>
  );
}

type Props = { tour: TourReviewView; names: CatalogueNames; reportDecision: (text: string) => Promise<void> };

/** What a supplier wants travellers to see, beside what they see now. */
function TourReview({ tour, names, reportDecision }: Props) {
  const t = useT('authoring');
  const { call, language } = usePageContext();
  const { id, slug, supplier, submittedAt, version, changes } = tour;
  const title = tour.title || t('untitled');
  return (
    <article className={styles.caseCard} aria-labelledby={id}>
      <div>
        <h2 id={id}>{slug && tour.state === 'published' ? <Link to={tourPath(slug)}>{title}</Link> : title}</h2>
        <p className={styles.soft}>
          <span>{supplier.name}</span>
          <span>{submittedAt ? t('review_since', { date: longDate(submittedAt, language) }) : null}</span>
          <span>{changes ? t('review_change', { count: changes.length }) : t('review_new')}</span>
          <Link to={`/supplier/tours/${id}/preview`}>{t('preview_show')}</Link>
          {slug && tour.state === 'published' ? (
            <Link to={`${pausedAddress}&tour=${slug}`}>{t('moderation:pause')}</Link>
          ) : null}
        </p>
        {supplier.state === 'verified' ? null : (
          <Notice>
            <Link to="/admin/suppliers">{t('review_unchecked')}</Link>
          </Notice>
        )}
        {tour.document.pictures.length > 0 ? (
          <Suspense>
            <ReviewPictures tourId={id} pictures={tour.document.pictures} />
          </Suspense>
        ) : null}
        <Changes tour={tour} names={names} />
      </div>
      <DecisionForm
        outcomes={[
          { value: 'approved' as const, text: t('review_approved'), fields: [] },
          { value: 'returned' as const, text: t('review_returned'), fields: ['reasons'] },
        ]}
        note={t('review_note')}
        decide={async ({ outcome, reasons }) => {
          await call(paths.reviewTour, { params: { id }, body: { version, outcome, reasons } });
          await reportDecision(t(`reviewed_${outcome}`, { title }));
        }}
      />
    </article>
  );
}

/** What differs from the published version; everything for a new tour. */
function Changes({ tour, names }: Pick<Props, 'tour' | 'names'>) {
  const t = useT('authoring');
  const { document, changes, currency, title, machineTranslated } = tour;
  const differences = changes ? tellingDifferences(changes as Difference[]) : contentsOf(document);
  return (
    <ChangesTable
      label={title || t('untitled')}
      differences={differences}
      words={useFieldWords({ document, currency, names, differences })}
      columns={{ before: changes ? t('review_before') : null, after: t('review_after') }}
      noteOf={(path) =>
        machineTranslated.includes(path) ? <p className={styles.soft}>{t('machine_translated_review')}</p> : null
      }
    />
  );
}

function contentsOf(document: TourReviewView['document']): Difference[] {
  const fields = compareDocuments({ ...emptyDocument(''), options: [] }, document);
  return fields.filter(({ path, after }) => after !== undefined && after !== null && after !== '' && !isPlace(path));
}
