import type { TourPicture } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './pictures.module.css';
import { usePictureViews } from './use-pictures.ts';

type Props = { tourId: string; pictures: readonly TourPicture[] };

/** What the operator looks at before a version is published. */
export function ReviewPictures({ tourId, pictures }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const [views] = usePictureViews(
    tourId,
    pictures.map(({ id }) => id),
  );
  return (
    <ol className={styles.review}>
      {pictures.map(({ id, alt }, index) => {
        const url = views.get(id)?.url;
        const words = alt[language] || t('picture_number', { number: index + 1 });
        return (
          <li key={id} className={styles.thumbnail}>
            {url ? <img src={url} alt={words} width={1200} height={900} /> : <p>{t('picture_pending')}</p>}
          </li>
        );
      })}
    </ol>
  );
}
