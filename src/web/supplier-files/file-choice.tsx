import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/files/file-field.tsx';
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
      <FileField
        id={id}
        label={labels.file}
        accept=".csv,.json,text/csv,application/json"
        button={t(name ? 'choose_other' : 'choose_file')}
        chosen={name ?? t('no_file')}
        note={labels.note}
        error={problem}
        errorRole="alert"
        onChoose={([one]) => void choose(one)}
      />
      <div role="status">
        {state === 'looking' ? <p>{t('looking', { name: name ?? '' })}</p> : null}
        {state === 'importing' ? <p>{t('importing')}</p> : null}
      </div>
    </>
  );
}
