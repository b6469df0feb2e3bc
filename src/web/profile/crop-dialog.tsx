import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './crop-dialog.module.css';
import { cropPicture } from './crop-picture.ts';

type Props = {
  file: File;
  onDone: (dataUrl: string) => void;
  onUnreadable: () => void;
  onClose: () => void;
};

const zoomMax = 4;
/** For so long after a drag a click outside the dialog does not close it. */
const dragEndsMs = 100;

/** Selects the square of a picture for the photo: by touch, pointer or arrow keys. */
export function CropDialog({ file, onDone, onUnreadable, onClose }: Props) {
  const t = useT('profile');
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const draggedAt = useRef(-dragEndsMs);
  const giveUp = () => {
    onUnreadable();
    onClose();
  };
  const use = async () => {
    const cut = area && address ? await cropPicture(address, area) : null;
    if (cut === null) return giveUp();
    onDone(cut);
    onClose();
  };
  return (
    <Dialog
      title={t('crop_title')}
      open
      onClose={() => (performance.now() - draggedAt.current > dragEndsMs ? onClose() : undefined)}
    >
      <div className={styles.crop}>
        <div className={styles.area}>
          {address ? (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={zoomMax}
              aspect={1}
              cropShape="round"
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              onInteractionEnd={() => (draggedAt.current = performance.now())}
              mediaProps={{ onError: giveUp }}
              cropperProps={{ role: 'group', 'aria-label': t('crop_area') }}
              // Its style sheet is a file: the CSP allows no inline styles.
              disableAutomaticStylesInjection
            />
          ) : null}
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
        <div className={styles.buttons}>
          <Button disabled={area === null} onClick={() => void use()}>
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

/** An object URL for a file as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const dataUrl = URL.createObjectURL(file);
    setAddress(dataUrl);
    return () => URL.revokeObjectURL(dataUrl);
  }, [file]);
  return address;
}
