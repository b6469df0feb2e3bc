import * as paths from '#contract/paths.generated.ts';
import { namedTours } from '#kernel/prices/address-subject.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { comparedTour, type ComparedTour } from './compared-tour.ts';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './compare-page.module.css';

export const page = definePage<readonly ComparedTour[]>({ load, head, Page: ComparePage });

/** There is no such tour, or no tour can have such a slug. */
const unknownStatuses = [404, 422];

/** `?tours=` has up to three slugs; further ones are left out, and so are tours that are not to be had any more. */
async function load({ call, language, currency, url }: LoadContext): Promise<readonly ComparedTour[]> {
  const query = { lang: language, currency };
  const loaded = namedTours(url.searchParams).map(async (id) => {
    try {
      return comparedTour(await call(paths.getTour, { params: { id }, query }));
    } catch (thrown) {
      if (unknownStatuses.includes(statusOf(thrown))) return null;
      throw thrown;
    }
  });
  return (await Promise.all(loaded)).filter((tour) => tour !== null);
}

function head(_tours: readonly ComparedTour[], { t }: HeadContext) {
  return { title: t('compare:title'), indexed: false };
}

function ComparePage({ data: tours }: { data: readonly ComparedTour[] }) {
  const t = useT('compare');
  // Where tours can be ticked.
  const chooseTours = <ButtonLink to={useTripLink()('/search')}>{t('common:all_tours')}</ButtonLink>;
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      {tours.length > 0 ? (
        <ComparisonTable tours={tours} />
      ) : (
        <EmptyState title={t('empty')} actions={chooseTours}>
          <p>{t('how')}</p>
        </EmptyState>
      )}
      {tours.length === 1 ? (
        <div className={styles.how}>
          <p>{t('how')}</p>
          {chooseTours}
        </div>
      ) : null}
    </div>
  );
}
