import { lazy } from 'react';
import type { TourOffSaleView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { BookingBox } from '#web/booking-box/booking-box.tsx';
import { useBooking } from '#web/booking-box/use-booking.ts';
import { linkPicture, resultsPath, tourPath } from '#web/runtime/router/addresses.ts';
import { withStatus } from '#web/runtime/router/load.ts';
import { definePage, type HeadContext, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { WhenNear } from '#web/ui/loading/when-near.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import { BookingBar } from './booking-bar.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Itinerary } from './itinerary.tsx';
import { Points } from './points.tsx';
import { Practical } from './practical.tsx';
import { Questions } from './questions.tsx';
import { Sections } from './sections.tsx';
import { Seller } from './seller.tsx';
import { shownTour, type ShownTour } from './shown-tour.ts';
import { structuredTour } from './structured-tour.ts';
import styles from './tour-page.module.css';

// Where the tour is not on sale, part of the document, but never of the first load of one that is.
const OtherTours = import.meta.env.SSR
  ? (await import('./more/other-tours.tsx')).OtherTours
  : lazy(async () => ({ default: (await import('./more/other-tours.tsx')).OtherTours }));

export const page = definePage<ShownTour | TourOffSaleView>({
  load,
  head,
  failure: 'tour-detail:load_failed',
  Page: TourPage,
});

function load({ call, language, currency, params }: LoadContext): Promise<ShownTour | TourOffSaleView> {
  const query = { lang: language, currency, view: '1' } as const;
  return call(paths.getTour, { params: params as { id: string }, query }).then(shownTour, offSale);
}

/** Any other refusal is thrown. */
function offSale(refusal: { current?: TourOffSaleView }): TourOffSaleView {
  if (!refusal.current) throw refusal;
  return withStatus(refusal.current, 404);
}

function head(tour: ShownTour | TourOffSaleView, at: HeadContext) {
  if (!('slug' in tour)) return { title: tour.title, indexed: false };
  return {
    title: at.t('tour-detail:page_title', { name: tour.name, city: tour.city }),
    description: tour.description,
    canonical: tourPath(tour.slug),
    image: linkPicture(tour.slug),
    // Only part of the document, so it is not in the browser's bundle.
    structured: import.meta.env.SSR ? structuredTour(tour, at) : [],
  };
}

function TourPage({ data: tour }: { data: ShownTour | TourOffSaleView }) {
  const { settings } = usePageContext();
  // Without a boundary: its fallback would take the place of what the server has rendered.
  const shown = 'slug' in tour ? <OpenTour key={tour.id} tour={tour} /> : <OtherTours tour={tour} />;
  return settings.tourPageRequiresSignIn ? <SignedInOnly>{shown}</SignedInOnly> : shown;
}

function OpenTour({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const booking = useBooking(tour, 'tour');
  const withTrip = useTripLink();
  const isToPay = booking.quote?.payLater && booking.howPaid === 'now';
  const submitText = t(
    tour.confirmation === 'on-request' ? 'request_to_book' : isToPay ? 'book-tour:submit_now' : 'book_now',
  );
  return (
    <div className="wide">
      <div className={styles.page}>
        <Breadcrumb
          crumbs={[
            { name: t('common:home'), to: '/' },
            { name: tour.place.name, to: withTrip(resultsPath({ place: tour.place.slug })) },
            { name: tour.name },
          ]}
        />
        <header className={styles.top}>
          <h1>{tour.name}</h1>
          <p className={styles.byline}>
            <a href="#resenas">
              <Rating rating={tour.rating} count={tour.review} />
            </a>
            <a href="#que-haras">{t('tab_que-haras')}</a>
            <a href="#punto">{t('tab_punto')}</a>
            <span>{`${tour.city}, ${tour.country}`}</span>
            <span>{t('by_partner', { name: tour.supplier.name })}</span>
          </p>
          <WishlistHeart tour={tour} look="button" />
        </header>
        <div className={styles.columns}>
          {/** The tour in brief: in view without scrolling on a desktop. */}
          <div className={styles.lead}>
            <Gallery tour={tour} />
            <Points name={t('highlights')} items={tour.facts.highlights} heading="h2" sign="check" />
            <Facts tour={tour} />
          </div>
          <aside className={styles.aside} id="booking" aria-label={t('booking')}>
            <BookingBox
              tour={tour}
              booking={booking}
              adults={{ name: 'adults', label: t('adults') }}
              submitText={submitText}
            />
          </aside>
          <div className={styles.text}>
            <Itinerary tour={tour} />
            <Practical tour={tour} />
            <Sections tour={tour} />
            <Questions tour={tour} />
            <Seller tour={tour} />
          </div>
        </div>
      </div>
      <WhenNear className={styles.similar}>
        <OtherTours tour={tour} />
      </WhenNear>
      <BookingBar tour={tour} booking={booking} submitText={submitText} />
    </div>
  );
}
