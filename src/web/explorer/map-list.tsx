import type { MapView as MapAnswer, PlaceOnMapView } from '#contract/map.ts';
import { useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { explorerPath, hasFilters } from './explorer-address.ts';
import type { Position } from './mercator.ts';
import { PlaceList } from './place-list.tsx';
import { TourList } from './tour-list.tsx';
import type { MapView } from './use-view.ts';
import { isInView } from './view.ts';
import styles from './map-list.module.css';

type Props = {
  map: MapAnswer;
  here: PlaceOnMapView | null;
  search: string;
  state: MapView;
  lit: string | null;
  light: (key: string | null) => void;
};

/** All that is in view on the map, in words. Before there is a map, and without script, all there is. */
export function MapList({ map, here, search, state: { settled, size }, lit, light }: Props) {
  const t = useT('explorer');
  const isShown = (position: Position) => size === null || isInView(position, settled, size);
  if (map.total === 0 && !here) return <NothingFound search={search} />;
  const countries = map.countries
    .map((country) => ({ ...country, places: country.places.filter(isShown) }))
    .filter(({ places }) => places.length > 0);
  const places = countries.flatMap((country) => country.places);
  const tours = here ? here.tours.filter(isShown) : [];
  const count = here ? tours.length : places.reduce((sum, place) => sum + place.tours, 0);
  return (
    <section className={styles.list} aria-label={t('list')}>
      <p className={styles.status} role="status">
        {here
          ? t('tours_in_view', { count })
          : t('in_view', {
              tours: t('common:tours_count', { count }),
              places: t('places_count', { count: places.length }),
            })}
      </p>
      {here ? (
        <TourList here={here} tours={tours} search={search} lit={lit} light={light} />
      ) : (
        <PlaceList countries={countries} search={search} lit={lit} light={light} />
      )}
    </section>
  );
}

function NothingFound({ search }: { search: string }) {
  const t = useT('explorer');
  return (
    <div className={styles.list}>
      <EmptyState
        title={t('empty')}
        actions={
          hasFilters(search) ? (
            <ButtonLink to={explorerPath('', null)}>{t('clear')}</ButtonLink>
          ) : (
            <ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>
          )
        }
      >
        <p>{t('empty_text')}</p>
      </EmptyState>
    </div>
  );
}
