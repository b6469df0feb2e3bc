import { partySize } from '#kernel/party.ts';
import { readTrip } from '#kernel/trip-context.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { chipsOf } from '../chips-of.ts';
import type { Results } from '../load-results.ts';
import { hasFilters, hrefWith, withoutFilters } from '../results-address.ts';

/** Says what there is nothing of: the place, all filters together, or the day and the party. */
export function NothingFound({ data }: { data: Results }) {
  const { result, path, search, unknownPlace } = data;
  const t = useT('search-results');
  const { language } = usePageContext();
  const currency = useCurrency();
  // Without filters an unknown place stays one.
  const isFiltered = !unknownPlace && hasFilters(search);
  const { date, ...party } = readTrip(new URLSearchParams(search));
  const chips = result ? chipsOf(search, result.facets, t, { language, currency }) : [];
  const text = () => {
    if (unknownPlace) return t('empty_place_text', { place: unknownPlace });
    if (chips.length > 1) return t('empty_together_text');
    if (date) return t('empty_date_text', { count: partySize(party), day: fullDayText(date, language) });
    return t(isFiltered ? 'empty_filtered_text' : 'empty_text');
  };
  return (
    <EmptyState
      title={t('empty')}
      actions={
        isFiltered ? (
          <ButtonLink to={hrefWith(path, search, withoutFilters)}>{t('clear_filters')}</ButtonLink>
        ) : (
          <ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>
        )
      }
    >
      <p>{text()}</p>
    </EmptyState>
  );
}
