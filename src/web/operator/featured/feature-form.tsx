import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { type FeaturedTour, featuredMax } from '#kernel/choices/featured-tours.ts';
import { fold } from '#kernel/slugs.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../console.module.css';

type Props = { running: FeaturedTour[]; onDone: (done: string) => Promise<void> };

const foundMost = 8;

/** Features one more tour, named by its address or by words of its title: of several the operator chooses one. */
export function FeatureForm({ running, onDone }: Props) {
  const t = useT('featured');
  const { call, language } = usePageContext();
  const [found, setFound] = useState<{ address: string; name: string }[]>([]);
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ tour = '', from = '', until = '' }) => {
      const slug = tour
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/')
        .at(-1)!;
      setFound([]);
      const named = await call(paths.getTour, { params: { id: slug }, query: { lang: language } }).catch(
        async (thrown: unknown) => {
          if (statusOf(thrown) !== 404) throw thrown;
          const { tours } = await call(paths.searchTours, { query: { q: tour, lang: language, pageSize: foundMost } });
          const titled = tours.filter(({ name }) => fold(name) === fold(tour.trim()));
          if (titled.length === 1) return titled[0]!;
          setFound(tours.map(({ slug: address, name }) => ({ address, name })));
          if (tours.length > 0) return null;
          throw thrown;
        },
      );
      if (!named) return true;
      await call(paths.featureTour, { body: { tour: named.id, from, until } });
      await onDone(t('added', { title: named.name }));
      return true;
    },
    { checkFirst: true },
  );
  const choose = (address: string) => {
    (form.current!.elements.namedItem('tour') as HTMLInputElement).value = address;
    form.current!.requestSubmit();
  };
  if (running.length >= featuredMax) return <Notice>{t('full')}</Notice>;
  const isUnknown = statusOf(problem) === 404;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ tour: t('tour'), from: t('from'), until: t('until') }}
        form={form}
        failed={isUnknown ? t('unknown') : undefined}
      />
      {found.length === 0 ? null : (
        <Notice role="status">
          <p>{t('which')}</p>
          <ul>
            {found.map(({ address, name }) => (
              <li key={address}>
                <Button look="quiet" onClick={() => choose(address)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
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
