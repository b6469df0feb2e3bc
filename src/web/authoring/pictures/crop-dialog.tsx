import { useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { CropFrame, type Cropped } from '#web/ui/crop/crop-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  tourId: string;
  picture: SupplierPictureView;
  onDone: (cropped: SupplierPictureView) => void;
  onClose: () => void;
};

/** That of a card. */
const aspect = 4 / 3;

/** Selects the part of a picture that is shown. */
export function CropDialog({ tourId, picture, onDone, onClose }: Props) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());
  const use = async ({ percents }: Cropped) => {
    setBusy(true);
    setProblem(null);
    try {
      const params = { id: tourId, pictureId: picture.id };
      const body = { crop: cropOf(percents) };
      onDone(await call(paths.cropTourPicture, { params, body, idempotencyKey: key.current }));
    } catch (thrown) {
      // Another part is another request.
      key.current = crypto.randomUUID();
      setProblem(fieldText(thrown, 'crop') ?? serverText(thrown, t) ?? t('failed'));
      setBusy(false);
    }
  };
  return (
    <CropFrame
      texts={{
        title: t('crop_title'),
        area: t('crop_area'),
        zoom: t('crop_zoom'),
        use: t('crop_use'),
        cancel: t('cancel'),
      }}
      image={picture.originalUrl}
      aspect={aspect}
      zoomMax={3}
      initialArea={picture.crop ? areaOf(picture.crop) : undefined}
      isBusy={isBusy}
      problem={problem ? <Notice tone="bad">{problem}</Notice> : null}
      onUse={(cropped) => void use(cropped)}
      onClose={onClose}
    />
  );
}

type Crop = NonNullable<SupplierPictureView['crop']>;

const areaOf = ({ left, top, width, height }: Crop): Area => ({
  x: left * 100,
  y: top * 100,
  width: width * 100,
  height: height * 100,
});

/** Percents become fractions within the picture; their sums may be a rounding error above 100. */
function cropOf({ x, y, width, height }: Area): Crop {
  const [left, top] = [Math.max(0, x / 100), Math.max(0, y / 100)];
  return { left, top, width: Math.min(width / 100, 1 - left), height: Math.min(height / 100, 1 - top) };
}
