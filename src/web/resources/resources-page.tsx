import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResourceView } from '#contract/suppliers/resources.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import { useAboveTours } from '#web/supplier/supplier-trail.tsx';
import styles from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewResource } from './new-resource.tsx';

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
  const navigate = useNavigate();
  return (
    <SupplierFrame title={t('title')} above={useAboveTours()} notice={<SecondFactorNotice />} loaded={data} acts={acts}>
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
            <NewResource onAdded={({ id }) => navigate(`/supplier/resources/${id}`)} />
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
