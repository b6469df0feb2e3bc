import * as paths from '#contract/paths.generated.ts';
import { noticeDays } from '#kernel/choices/supplier-terms.ts';
import { percentText } from '#kernel/prices/percent-text.ts';
import { longDate } from '#web/articles/long-date.ts';
import { Inline } from '#web/articles/prose.tsx';
import { useDecisionMessage } from '#web/operator/use-decision-message.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './supplier-terms.module.css';
import { Acceptance } from './acceptance.tsx';
import { TermsMoments } from './terms-moments.tsx';

type Loaded = ResponseBody<'getOwnTerms'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-terms:own_title'), indexed: false }),
  Page: TermsPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  return call(paths.getOwnTerms);
}

/** What a supplier pays, and what was announced to it. */
function TermsPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-terms');
  const { language } = usePageContext();
  const { message, reportDecision } = useDecisionMessage();
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  const title = t('own_title');
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <p>{t('own_lead')}</p>
      <StatusMessage key={message} isShown={message !== ''}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <section className={styles.card} aria-labelledby="commission">
        <h2 id="commission">{t('own_commission')}</h2>
        <p className={styles.percent}>{percentText(data.commissionPercent, language)}</p>
        <p>{t('own_commission_note')}</p>
        <p>{t(data.isOwn ? 'own_is_own' : 'own_is_general')}</p>
      </section>
      <section className={styles.changes} aria-labelledby="changes">
        <h2 id="changes">{t('own_changes')}</h2>
        {data.data.length === 0 ? (
          <p>{t('own_none')}</p>
        ) : (
          <ul className={styles.changes}>
            {data.data.map((terms) => (
              <li key={terms.id}>
                <TermsMoments terms={terms} />
                <p className={styles.text}>{terms.text}</p>
                <Acceptance terms={terms} onDone={reportDecision} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <Inline text={t('own_registered', { day: longDate(data.registeredAt, language) })} />
        </p>
        <p>{t('own_rights', { days: noticeDays })}</p>
      </section>
    </div>
  );
}
