// Uploads of a draft, one after the other.
import { useRef, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { tourPictureLimits } from '#kernel/tour-documents/picture-limits.ts';
import { problemOfPicture } from '#web/profile/picture-file.ts';
import { dataUrlOf, preparePhoto } from '#web/reviews/prepare-photo.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

export type Refused = { name: string; reason: string };
type Progress = { done: number; total: number } | null;
type Options = { tourId: string; count: number; onAdded: (view: SupplierPictureView) => void };

export function useUploads({ tourId, count, onAdded }: Options) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const [progress, setProgress] = useState<Progress>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const queue = useRef(Promise.resolve());

  const upload = async (file: File): Promise<string | null> => {
    // A photo of a phone becomes smaller before it is measured.
    const picture = await preparePhoto(file);
    const problem = await problemOfPicture(picture);
    if (problem) return t(problem);
    try {
      const body = { picture: await dataUrlOf(picture) };
      const idempotencyKey = crypto.randomUUID();
      onAdded(await call(paths.addTourPicture, { params: { id: tourId }, body, idempotencyKey }));
      return null;
    } catch (thrown) {
      return fieldText(thrown, 'picture') ?? serverText(thrown, t) ?? t('failed');
    }
  };

  const uploadAll = async (files: readonly File[]) => {
    const room = Math.max(0, tourPictureLimits.perTour - count);
    setRefused(
      files.slice(room).map(({ name }) => ({ name, reason: t('pictures_full', { most: tourPictureLimits.perTour }) })),
    );
    const taken = files.slice(0, room);
    for (const [done, file] of taken.entries()) {
      setProgress({ done, total: taken.length });
      const reason = await upload(file);
      if (reason) setRefused((others) => [...others, { name: file.name, reason }]);
    }
    setProgress(null);
  };
  return {
    progress,
    refused,
    add: (files: readonly File[]) => void (queue.current = queue.current.then(() => uploadAll(files))),
  };
}
