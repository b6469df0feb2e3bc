import type { ComponentProps } from 'react';
import { linkPicture } from '#web/addresses.ts';
import { withStatus } from '#web/load.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/page.ts';
import { useT } from '#web/surroundings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { cardOf, type CardTour } from '#web/ui/tour-card.tsx';
import { Destinations, posterOf, type Poster } from './destinations.tsx';
import { Hero } from './hero.tsx';
import { Inspiration } from './inspiration.tsx';
import { PartnerCall } from './partner-call.tsx';
import { PopularTours } from './popular-tours.tsx';
import styles from './home.module.css';

type Home = { tours: readonly CardTour[] | null; places: readonly Poster[] | null };

const toursAsked = 8;
const toursInCarousel = 7;
const placesAsked = 12;

export const page = definePage<Home>({ load, head, Page: HomePage });

/** Each half fails on its own: the page then says so in that half's place, with status 503. */
async function load({ call, language, currency }: LoadContext): Promise<Home> {
  const [tours, places] = await Promise.all([
    call('listTours', {
      query: { orderBy: 'popularity', orderDir: 'DESC', pageSize: toursAsked, lang: language, currency },
    }).catch(() => null),
    call('listPlaces', {
      query: { page: 1, pageSize: placesAsked, orderBy: 'name', type: 'city', lang: language },
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
      <PlacesHalf places={places} />
      <ToursHalf tours={tours} />
      <PartnerCall />
    </>
  );
}

function PlacesHalf({ places }: Pick<Home, 'places'>) {
  const t = useT('home');
  if (!places) return <InPlace tone="bad">{t('places_failed')}</InPlace>;
  return places.length > 0 ? <Destinations places={places} /> : null;
}

function ToursHalf({ tours }: Pick<Home, 'tours'>) {
  const t = useT('home');
  if (!tours) return <InPlace tone="bad">{t('tours_failed')}</InPlace>;
  if (tours.length === 0) return <InPlace>{t('empty')}</InPlace>;
  return (
    <>
      <PopularTours tours={tours.slice(0, toursInCarousel)} />
      <Inspiration tours={tours} />
    </>
  );
}

/** What stands where the sections would be. */
function InPlace(notice: ComponentProps<typeof Notice>) {
  return (
    <div className={`wide ${styles.failed}`}>
      <Notice {...notice} />
    </div>
  );
}
