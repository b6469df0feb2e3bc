import { type DragEvent, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './pictures.module.css';
import type { useUploads } from './use-uploads.ts';

/** Takes pictures by a button and by dropping files on it. */
export function UploadArea({ uploads: { progress, refused, add } }: { uploads: ReturnType<typeof useUploads> }) {
  const t = useT('authoring');
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={`${styles.upload}${isOver ? ` ${styles.over}` : ''}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={`${buttonClass('line')} ${styles.file}`}>
        {t('add_pictures')}
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby="pictures-note"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be picked again.
            target.value = '';
          }}
        />
      </label>
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
    </div>
  );
}
