import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceView } from '#contract/suppliers/resources.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import styles from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ResourceFields } from './resource-fields.tsx';

type Loaded = ResponseBody<'listResources'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('resources:title'), indexed: false }),
  Page: ResourcesPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  return call(paths.listResources);
}

function ResourcesPage({ data }: { data: Loaded | null }) {
  const t = useT('resources');
  const acts = useActs();
  return (
    <SupplierFrame title={t('title')} notice={<SecondFactorNotice />} loaded={data} acts={acts}>
      {({ data: resources }) => (
        <>
          <p>{t('lead')}</p>
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="resources">
              <h2 id="resources">{t('list')}</h2>
              {resources.length === 0 ? <p>{t('none')}</p> : null}
              <ul className={styles.rows}>
                {resources.map((resource) => (
                  <li key={resource.id}>
                    <Resource resource={resource} />
                  </li>
                ))}
              </ul>
            </section>
            <NewResource />
          </div>
        </>
      )}
    </SupplierFrame>
  );
}

function Resource({ resource: { id, name, quantity, options, isArchived } }: { resource: ResourceView }) {
  const t = useT('resources');
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>
          {name} {isArchived ? <span className={styles.mark}>{t('archived')}</span> : null}
        </p>
        <p className={styles.soft}>
          <span>{t('count', { count: quantity })}</span>
          <span>{t('options', { count: options })}</span>
        </p>
      </div>
      <ButtonLink look="line" to={`/supplier/resources/${id}`} aria-label={t('open_spoken', { name })}>
        {t('open')}
      </ButtonLink>
    </div>
  );
}

/** Leads to the page of what it has made: without an option it does nothing yet. */
function NewResource() {
  const t = useT('resources');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ name = '', quantity }) => {
    const body = { name, quantity: Number(quantity) };
    const { id } = await send(body, (idempotencyKey) => call(paths.addResource, { body, idempotencyKey }));
    await navigate(`/supplier/resources/${id}`);
  });
  return (
    <section className={styles.card} aria-labelledby="new-resource">
      <h2 id="new-resource">{t('new')}</h2>
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
