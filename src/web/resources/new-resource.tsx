import { useId } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceView } from '#contract/suppliers/resources.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import { Button } from '#web/ui/button.tsx';
import { ResourceFields } from './resource-fields.tsx';

/** Without an option that draws on it, what it adds does nothing yet: `onAdded` leads on. */
export function NewResource({ onAdded }: { onAdded: (resource: ResourceView) => unknown }) {
  const t = useT('resources');
  const { call } = usePageContext();
  const titleId = useId();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ name = '', quantity }) => {
    const body = { name, quantity: Number(quantity) };
    const added = await send(body, (idempotencyKey) => call(paths.addResource, { body, idempotencyKey }));
    await onAdded(added);
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('new')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ name: t('name'), quantity: t('quantity') }} form={form} />
        <ResourceFields nameError={fieldText(problem, 'name')} quantityError={fieldText(problem, 'quantity')} />
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'adding' : 'add')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
