import 'react-easy-crop/react-easy-crop.css';
import { useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './pictures.module.css';

type Props = {
  tourId: string;
  picture: SupplierPictureView;
  onDone: (cropped: SupplierPictureView) => void;
  onClose: () => void;
};

/** That of a card. */
const aspect = 4 / 3;
const zoomMax = 3;
/** For so long after a drag a click outside the dialog does not close it. */
const dragEndsMs = 100;

/** Selects the part of a picture that is shown: by touch, pointer or arrow keys. */
export function CropDialog({ tourId, picture, onDone, onClose }: Props) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const draggedAt = useRef(-dragEndsMs);
  const key = useRef(crypto.randomUUID());
  const use = async () => {
    if (!area) return;
    setBusy(true);
    setProblem(null);
    try {
      const params = { id: tourId, pictureId: picture.id };
      onDone(await call(paths.cropTourPicture, { params, body: { crop: cropOf(area) }, idempotencyKey: key.current }));
    } catch (thrown) {
      // Another part is another request.
      key.current = crypto.randomUUID();
      setProblem(fieldText(thrown, 'crop') ?? serverText(thrown, t) ?? t('failed'));
      setBusy(false);
    }
  };
  const { crop } = picture;
  return (
    <Dialog
      title={t('crop_title')}
      open
      onClose={() => (performance.now() - draggedAt.current > dragEndsMs ? onClose() : undefined)}
    >
      <div className={styles.crop}>
        <div className={styles.area}>
          <Cropper
            image={picture.originalUrl}
            crop={position}
            zoom={zoom}
            maxZoom={zoomMax}
            aspect={aspect}
            {...(crop && {
              initialCroppedAreaPercentages: {
                x: crop.left * 100,
                y: crop.top * 100,
                width: crop.width * 100,
                height: crop.height * 100,
              },
            })}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            onInteractionEnd={() => (draggedAt.current = performance.now())}
            cropperProps={{ role: 'group', 'aria-label': t('crop_area') }}
            // Its style sheet is a file: the CSP allows no inline styles.
            disableAutomaticStylesInjection
          />
        </div>
        <label className={styles.zoom}>
          {t('crop_zoom')}
          <input
            type="range"
            min={1}
            max={zoomMax}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        <div className={styles.buttons}>
          <Button disabled={area === null || isBusy} onClick={() => void use()}>
            {t('crop_use')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Percents become fractions within the picture; their sums may be a rounding error above 100. */
function cropOf({ x, y, width, height }: Area) {
  const [left, top] = [Math.max(0, x / 100), Math.max(0, y / 100)];
  return { left, top, width: Math.min(width / 100, 1 - left), height: Math.min(height / 100, 1 - top) };
}
