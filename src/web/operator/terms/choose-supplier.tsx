import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from '../console.module.css';

export type ChosenSupplier = { id: string; name: string };

type Props = { chosen: ChosenSupplier | null; onChoose: (supplier: ChosenSupplier | null) => void };

/** Finds one supplier by its name or e-mail; without one a change is for all. */
export function ChooseSupplier({ chosen, onChoose }: Props) {
  const t = useT('supplier-terms');
  const { call } = usePageContext();
  const [found, setFound] = useState<readonly ChosenSupplier[] | null>(null);
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ find }) => {
    setFound((await call(paths.listSuppliers, { query: { find, pageSize: 10, page: 1 } })).data);
    return true;
  });
  if (chosen)
    return (
      <div className={styles.session}>
        <strong>{chosen.name}</strong>
        <Button look="quiet" onClick={() => onChoose(null)}>
          {t('choose_all')}
        </Button>
      </div>
    );
  return (
    <Form ref={form} className={styles.inline} onSubmit={submit} role="search">
      <FormProblems problem={problem} labels={{}} form={form} />
      <Field
        label={t('find')}
        note={t('find_note')}
        name="find"
        type="search"
        maxLength={254}
        autoComplete="off"
        required
      />
      <div>
        <Button type="submit" look="line" disabled={isSubmitting}>
          {t('console:find')}
        </Button>
      </div>
      <div role="status">
        {found?.length === 0 ? <p>{t('find_none')}</p> : null}
        {found?.map(({ id, name }) => (
          <Button key={id} look="quiet" onClick={() => onChoose({ id, name })}>
            {t('choose', { name })}
          </Button>
        ))}
      </div>
    </Form>
  );
}
