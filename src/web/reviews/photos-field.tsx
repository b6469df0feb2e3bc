import { useId } from 'react';
import { photosMax } from '#kernel/pictures/review-photos.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { DropArea } from '#web/ui/files/drop-area.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import styles from './photos-field.module.css';
import type { Photos } from './use-photos.ts';

/** The photos of a review: thumbnails of the uploaded ones, each with a button to remove it. */
export function PhotosField({ photos, rejected, isUploading, add, remove }: Photos) {
  const t = useT('reviews');
  const id = useId();
  const isFull = photos.length >= photosMax;
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {t('content:optional', { label: t('photos') })}
      </p>
      <DropArea onDrop={(files) => (isUploading || isFull ? undefined : add(files))}>
        <FileButton
          id={id}
          aria-labelledby={`${id}-label ${id}-button`}
          accept="image/png,image/jpeg,image/webp"
          multiple
          disabled={isUploading || isFull}
          aria-describedby={`${id}-note ${id}-refused`}
          aria-invalid={rejected.length > 0 ? true : undefined}
          onChoose={add}
        >
          {t('photos_choose')}
        </FileButton>
      </DropArea>
      <p id={`${id}-note`} className={styles.note}>
        {t('photos_note', { count: photosMax })}
      </p>
      <p className={styles.note} role="status">
        {isUploading ? t('photos_sending') : photos.length > 0 ? t('photos_ready', { count: photos.length }) : ''}
      </p>
      <div id={`${id}-refused`} className={styles.refused} role="alert">
        {rejected.map(({ name, reason }) => (
          <p key={name}>{t('photo_refused', { name, reason })}</p>
        ))}
      </div>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <img
                src={photo.smallUrl}
                alt={t('photo', { number: place + 1, of: photos.length })}
                width={320}
                height={320}
              />
              <button type="button" aria-label={t('photo_remove', { number: place + 1 })} onClick={() => remove(photo)}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M4 4l12 12M16 4L4 16" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
