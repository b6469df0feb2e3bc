import { useT } from '#web/runtime/router/page-context.ts';
import { smallPicture, stockPicture } from '#web/ui/small-picture.ts';
import { useLightbox } from '#web/ui/lightbox/use-lightbox.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './gallery.module.css';

const thumbnails = 4;

/** Up to five pictures: in one column a strip of large ones, beside the booking box one large and the others small; each opens large. */
export function Gallery({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const pictures = picturesOf(tour);
  const { lightbox, open } = useLightbox(pictures);
  const [main, ...small] = pictures;
  return (
    <>
      <div className={`${styles.gallery} ${small.length === 0 ? styles.single : ''}`}>
        <button type="button" className={styles.main} onClick={() => open(0)}>
          <img src={main!.url} alt={main!.alt} width={1200} height={900} fetchPriority="high" />
          {small.length > 0 ? <span>{t('all_pictures', { number: pictures.length })}</span> : null}
        </button>
        {small.map((picture, index) => (
          <button key={picture.url} type="button" className={styles.thumbnail} onClick={() => open(index + 1)}>
            <img
              src={smallPicture(picture.url)}
              {...renditionsOf(picture.url)}
              alt={picture.alt}
              width={600}
              height={450}
              decoding="async"
            />
          </button>
        ))}
      </div>
      {lightbox}
    </>
  );
}

/** In one column they are nearly as wide as a phone. Posters have one size for all. */
const renditionsOf = (url: string) =>
  url !== smallPicture(url) && { srcSet: `${smallPicture(url)} 600w, ${url} 1200w`, sizes: 'min(88vw, 24rem)' };

/** The tour's main picture first, then the others without duplicates. */
function picturesOf(tour: ShownTour): { url: string; alt: string }[] {
  const first = { url: tour.image || stockPicture, alt: tour.imageAlt || tour.name };
  const others = tour.media.filter((picture) => picture.url !== first.url);
  return [first, ...others].slice(0, 1 + thumbnails);
}
