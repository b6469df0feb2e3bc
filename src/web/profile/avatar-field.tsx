import { lazy, Suspense, useRef, useState } from 'react';
import type { UserView } from '#contract/accounts/accounts.ts';
import { Portrait } from '#web/dashboard/portrait.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { useFieldId } from '#web/ui/form-id.ts';
import styles from './avatar-field.module.css';
import { type PictureProblem, problemOfPicture } from './picture-file.ts';
import viewStyles from './profile-view.module.css';
import type { PickedAvatar } from './use-profile-form.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type Props = { user: UserView; picked: PickedAvatar; onPick: (picked: PickedAvatar) => void; error?: string };

/** The photo and a file to replace it: checked before it is decoded, cropped to a square, uploaded when the form is saved. */
export function AvatarField({ user, picked, onPick, error }: Props) {
  const t = useT('profile');
  const id = useFieldId('avatar');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const photo = picked === undefined ? user.photo : picked;
  const errorText = problem ? t(problem) : error;
  const pick = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await problemOfPicture(chosen);
    setProblem(found);
    setFile(found ? null : chosen);
  };
  const remove = () => {
    onPick(null);
    // The button disappears with the photo, and the focus would be lost.
    input.current?.focus();
  };
  return (
    <div className={styles.avatar}>
      <Portrait user={{ name: user.name, photo }} className={viewStyles.portrait} />
      <div className={styles.text}>
        <div className={styles.buttons}>
          <FileButton
            ref={input}
            id={id}
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-note${errorText ? ` ${id}-error` : ''}`}
            aria-invalid={errorText ? true : undefined}
            onChoose={([chosen]) => void pick(chosen)}
          >
            {t('photo_change')}
          </FileButton>
          {photo ? (
            <Button look="quiet" onClick={remove}>
              {t('photo_remove')}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-note`} className={fieldStyles.note}>
          {picked ? t('photo_new') : t('photo_note')}
        </p>
        {errorText ? (
          <p id={`${id}-error`} className={fieldStyles.error} role="alert">
            {errorText}
          </p>
        ) : null}
      </div>
      {file ? (
        <Suspense>
          <CropDialog
            file={file}
            onClose={() => setFile(null)}
            onDone={onPick}
            onUnreadable={() => setProblem('photo_format')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
