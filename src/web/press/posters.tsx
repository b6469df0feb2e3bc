import type { TourCardView } from '#contract/catalogue.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './press-page.module.css';

export function Posters({ tours }: { tours: readonly TourCardView[] }) {
  const t = useT('press');
  if (tours.length === 0) return null;
  return (
    <section>
      <h2>{t('posters')}</h2>
      <p className={styles.text}>{t('posters_text')}</p>
      <ul className={styles.posters}>
        {tours.map(({ id, name, image, imageAlt }) => (
          <li key={id}>
            <img src={image} alt={imageAlt} width="400" height="300" loading="lazy" />
            <a href={image} download>
              {t('poster_file', { title: name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
