import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { type CatalogueNames, loadCatalogueNames } from '#web/authoring/catalogue-names.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import list from '#web/bookings/list/booking-list.module.css';
import { FoldedCases } from './cases/folded-cases.tsx';
import console from './console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { pageIn, stateIn } from './list-address.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { PausedTours } from './tours/paused-tours.tsx';
import { TourReview, useTourSummary } from './tours/tour-review.tsx';
import { UnreviewedTours } from './tours/unreviewed-tours.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

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
  const summaryOf = useTourSummary();
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
      <FoldedCases key={query.toString()} cases={submitted.data} summaryOf={summaryOf}>
        {(tour) => <TourReview tour={tour} names={names} reportDecision={reportDecision} />}
      </FoldedCases>
      <Pagination
        {...submitted}
        hrefOf={(number) => `${address}?${new URLSearchParams({ ...sortParameter(query), page: String(number) })}`}
      />
    </>
  );
}
