import { useEffect, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { CropFrame, type Cropped } from '#web/ui/crop/crop-frame.tsx';
import { cropPicture } from './crop-picture.ts';

type Props = {
  file: File;
  onDone: (dataUrl: string) => void;
  onUnreadable: () => void;
  onClose: () => void;
};

/** Selects the square of a picture for the photo. */
export function CropDialog({ file, onDone, onUnreadable, onClose }: Props) {
  const t = useT('profile');
  const address = useObjectUrl(file);
  const giveUp = () => {
    onUnreadable();
    onClose();
  };
  const use = async ({ pixels }: Cropped) => {
    const cut = address ? await cropPicture(address, pixels) : null;
    if (cut === null) return giveUp();
    onDone(cut);
    onClose();
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
      image={address}
      aspect={1}
      zoomMax={4}
      round
      onUse={(cropped) => void use(cropped)}
      onUnreadable={giveUp}
      onClose={onClose}
    />
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
