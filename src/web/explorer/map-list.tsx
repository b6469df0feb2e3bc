import type { MapView as MapAnswer, PlaceOnMapView } from '#contract/map.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hasFilters, hrefWith, withoutAll } from '#web/search/results-address.ts';
import { path } from './explorer-address.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { PlaceList } from './place-list.tsx';
import { TourList } from './tour-list.tsx';
import { type Bounds, isInView } from './positions.ts';
import styles from './map-list.module.css';

type Props = {
  map: MapAnswer;
  currentPlace: PlaceOnMapView | null;
  search: string;
  /** What the map shows; null before it is loaded. */
  shown: Bounds | null;
  /** The tour whose marker was pressed. */
  opened: string | null;
  highlighted: string | null;
  highlight: (key: string | null) => void;
};

/** The list of everything in view on the map. Before the map is loaded, and without script, the whole list. */
export function MapList({ map, currentPlace, search, shown, opened, highlighted, highlight }: Props) {
  const t = useT('explorer');
  const isShown = (position: Position) => shown === null || isInView(position, shown);
  if (map.total === 0 && !currentPlace) return <NothingFound search={search} />;
  const countries = map.countries
    .map((country) => ({ ...country, places: country.places.filter(isShown) }))
    .filter(({ places }) => places.length > 0);
  const places = countries.flatMap((country) => country.places);
  const tours = currentPlace ? currentPlace.tours.filter(isShown) : [];
  const count = currentPlace ? tours.length : places.reduce((sum, place) => sum + place.tours, 0);
  return (
    <section className={styles.list} aria-label={t('list')}>
      <p className={styles.status} role="status">
        {currentPlace
          ? t('tours_in_view', { count })
          : t('in_view', {
              tours: t('common:tours_count', { count }),
              places: t('places_count', { count: places.length }),
            })}
      </p>
      {currentPlace ? (
        <TourList
          currentPlace={currentPlace}
          tours={tours}
          search={search}
          opened={opened}
          highlighted={highlighted}
          highlight={highlight}
        />
      ) : (
        <PlaceList countries={countries} search={search} highlighted={highlighted} highlight={highlight} />
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
          hasFilters(search, withoutAll) ? (
            <ButtonLink to={hrefWith(path, search, withoutAll)}>{t('clear')}</ButtonLink>
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
