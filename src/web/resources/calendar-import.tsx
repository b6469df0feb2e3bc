import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceCalendarView } from '#contract/suppliers/resource-calendars.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';

type Props = { resourceId: string; calendar: ResourceCalendarView; acts: Acts };

/** The calendar that is read for a resource: a form for its address, or how it is with it. */
export function CalendarImport({ resourceId, calendar, acts }: Props) {
  const t = useT('resources');
  return (
    <section className={styles.card} aria-labelledby="calendar-in">
      <h2 id="calendar-in">{t('in_title')}</h2>
      {calendar.import ? (
        <Connected resourceId={resourceId} read={calendar.import} acts={acts} />
      ) : (
        <>
          <p>{t('in_text')}</p>
          <Connect resourceId={resourceId} acts={acts} />
        </>
      )}
    </section>
  );
}

function Connect({ resourceId, acts }: Omit<Props, 'calendar'>) {
  const t = useT('resources');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ url = '' }) => {
    const { import: read } = await call(paths.setResourceImport, { params: { id: resourceId }, body: { url } });
    // Why it could not be read is shown below.
    await acts.run(async () => undefined, read?.failure ? t('in_kept') : t('in_done'));
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ url: t('in_url') }} form={form} />
      <Field
        label={t('in_url')}
        note={t('in_url_note')}
        name="url"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        required
        error={fieldText(problem, 'url')}
      />
      <div>
        <Button type="submit" look="sea" disabled={isSubmitting}>
          {t(isSubmitting ? 'in_setting' : 'in_set')}
        </Button>
      </div>
    </Form>
  );
}

type Read = NonNullable<ResourceCalendarView['import']>;

function Connected({ resourceId, read, acts }: { resourceId: string; read: Read; acts: Acts }) {
  const t = useT('resources');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [isConfirming, setConfirming] = useState(false);
  const { host, fetchedAt, events, skipped, failure, failingSince, status } = read;
  const moment = (instant: string) => momentText(instant, timeZone, language);
  const params = { id: resourceId };
  const fetchNow = () => call(paths.fetchResourceImport, { params });
  const end = () => call(paths.endResourceImport, { params });
  return (
    <>
      <div>
        <p className={styles.name}>{t('in_host', { host })}</p>
        <p className={styles.soft}>
          <span>{fetchedAt ? t('in_fetched', { moment: moment(fetchedAt) }) : t('in_never')}</span>
          {events === null ? null : <span>{t('in_events', { count: events })}</span>}
          {skipped ? <span>{t('in_skipped', { count: skipped })}</span> : null}
        </p>
      </div>
      {failure && failingSince ? (
        <Notice tone="bad">
          {t('in_failing', {
            moment: moment(failingSince),
            why: t(`fail_${failure}`, { status: String(status ?? '') }),
          })}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button look="line" disabled={acts.isBusy} onClick={() => void acts.run(fetchNow, t('in_tried'))}>
          {t(acts.isBusy ? 'in_setting' : 'in_fetch')}
        </Button>
        <Button look="quiet" onClick={() => setConfirming(true)}>
          {t('in_end')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('in_end_question')}
          action={t('in_end')}
          onConfirm={() => void acts.run(end, t('in_ended'))}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
