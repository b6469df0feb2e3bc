import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { TourCard, type CardTour } from '#web/ui/tour-card.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import styles from './popular-tours.module.css';
import { Row } from './row.tsx';

type Props = { id: 'popular' | 'featured'; tours: readonly CardTour[] };

export function PopularTours({ id, tours }: Props) {
  const t = useT('home');
  return (
    <Row id={id} title={t(id, { appName: usePageContext().settings.appName })} look={styles.carousel!}>
      {tours.map((tour) => (
        <li key={tour.id}>
          <TourCard tour={tour} actions={<WishlistHeart tour={tour} />} />
        </li>
      ))}
    </Row>
  );
}
