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
import { ideasFrom, type Idea } from './ideas.ts';
import { Inspiration } from './inspiration.tsx';
import { popularBeside, popularTourCount, toursInCarousel } from './most-popular.ts';
import { TrustLine, type Facts } from './trust-line.tsx';
import { SupplierInvitation } from './supplier-invitation.tsx';
import { PopularTours } from './popular-tours.tsx';
import styles from './home.module.css';

type Home = Facts & {
  tours: readonly CardTour[] | null;
  /** Chosen by the operator. */
  featured: readonly CardTour[];
  ideas: readonly Idea[];
  places: readonly Poster[] | null;
};

const ideaCount = 8;
const destinationCount = 12;

export const page = definePage<Home>({ load, head, Page: HomePage });

/** Each section fails on its own: its place then shows a notice, and the status is 503. */
async function load({ call, language, currency }: LoadContext): Promise<Home> {
  const texts = { lang: language, currency };
  const loadPopular = (pageSize: number) =>
    call(paths.listTours, { query: { orderBy: 'popularity', orderDir: 'DESC', pageSize, ...texts } });
  const [tours, featured, places, rated, figures, terms] = await Promise.all([
    loadPopular(popularTourCount).catch(() => null),
    call(paths.listTours, { query: { featured: 'true', ...texts } }).catch(() => null),
    call(paths.listPlaces, {
      query: { page: 1, pageSize: destinationCount, orderBy: 'popularity', type: 'city', lang: language },
    }).catch(() => null),
    call(paths.listTours, {
      query: { orderBy: 'rating', pageSize: toursInCarousel + 2 * ideaCount, ...texts },
    }).catch(() => null),
    call(paths.getFigures).catch(() => null),
    call(paths.getPartnerTerms).catch(() => null),
  ]);
  const chosen = featured?.data.map(cardOf) ?? [];
  const popular = tours && (await popularBeside(chosen, tours, loadPopular)).map(cardOf);
  return withStatus(
    {
      tours: popular,
      featured: chosen,
      ideas: ideasFrom(rated?.data ?? [], [...chosen, ...(popular ?? [])], ideaCount),
      places: places?.data.map(posterOf) ?? null,
      reviews: figures?.reviews ?? null,
      supplierPercent: terms && 100 - terms.commissionPercent,
    },
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

function HomePage({ data: { tours, featured, ideas, places, ...facts } }: { data: Home }) {
  return (
    <>
      <Hero />
      <TrustLine {...facts} />
      <PlacesSection places={places} />
      {featured.length > 0 ? <PopularTours id="featured" tours={featured} /> : null}
      <ToursSection tours={tours} ideas={ideas} hasFeatured={featured.length > 0} />
      <SupplierInvitation />
    </>
  );
}

function PlacesSection({ places }: Pick<Home, 'places'>) {
  if (!places) return <SectionNotice tone="bad" text="places_failed" />;
  return places.length > 0 ? <Destinations places={places} /> : null;
}

function ToursSection({ tours, ideas, hasFeatured }: Pick<Home, 'tours' | 'ideas'> & { hasFeatured: boolean }) {
  if (!tours) return <SectionNotice tone="bad" text="tours_failed" />;
  if (tours.length === 0 && !hasFeatured) return <SectionNotice text="empty" />;
  return (
    <>
      {tours.length > 0 ? <PopularTours id="popular" tours={tours} /> : null}
      {ideas.length > 0 ? <Inspiration tours={ideas} /> : null}
    </>
  );
}

type SectionNoticeProps = Pick<ComponentProps<typeof Notice>, 'tone'> & {
  text: 'places_failed' | 'tours_failed' | 'empty';
};

/** A notice in place of a section. */
function SectionNotice({ tone, text }: SectionNoticeProps) {
  return (
    <div className={`wide ${styles.failed}`}>
      <Notice tone={tone}>{useT('home')(text)}</Notice>
    </div>
  );
}
