import type { ComponentProps } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { linkPicture } from '#web/runtime/router/addresses.ts';
import { withStatus } from '#web/runtime/router/load.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { Destinations, posterOf, type Poster } from './destinations.tsx';
import { Hero } from './hero.tsx';
import { Inspiration } from './inspiration.tsx';
import { SupplierInvitation } from './supplier-invitation.tsx';
import { PopularTours } from './popular-tours.tsx';
import styles from './home.module.css';

type Home = { tours: readonly CardTour[] | null; places: readonly Poster[] | null };

const popularTourCount = 8;
const toursInCarousel = 7;
const destinationCount = 12;

export const page = definePage<Home>({ load, head, Page: HomePage });

/** Each section fails on its own: its place then shows a notice, and the status is 503. */
async function load({ call, language, currency }: LoadContext): Promise<Home> {
  const [tours, places] = await Promise.all([
    call(paths.listTours, {
      query: { orderBy: 'popularity', orderDir: 'DESC', pageSize: popularTourCount, lang: language, currency },
    }).catch(() => null),
    call(paths.listPlaces, {
      query: { page: 1, pageSize: destinationCount, orderBy: 'name', type: 'city', lang: language },
    }).catch(() => null),
  ]);
  return withStatus(
    { tours: tours?.data.map(cardOf) ?? null, places: places?.data.map(posterOf) ?? null },
    tours && places ? 200 : 503,
  );
}

function head(_home: Home, { t, appName, base }: HeadContext) {
  return {
    title: t('home:page_title'),
    description: t('home:subtitle'),
    canonical: '/',
    image: linkPicture('stock'),
    structured: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: appName, url: base }],
  };
}

function HomePage({ data: { tours, places } }: { data: Home }) {
  return (
    <>
      <Hero />
      <PlacesSection places={places} />
      <ToursSection tours={tours} />
      <SupplierInvitation />
    </>
  );
}

function PlacesSection({ places }: Pick<Home, 'places'>) {
  const t = useT('home');
  if (!places) return <SectionNotice tone="bad">{t('places_failed')}</SectionNotice>;
  return places.length > 0 ? <Destinations places={places} /> : null;
}

function ToursSection({ tours }: Pick<Home, 'tours'>) {
  const t = useT('home');
  if (!tours) return <SectionNotice tone="bad">{t('tours_failed')}</SectionNotice>;
  if (tours.length === 0) return <SectionNotice>{t('empty')}</SectionNotice>;
  return (
    <>
      <PopularTours tours={tours.slice(0, toursInCarousel)} />
      <Inspiration tours={tours} />
    </>
  );
}

/** A notice in place of a section. */
function SectionNotice(notice: ComponentProps<typeof Notice>) {
  return (
    <div className={`wide ${styles.failed}`}>
      <Notice {...notice} />
    </div>
  );
}
