import 'react-easy-crop/react-easy-crop.css';
import { useRef, useState, type ReactNode } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './crop-frame.module.css';

/** A part of a picture, as the library measures it. */
export type Cropped = { percents: Area; pixels: Area };

type Props = {
  texts: { title: string; area: string; zoom: string; use: string; cancel: string };
  /** null: it is not loaded yet. */
  image: string | null;
  /** Width by height. */
  aspect: number;
  zoomMax: number;
  round?: boolean;
  /** In percents of the picture. */
  initialArea?: Area | undefined;
  isBusy?: boolean;
  problem?: ReactNode;
  onUse: (cropped: Cropped) => void;
  onUnreadable?: () => void;
  onClose: () => void;
};

/** For so long after a drag a click outside the dialog does not close it. */
const dragEndsMs = 100;

/** Selects a part of a picture: by touch, pointer or arrow keys. */
export function CropFrame({ texts, image, round = false, problem, onUse, onClose, ...props }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const draggedAt = useRef(-dragEndsMs);
  const { aspect, zoomMax, initialArea, isBusy, onUnreadable } = props;
  return (
    <Dialog
      title={texts.title}
      open
      onClose={() => (performance.now() - draggedAt.current > dragEndsMs ? onClose() : undefined)}
    >
      <div className={styles.crop}>
        <div className={`${styles.area} ${round ? styles.round : ''}`}>
          {image === null ? null : (
            <Cropper
              image={image}
              crop={position}
              zoom={zoom}
              maxZoom={zoomMax}
              aspect={aspect}
              {...(round && { cropShape: 'round' as const, showGrid: false })}
              {...(initialArea && { initialCroppedAreaPercentages: initialArea })}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(percents, pixels) => setCropped({ percents, pixels })}
              onInteractionEnd={() => (draggedAt.current = performance.now())}
              {...(onUnreadable && { mediaProps: { onError: onUnreadable } })}
              cropperProps={{ role: 'group', 'aria-label': texts.area }}
              // Its style sheet is a file: the CSP allows no inline styles.
              disableAutomaticStylesInjection
            />
          )}
        </div>
        <label className={styles.zoom}>
          {texts.zoom}
          <input
            type="range"
            min={1}
            max={zoomMax}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {problem}
        <div className={styles.buttons}>
          <Button disabled={cropped === null || isBusy} onClick={() => onUse(cropped!)}>
            {texts.use}
          </Button>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
