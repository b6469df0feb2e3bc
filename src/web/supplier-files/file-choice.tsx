import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import field from '#web/ui/field.module.css';
import { FileButton } from '#web/ui/files/file-button.tsx';
import styles from './files.module.css';
import type { Import } from './use-import.ts';

type Props = {
  id: string;
  labels: { template: string; file: string; note: string };
  chosen: Pick<Import, 'name' | 'problem' | 'state' | 'choose'>;
  onTemplate: () => Promise<unknown>;
};

/** The template, the field for a file, and what is being done with the one that was chosen. */
export function FileChoice({ id, labels, chosen: { name, problem, state, choose }, onTemplate }: Props) {
  const t = useT('supplier-files');
  return (
    <>
      <p>
        <Button look="line" onClick={() => void onTemplate()}>
          {labels.template}
        </Button>
      </p>
      <div className={field.field}>
        <p id={`${id}-label`} className={field.label}>
          {labels.file}
        </p>
        <div className={styles.choice}>
          <FileButton
            id={id}
            accept=".csv,.json,text/csv,application/json"
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={`${id}-name ${id}-note${problem ? ` ${id}-error` : ''}`}
            aria-invalid={problem ? true : undefined}
            onChoose={([one]) => void choose(one)}
          >
            {t(name ? 'choose_other' : 'choose_file')}
          </FileButton>
          <span id={`${id}-name`} className={styles.name}>
            {name ?? t('no_file')}
          </span>
        </div>
        <p id={`${id}-note`} className={field.note}>
          {labels.note}
        </p>
        {problem ? (
          <p id={`${id}-error`} className={field.error} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      <div role="status">
        {state === 'looking' ? <p>{t('looking', { name: name ?? '' })}</p> : null}
        {state === 'importing' ? <p>{t('importing')}</p> : null}
      </div>
    </>
  );
}
