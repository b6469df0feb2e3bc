import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceCalendarView } from '#contract/suppliers/resource-calendars.ts';
import type { OwnResource } from '#contract/suppliers/resources.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import { useAboveTours } from '#web/supplier/supplier-trail.tsx';
import styles from '#web/team/team.module.css';
import { type Acts, useActs } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { BusyTimes, Conflicts } from './busy-times.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarImport } from './calendar-import.tsx';
import { Needs } from './needs.tsx';
import { ResourceFields } from './resource-fields.tsx';

type Loaded = { own: { resource: OwnResource; calendar: ResourceCalendarView } | null };

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.own?.resource.name ?? t('resources:title'), indexed: false }),
  Page: ResourcePage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, params }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  try {
    const of = { params: { id: params.id! } };
    const [resource, calendar] = await Promise.all([call(paths.getResource, of), call(paths.getResourceCalendar, of)]);
    return { own: { resource, calendar } };
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not_found') return { own: null };
    throw problem;
  }
}

function ResourcePage({ data }: { data: Loaded | null }) {
  const t = useT('resources');
  const acts = useActs();
  return (
    <SupplierFrame
      title={data?.own?.resource.name ?? t('title')}
      above={[...useAboveTours(), { name: t('title'), to: '/supplier/resources' }]}
      notice={<SecondFactorNotice />}
      loaded={data}
      acts={acts}
    >
      {({ own }) =>
        own ? (
          <>
            <Conflicts conflicts={own.calendar.conflicts} />
            <div className={styles.columns}>
              <div className={styles.form}>
                <Needs resource={own.resource} acts={acts} />
                {own.calendar.import ? <BusyTimes calendar={own.calendar} /> : null}
              </div>
              <div className={styles.form}>
                <CalendarImport resourceId={own.resource.id} calendar={own.calendar} acts={acts} />
                <CalendarFeed resourceId={own.resource.id} feed={own.calendar.feed} acts={acts} />
                <Settings key={`${own.resource.name} ${own.resource.quantity}`} resource={own.resource} acts={acts} />
              </div>
            </div>
          </>
        ) : (
          <p>{t('not_found')}</p>
        )
      }
    </SupplierFrame>
  );
}

function Settings({ resource, acts }: { resource: OwnResource; acts: Acts }) {
  const t = useT('resources');
  const { call } = usePageContext();
  const { id } = resource;
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ name = '', quantity }) => {
    const changed = await call(paths.changeResource, { params: { id }, body: { name, quantity: Number(quantity) } });
    await acts.run(async () => changed, t('saved'));
  });
  return (
    <section className={styles.card} aria-labelledby="settings">
      <h2 id="settings">{t('settings')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ name: t('name'), quantity: t('quantity') }} form={form} />
        <ResourceFields
          resource={resource}
          nameError={fieldText(problem, 'name')}
          quantityError={fieldText(problem, 'quantity')}
        />
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'saving' : 'save')}
          </Button>
        </div>
      </Form>
      <Removal resource={resource} acts={acts} />
    </section>
  );
}

function Removal({ resource: { id, name, isArchived, needs }, acts }: { resource: OwnResource; acts: Acts }) {
  const t = useT('resources');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async () => {
    try {
      const { isArchived: isAside } = await call(paths.removeResource, { params: { id } });
      if (!isAside) return void (await navigate('/supplier/resources'));
      setConfirming(false);
      await acts.run(async () => undefined, t('removed'));
    } catch (problem) {
      await acts.run(() => Promise.reject(problem), '');
    }
  };
  const restore = () => call(paths.restoreResource, { params: { id } });
  return (
    <>
      <div className={styles.buttons}>
        {isArchived ? (
          <Button look="line" disabled={acts.isBusy} onClick={() => void acts.run(restore, t('restored'))}>
            {t('restore')}
          </Button>
        ) : null}
        {isArchived && needs.length > 0 ? null : (
          <Button look="quiet" onClick={() => setConfirming(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t(needs.length > 0 ? 'aside_question' : 'remove_question', { name })}
          action={t('remove')}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
