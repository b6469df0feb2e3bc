import type { MouseEvent, ReactNode } from 'react';
import type { PhotoView, ReviewView } from '#contract/catalogue.ts';
import { dateFormat, namesOf } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Stars } from '#web/ui/rating.tsx';
import { useLightbox } from '#web/ui/lightbox/use-lightbox.tsx';
import styles from './review-card.module.css';

const defaultStars = 5;

type Props = {
  review: Omit<ReviewView, 'verified'>;
  supplier: string;
  onReport?: () => void;
  /** Beside the report. */
  helpful?: ReactNode;
  /** Below the texts. */
  children?: ReactNode;
};

/** Every review belongs to a completed booking. */
export function ReviewCard({ review, supplier, onReport, helpful, children }: Props) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(review.date));
  const author = review.author || t('traveler');
  return (
    <article className={styles.review}>
      <p className={styles.top}>
        <strong>{author}</strong>
        <Stars stars={review.rating ?? defaultStars} />
      </p>
      <p className={styles.note}>
        <time dateTime={review.date.slice(0, 10)}>{day}</time>
        {`\u00a0· ${t('verified')}`}
        {review.language === language ? null : `\u00a0· ${namesOf('language', language).of(review.language)}`}
      </p>
      <p lang={review.language}>{review.comment}</p>
      {review.photos.length > 0 ? <Photos photos={review.photos} author={author} /> : null}
      {review.supplierReply ? (
        <blockquote className={styles.reply} lang={review.replyLanguage ?? review.language}>
          <strong lang={language}>{t('reply_from', { name: supplier })}</strong>
          <p>{review.supplierReply}</p>
        </blockquote>
      ) : null}
      {children}
      {onReport ? (
        <div className={styles.actions}>
          {helpful}
          <button
            type="button"
            className={styles.report}
            aria-label={t('report_spoken', { name: author })}
            onClick={onReport}
          >
            {t('report')}
          </button>
        </div>
      ) : null}
    </article>
  );
}

/** Small ones, each of which opens large on the page: without scripts it is a link to the image. */
function Photos({ photos, author }: { photos: readonly PhotoView[]; author: string }) {
  const t = useT('tour-detail');
  const pictures = photos.map((photo, place) => ({
    ...photo,
    alt: t('photo_by', { number: place + 1, name: author }),
  }));
  const { lightbox, open } = useLightbox(pictures);
  const openHere = (event: MouseEvent, place: number) => {
    event.preventDefault();
    open(place);
  };
  return (
    <>
      <ul className={styles.photos}>
        {pictures.map(({ url, smallUrl, alt }, place) => (
          <li key={url}>
            <a href={url} onClick={(event) => openHere(event, place)}>
              <img src={smallUrl} alt={alt} width={320} height={320} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
