import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Import } from './use-import.ts';

type Props = {
  id: string;
  labels: { template: string; file: string; note: string };
  chosen: Pick<Import, 'file' | 'problem' | 'state' | 'choose'>;
  onTemplate: () => Promise<unknown>;
};

/** The template, the field for a file, and what is being done with the one that was chosen. */
export function FileChoice({ id, labels, chosen: { file, problem, state, choose }, onTemplate }: Props) {
  const t = useT('supplier-files');
  return (
    <>
      <p>
        <Button look="line" onClick={() => void onTemplate()}>
          {labels.template}
        </Button>
      </p>
      <Field
        type="file"
        id={id}
        accept=".csv,.json,text/csv,application/json"
        label={labels.file}
        note={labels.note}
        error={problem}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      <div role="status">
        {state === 'looking' ? <p>{t('looking', { name: file?.name ?? '' })}</p> : null}
        {state === 'importing' ? <p>{t('importing')}</p> : null}
      </div>
    </>
  );
}
