import * as paths from '#contract/paths.generated.ts';
import { listText } from '#kernel/formats.ts';
import { retention } from '#kernel/retention.ts';
import { useDecisionMessage } from '#web/operator/use-decision-message.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './documents.module.css';
import { OwnDocument } from './own-document.tsx';
import { UploadForm } from './upload-form.tsx';

type Loaded = ResponseBody<'listOwnDocuments'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-documents:title'), indexed: false }),
  Page: DocumentsPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  return call(paths.listOwnDocuments);
}

/** What a supplier has uploaded so that it can be verified, and the form for more. */
function DocumentsPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-documents');
  const { language } = usePageContext();
  const { message, number, reportDecision } = useDecisionMessage();
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  const kinds = listText(
    language,
    data.required.map((kind) => t(`kind_${kind}`)),
  );
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[{ name: t('title') }]} />
      <h1>{t('title')}</h1>
      <SecondFactorNotice />
      <p className={styles.text}>
        {t('lead')} {data.required.length > 0 ? t('lead_required', { kinds }) : t('lead_optional')}
      </p>
      <StatusMessage key={number} isShown={message !== ''}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <div className={data.data.length > 0 ? styles.columns : undefined}>
        {data.data.length > 0 ? (
          <section aria-labelledby="documents">
            <h2 id="documents">{t('list')}</h2>
            <ul className={styles.documents}>
              {data.data.map((document) => (
                <li key={document.id}>
                  <OwnDocument document={document} onDone={reportDecision} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section className={styles.card} aria-labelledby="add">
          <h2 id="add">{t('add')}</h2>
          <UploadForm onDone={reportDecision} />
        </section>
      </div>
      <p className={styles.text}>{t('retention', { months: retention.supplierDocumentMonths })}</p>
    </div>
  );
}
