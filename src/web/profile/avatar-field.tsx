import { lazy, Suspense, useId, useState, type ChangeEvent } from 'react';
import type { UserView } from '#contract/accounts.ts';
import { Portrait } from '#web/dashboard/portrait.tsx';
import { useT } from '#web/surroundings.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './avatar-field.module.css';
import { type PictureProblem, problemOfPicture } from './picture-file.ts';
import viewStyles from './profile-view.module.css';
import type { PickedAvatar } from './use-profile-form.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type Props = { user: UserView; picked: PickedAvatar; onPick: (picked: PickedAvatar) => void; error?: string };

/** The photo, and a file in its place: looked at here before it is opened, cut to a square, kept when the form is saved. */
export function AvatarField({ user, picked, onPick, error }: Props) {
  const t = useT('profile');
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const photo = picked === undefined ? user.photo : picked;
  const told = problem ? t(problem) : error;
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const found = await problemOfPicture(chosen);
    setProblem(found);
    setFile(found ? null : chosen);
    // The same file may be picked again.
    target.value = '';
  };
  return (
    <div className={styles.avatar}>
      <Portrait user={{ name: user.name, photo }} className={viewStyles.portrait} />
      <div className={styles.words}>
        <div className={styles.buttons}>
          <label className={`${buttonClass('line')} ${styles.file}`}>
            {t('photo_change')}
            <input
              type="file"
              name="avatar"
              className="visually-hidden"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={`${id}-note${told ? ` ${id}-error` : ''}`}
              aria-invalid={told ? true : undefined}
              onChange={(event) => void pick(event)}
            />
          </label>
          {photo ? (
            <Button look="quiet" onClick={() => onPick(null)}>
              {t('photo_remove')}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-note`} className={fieldStyles.note}>
          {picked ? t('photo_new') : t('photo_note')}
        </p>
        {told ? (
          <p id={`${id}-error`} className={fieldStyles.error} role="alert">
            {told}
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
