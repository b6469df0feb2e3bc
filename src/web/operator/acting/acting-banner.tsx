import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { dateFormat } from '#kernel/formats.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { actingAddress } from '../list-address.ts';
import styles from './acting.module.css';
import { setRunningActing, useRunningActing } from './running-acting.ts';

/** On each page of the console, while its operator acts for a traveller. It stays in sight. */
export function ActingBanner() {
  const t = useT('moderation');
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const acting = useRunningActing();
  useEffect(() => {
    const read = () =>
      void call(paths.getRunningActing).then(
        (answer) => setRunningActing(answer.acting),
        () => {},
      );
    if (!acting) return read();
    const timer = setTimeout(read, Math.max(1000, Date.parse(acting.endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [call, acting]);
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.endActing, { params: { id: acting!.id } });
    setRunningActing(null);
    await revalidate();
    return true;
  });
  if (!acting) return null;
  const { id, endsAt, traveller } = acting;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return (
    <section className={styles.banner} aria-label={t('acting_for', { name: traveller.name })}>
      <div className={`wide ${styles.bannerRow}`}>
        <p>
          <Link to={actingAddress(id)}>{t('acting_for', { name: traveller.name })}</Link>
          <span className={styles.email}>{traveller.email}</span>
          <span>{t('acting_until', { time: dateFormat(language, clock).format(new Date(endsAt)) })}</span>
        </p>
        <Form ref={form} onSubmit={submit}>
          <FormProblems problem={problem} labels={{}} form={form} />
          <Button type="submit" look="line" disabled={isSubmitting}>
            {t('acting_end')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
