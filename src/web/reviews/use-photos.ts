// Photos of a review that is being written. Each is uploaded when it is chosen, so that a refusal comes while another can
// still be chosen.
import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { photosMax } from '#kernel/pictures/review-photos.ts';
import type { WaitingPhotoView } from '#contract/reviews.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dataUrlOf, maxPhotoBytes, preparePhoto } from './prepare-photo.ts';

export type RejectedPhoto = { name: string; reason: string };

export type Photos = {
  photos: readonly WaitingPhotoView[];
  rejected: readonly RejectedPhoto[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  remove: (photo: WaitingPhotoView) => void;
};

export function usePhotos(): Photos {
  const t = useT('reviews');
  const { call } = usePageContext();
  const [photos, setPhotos] = useState<readonly WaitingPhotoView[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedPhoto[]>([]);
  const [isUploading, setUploading] = useState(false);

  const upload = async (file: File): Promise<void> => {
    const picture = await preparePhoto(file);
    if (picture.size > maxPhotoBytes) return reject(file, t('photo_heavy', { megabytes: maxPhotoBytes / 1e6 }));
    try {
      const photo = await call(paths.addReviewPhoto, { body: { picture: await dataUrlOf(picture) } });
      setPhotos((others) => [...others, photo]);
    } catch (thrown) {
      reject(file, fieldText(thrown, 'picture') ?? serverText(thrown, t) ?? t('photo_failed'));
    }
  };
  const reject = ({ name }: File, reason: string) => setRejected((others) => [...others, { name, reason }]);

  const addAll = async (files: readonly File[]) => {
    setUploading(true);
    setRejected([]);
    const room = photosMax - photos.length;
    for (const file of files.slice(0, room)) await upload(file);
    for (const file of files.slice(room)) reject(file, t('photo_too_many', { count: photosMax }));
    setUploading(false);
  };

  const remove = (photo: WaitingPhotoView) => {
    setPhotos((others) => others.filter(({ id }) => id !== photo.id));
    // The server deletes unused photos after a day.
    call(paths.removeReviewPhoto, { params: { id: photo.id } }).catch(() => undefined);
  };
  return { photos, rejected, isUploading, add: (files) => void addAll(files), remove };
}
