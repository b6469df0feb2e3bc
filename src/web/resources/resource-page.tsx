import { useState } from 'react';
import { Navigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { OwnResource } from '#contract/suppliers/resources.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import styles from '#web/team/team.module.css';
import { type Acts, useActs } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Needs } from './needs.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { ResourceFrame } from './resource-frame.tsx';

type Loaded = { resource: OwnResource | null };

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.resource?.name ?? t('resources:title'), indexed: false }),
  Page: ResourcePage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, params }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  try {
    return { resource: await call(paths.getResource, { params: { id: params.id! } }) };
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not_found') return { resource: null };
    throw problem;
  }
}

function ResourcePage({ data }: { data: Loaded | null }) {
  const t = useT('resources');
  const acts = useActs();
  return (
    <ResourceFrame
      title={data?.resource?.name ?? t('title')}
      above={[{ name: t('title'), to: '/supplier/resources' }]}
      loaded={data}
      acts={acts}
    >
      {({ resource }) =>
        resource ? (
          <div className={styles.columns}>
            <Needs resource={resource} acts={acts} />
            <div className={styles.form}>
              <Settings key={`${resource.name} ${resource.quantity}`} resource={resource} acts={acts} />
            </div>
          </div>
        ) : (
          <p>{t('not_found')}</p>
        )
      }
    </ResourceFrame>
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
  const [step, setStep] = useState<'asked' | 'gone' | null>(null);
  const remove = async () => {
    const { isArchived: isAside } = await call(paths.removeResource, { params: { id } });
    setStep(isAside ? null : 'gone');
  };
  const restore = () => call(paths.restoreResource, { params: { id } });
  if (step === 'gone') return <Navigate to="/supplier/resources" replace />;
  return (
    <>
      <div className={styles.buttons}>
        {isArchived ? (
          <Button look="line" disabled={acts.isBusy} onClick={() => void acts.run(restore, t('restored'))}>
            {t('restore')}
          </Button>
        ) : null}
        {isArchived && needs.length > 0 ? null : (
          <Button look="quiet" onClick={() => setStep('asked')}>
            {t('remove')}
          </Button>
        )}
      </div>
      {step === 'asked' ? (
        <ConfirmInPlace
          question={t(needs.length > 0 ? 'aside_question' : 'remove_question', { name })}
          action={t('remove')}
          onConfirm={() => void acts.run(remove, t('removed'))}
          onCancel={() => setStep(null)}
        />
      ) : null}
    </>
  );
}
