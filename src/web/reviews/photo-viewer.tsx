import type { PhotoView } from '#contract/catalogue.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './all-reviews.module.css';

type ViewedPhoto = { photos: readonly PhotoView[]; place: number };
type Props = { viewed: ViewedPhoto | null; onView: (viewed: ViewedPhoto | null) => void };

/** Shows the photos of a review one by one. */
export function PhotoViewer({ viewed, onView }: Props) {
  const t = useT('reviews');
  const last = (viewed?.photos.length ?? 0) - 1;
  const photo = viewed?.photos[viewed.place];
  const title = viewed ? t('photo', { number: viewed.place + 1, of: last + 1 }) : '';
  return (
    <Dialog title={title} open={viewed !== null} onClose={() => onView(null)}>
      {viewed && photo ? (
        <>
          <img className={styles.photo} src={photo.url} alt={title} width={photo.width} height={photo.height} />
          {last > 0 ? (
            <p className={styles.steps}>
              <Button
                look="line"
                disabled={viewed.place === 0}
                onClick={() => onView({ ...viewed, place: viewed.place - 1 })}
              >
                {t('common:previous')}
              </Button>
              <Button
                look="line"
                disabled={viewed.place === last}
                onClick={() => onView({ ...viewed, place: viewed.place + 1 })}
              >
                {t('common:next')}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
