import { useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { stockPicture } from '#web/ui/stock-picture.ts';
import type { ShownTour } from './shown-tour.ts';
import styles from './gallery.module.css';

const thumbnails = 4;

/** One large picture and up to four small ones; clicking a small one swaps it with the large one. */
export function Gallery({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const [order, setOrder] = useState(() => picturesOf(tour));
  const [main, ...small] = order;
  const show = (index: number) =>
    setOrder((before) =>
      before.map((picture, place) => (place === 0 ? before[index]! : place === index ? before[0]! : picture)),
    );
  return (
    <div className={`${styles.gallery} ${small.length === 0 ? styles.single : ''}`}>
      <img
        key={main!.url}
        className={styles.main}
        src={main!.url}
        alt={main!.alt}
        width={1200}
        height={900}
        fetchPriority="high"
      />
      {small.map((picture, index) => (
        <button
          key={index}
          type="button"
          className={styles.thumbnail}
          aria-label={t('show_picture', { alt: picture.alt })}
          onClick={() => show(index + 1)}
        >
          <img src={picture.url} alt="" width={600} height={450} decoding="async" />
        </button>
      ))}
    </div>
  );
}

/** The tour's main picture first, then the others without duplicates. */
function picturesOf(tour: ShownTour): { url: string; alt: string }[] {
  const first = { url: tour.image || stockPicture, alt: tour.imageAlt || tour.name };
  const others = tour.media.filter((picture) => picture.url !== first.url);
  return [first, ...others].slice(0, 1 + thumbnails);
}
