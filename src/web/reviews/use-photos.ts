// Pictures of a review that is being written: each is sent when it is chosen, so that one that cannot be taken is
// refused while there is time to choose another.
import { useState } from 'react';
import { photosMax } from '#contract/reviews.paths.ts';
import type { WaitingPhotoView } from '#contract/reviews.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { dataUrlOf, heaviestBytes, pictureToSend } from './picture-to-send.ts';

export type Refused = { name: string; reason: string };

export type Photos = {
  photos: readonly WaitingPhotoView[];
  refused: readonly Refused[];
  isSending: boolean;
  add: (files: readonly File[]) => void;
  remove: (photo: WaitingPhotoView) => void;
};

export function usePhotos(): Photos {
  const t = useT('reviews');
  const { call } = useSurroundings();
  const [photos, setPhotos] = useState<readonly WaitingPhotoView[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isSending, setSending] = useState(false);

  const send = async (file: File): Promise<void> => {
    const picture = await pictureToSend(file);
    if (picture.size > heaviestBytes) return refuse(file, t('photo_heavy', { megabytes: heaviestBytes / 1e6 }));
    try {
      const photo = await call('addReviewPhoto', { body: { picture: await dataUrlOf(picture) } });
      setPhotos((others) => [...others, photo]);
    } catch (thrown) {
      refuse(file, fieldText(thrown, 'picture') ?? serverText(thrown, t) ?? t('photo_failed'));
    }
  };
  const refuse = ({ name }: File, reason: string) => setRefused((others) => [...others, { name, reason }]);

  const addAll = async (files: readonly File[]) => {
    setSending(true);
    setRefused([]);
    const room = photosMax - photos.length;
    for (const file of files.slice(0, room)) await send(file);
    for (const file of files.slice(room)) refuse(file, t('photo_too_many', { count: photosMax }));
    setSending(false);
  };

  const remove = (photo: WaitingPhotoView) => {
    setPhotos((others) => others.filter(({ id }) => id !== photo.id));
    // One that stays behind is forgotten by itself after a day.
    call('removeReviewPhoto', { params: { id: photo.id } }).catch(() => undefined);
  };
  return { photos, refused, isSending, add: (files) => void addAll(files), remove };
}
