import * as paths from '#contract/paths.generated.ts';
import { type FeaturedTour, featuredMax } from '#kernel/choices/featured-tours.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../console.module.css';

type Props = { running: FeaturedTour[]; onDone: (done: string) => Promise<void> };

/** Features one more tour, named by its address. */
export function FeatureForm({ running, onDone }: Props) {
  const t = useT('featured');
  const { call, language } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ tour = '', from = '', until = '' }) => {
      const slug = tour
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/')
        .at(-1)!;
      const { id, name } = await call(paths.getTour, { params: { id: slug }, query: { lang: language } });
      await call(paths.featureTour, { body: { tour: id, from, until } });
      await onDone(t('added', { title: name }));
      return true;
    },
    { checkFirst: true },
  );
  if (running.length >= featuredMax) return <Notice>{t('full')}</Notice>;
  const isUnknown = (problem as { status?: number } | null)?.status === 404;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ tour: t('tour'), from: t('from'), until: t('until') }}
        form={form}
        failed={isUnknown ? t('unknown') : undefined}
      />
      <Field label={t('tour')} note={t('tour_note')} name="tour" autoComplete="off" maxLength={300} required />
      <div className={styles.pair}>
        <Field label={t('from')} name="from" type="date" required />
        <Field label={t('until')} name="until" type="date" required />
      </div>
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : 'add')}
        </Button>
      </div>
    </Form>
  );
}
