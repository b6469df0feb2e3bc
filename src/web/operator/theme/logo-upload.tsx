import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { logoBytesMax, type LogoPicture } from '#kernel/palette/logo.ts';
import type { Theme } from '#kernel/themes.ts';
import { dataUrlOf } from '#web/reviews/prepare-photo.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { FileButton } from '#web/ui/files/file-button.tsx';
import styles from './theme.module.css';

type Props = {
  theme: Theme;
  /** Of the picture that is shown. */
  file: string | undefined;
  onUpload: (theme: Theme, picture: LogoPicture) => void;
};

/** Of which file it is said: of another one it does not hold. */
type LogoMessage = { of: string | undefined; text: string };

/** Takes a file and says at once what is wrong with it, or that it can hardly be distinguished from the ground. */
export function LogoUpload({ theme, file: shown, onUpload }: Props) {
  const t = useT('theme');
  const { call } = usePageContext();
  const [isWorking, setWorking] = useState(false);
  const [faint, setFaint] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<LogoMessage | null>(null);
  const setProblem = (text: string) => setRefusal({ of: shown, text });
  const problem = refusal?.of === shown ? refusal?.text : '';
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    // What is larger does not arrive as a field that the server could name.
    if (file.size > logoBytesMax) return setProblem(t('logo_too_large', { kilobytes: logoBytesMax / 1000 }));
    setWorking(true);
    try {
      const { picture, standsOut } = await call(paths.addLogo, { body: { picture: await dataUrlOf(file) } });
      onUpload(theme, picture);
      setFaint(standsOut[theme] ? undefined : picture.file);
    } catch (thrown) {
      setProblem(fieldText(thrown, 'picture') ?? serverText(thrown, t) ?? t('console:failed'));
    }
    setWorking(false);
  };
  const noteId = `logo-note-${theme}`;
  return (
    <div>
      <FileButton
        accept="image/png,image/webp,image/svg+xml"
        aria-describedby={noteId}
        aria-invalid={problem ? true : undefined}
        onChoose={([file]) => void upload(file)}
      >
        {t(theme === 'light' ? 'logo_choose' : 'logo_choose_dark')}
      </FileButton>
      <p id={noteId} className={styles.note}>
        {t('logo_file_note', { kilobytes: logoBytesMax / 1000 })}
      </p>
      <p role="status">{isWorking ? t('console:working') : faint && faint === shown ? t('logo_faint') : ''}</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
