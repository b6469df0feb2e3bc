import type { PhotoView } from '#contract/catalogue.ts';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './all-reviews.module.css';

type Seen = { photos: readonly PhotoView[]; place: number };
type Props = { seen: Seen | null; onSee: (seen: Seen | null) => void };

/** A review's pictures, one at a time. */
export function PhotoViewer({ seen, onSee }: Props) {
  const t = useT('reviews');
  const last = (seen?.photos.length ?? 0) - 1;
  const photo = seen?.photos[seen.place];
  const title = seen ? t('photo', { number: seen.place + 1, of: last + 1 }) : '';
  return (
    <Dialog title={title} open={seen !== null} onClose={() => onSee(null)}>
      {seen && photo ? (
        <>
          <img className={styles.photo} src={photo.url} alt={title} width={photo.width} height={photo.height} />
          {last > 0 ? (
            <p className={styles.steps}>
              <Button look="line" disabled={seen.place === 0} onClick={() => onSee({ ...seen, place: seen.place - 1 })}>
                {t('common:previous')}
              </Button>
              <Button
                look="line"
                disabled={seen.place === last}
                onClick={() => onSee({ ...seen, place: seen.place + 1 })}
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
