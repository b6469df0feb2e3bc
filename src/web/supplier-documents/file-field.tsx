import { useT } from '#web/runtime/router/page-context.ts';
import field from '#web/ui/field.module.css';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { useFieldId } from '#web/ui/form-id.ts';
import { documentLimits } from '#kernel/choices/supplier-documents.ts';
import styles from './documents.module.css';

type Props = { name: string; file: File | null; error: string | undefined; onChoose: (file: File) => void };

/** The field for a document, with the name of the file that was chosen. */
export function FileField({ name, file, error, onChoose }: Props) {
  const t = useT('supplier-documents');
  const id = useFieldId(name);
  return (
    <div className={field.field}>
      <p id={`${id}-label`} className={field.label}>
        {t('file')}
      </p>
      <div className={styles.choice}>
        <FileButton
          id={id}
          name={name}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-name ${id}-note${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChoose={([one]) => one && onChoose(one)}
        >
          {t(file ? 'choose_other' : 'choose_file')}
        </FileButton>
        <span id={`${id}-name`} className={styles.name}>
          {file?.name ?? t('no_file')}
        </span>
      </div>
      <p id={`${id}-note`} className={field.note}>
        {t('file_note', { megabytes: documentLimits.bytes / 1e6 })}
      </p>
      {error ? (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
