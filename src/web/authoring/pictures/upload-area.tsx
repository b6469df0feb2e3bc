import { useT } from '#web/runtime/router/page-context.ts';
import { DropArea } from '#web/ui/files/drop-area.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './pictures.module.css';
import type { useUploads } from './use-uploads.ts';

/** Takes pictures by a button and by dropping files on it. */
export function UploadArea({ uploads: { progress, refused, add } }: { uploads: ReturnType<typeof useUploads> }) {
  const t = useT('authoring');
  return (
    <DropArea onDrop={add}>
      <FileButton multiple accept="image/png,image/jpeg,image/webp" aria-describedby="pictures-note" onChoose={add}>
        {t('add_pictures')}
      </FileButton>
      <p id="pictures-note">{t('note_pictures')}</p>
      <p role="status" className={styles.progress}>
        {progress ? (
          <>
            {t('uploading', { number: progress.done + 1, total: progress.total })}
            <progress max={progress.total} value={progress.done} aria-hidden="true" />
          </>
        ) : null}
      </p>
      {refused.length > 0 ? (
        <Notice tone="bad">
          <ul className={styles.refused}>
            {refused.map(({ name, reason }, index) => (
              <li key={`${index} ${name}`}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </DropArea>
  );
}
