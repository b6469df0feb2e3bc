import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { supplierStates } from '#kernel/choices/supplier-states.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { SupplierBadge } from '#web/supplier/supplier-status.tsx';
import { TraderList } from '#web/supplier/trader-facts.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ActorName } from './audit/actor-name.tsx';
import { CaseList } from './cases/case-list.tsx';
import styles from './cases/cases.module.css';
import console from './console.module.css';
import { DecisionForm } from './cases/decision-form.tsx';
import { type OfSuppliers, SupplierDocuments } from './documents/supplier-documents.tsx';
import { DraftFold } from './draft-fold.tsx';
import { FindCase } from './find-case.tsx';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { ReopeningForm } from './reopening-form.tsx';
import { SuspensionForm } from './suspension-form.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

const states = [...supplierStates, 'suspended', 'all'] as const;

type Suspensions = ResponseBody<'listSupplierSuspensions'>['data'];
type Loaded = ResponseBody<'listSuppliers'> & { documents: OfSuppliers | null; suspensions: Suspensions };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:partners_title'), indexed: false }),
  Page: SuppliersPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const state = stateIn(searchParams, states);
  const find = searchParams.get('find') ?? undefined;
  const chosen = state === 'all' ? undefined : state;
  const cases = await call(paths.listSuppliers, {
    query: { state: chosen, find, sort: sortIn(searchParams, 'listSuppliers'), page: pageIn(searchParams), pageSize },
  });
  const suppliers = cases.data.map(({ id }) => id).join(',');
  const suspended = cases.data.filter(({ suspendedAt }) => suspendedAt !== null).map(({ id }) => id);
  const [documents, suspensions] = await Promise.all([
    may('operator') && suppliers !== '' ? call(paths.listDocuments, { query: { suppliers, pageSize: 100 } }) : null,
    suspended.length > 0 ? call(paths.listSupplierSuspensions, { query: { suppliers: suspended.join() } }) : null,
  ]);
  return { ...cases, documents, suspensions: suspensions?.data ?? [] };
}

function SuppliersPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const find = query.get('find') ?? '';
  const { message, reportDecision } = useDecisionMessage();
  const summaryOf = useSummary();
  return (
    <OperatorFrame title={t('partners_title')} loaded={data}>
      {(cases) => (
        <>
          {/* Among all: who looks for a partner by name does not know in which state it is. */}
          <FindCase path="/admin/suppliers" query={query} state="all" />
          <CaseList
            cases={cases}
            sorts="listSuppliers"
            at={{ path: '/admin/suppliers', state, first: 'to_check', find }}
            choice={t('partners_choice')}
            choices={Object.fromEntries(states.map((one) => [one, t(`partners_${one}`)]))}
            empty={find ? t('partners_none_found') : t(`partners_none_${state}`)}
            message={message}
            summaryOf={summaryOf}
          >
            {(supplier) => (
              <SupplierReview
                supplier={supplier}
                documents={cases.documents}
                suspension={cases.suspensions.find(({ supplierId }) => supplierId === supplier.id)}
                isOnly={cases.total === 1}
                reportDecision={reportDecision}
              />
            )}
          </CaseList>
        </>
      )}
    </OperatorFrame>
  );
}

function useSummary() {
  const t = useT('moderation');
  const { language } = usePageContext();
  return ({ name, state, registeredAt, suspendedAt, closedAt }: SupplierView) => ({
    title: name,
    facts: [
      <SupplierBadge key="state" state={state} />,
      t('partner_since', { date: longDate(registeredAt, language) }),
      suspendedAt ? <strong key="suspended">{t('partners_suspended')}</strong> : null,
      closedAt ? <strong key="closed">{t('partner_closed')}</strong> : null,
    ],
  });
}

/** A supplier's details as certified under the Digital Services Act, to be checked against public registers. */
function SupplierReview({
  supplier,
  documents,
  suspension,
  isOnly,
  reportDecision,
}: {
  supplier: SupplierView;
  documents: OfSuppliers | null;
  /** Why it is suspended. */
  suspension: Suspensions[number] | undefined;
  isOnly: boolean;
  reportDecision: (text: string) => Promise<void>;
}) {
  const t = useT('moderation');
  const { call, language } = usePageContext();
  const { id, name, state, refusal, suspendedAt, closedAt } = supplier;
  return (
    <>
      <div>
        {suspendedAt ? (
          <Notice tone="bad" role={undefined}>
            <p>
              {t('console:user_suspended', {
                moment: t('console:moment', { moment: momentText(suspendedAt, 'UTC', language) }),
              })}{' '}
              {suspension ? <ActorName actor={suspension.decidedBy} /> : null}
            </p>
            {suspension ? <p className={styles.written}>{suspension.reasons}</p> : null}
          </Notice>
        ) : null}
        {closedAt ? (
          <Notice role={undefined}>
            {t('console:supplier_closed', {
              moment: t('console:moment', { moment: momentText(closedAt, 'UTC', language) }),
            })}
          </Notice>
        ) : null}
        {state === 'to_check' ? (
          <TraderList supplier={supplier} />
        ) : (
          <details className={console.fold} open={isOnly}>
            <summary>{t('partner_facts')}</summary>
            <TraderList supplier={supplier} />
          </details>
        )}
        {refusal ? (
          <p className={styles.written}>
            <strong>{t('refused_because')}</strong> {refusal}
          </p>
        ) : null}
        {documents ? <SupplierDocuments supplier={supplier} documents={documents} onDone={reportDecision} /> : null}
      </div>
      {!may('operator') ? null : closedAt ? (
        <DraftFold caseId={id} summary={t('console:reopen_supplier')}>
          <ReopeningForm id={id} name={name} onDone={reportDecision} />
        </DraftFold>
      ) : state === 'to_check' ? (
        <DecisionForm
          caseId={id}
          subject={name}
          outcomes={[
            { value: 'verified', text: t('check_verified') },
            { value: 'refused', text: t('check_refused'), asks: ['reasons'], isHarmful: true },
          ]}
          note={t('check_note')}
          decide={async ({ outcome, reasons }) => {
            await call(paths.checkSupplier, { params: { id }, body: { outcome, reasons } });
            await reportDecision(t(`checked_${outcome}`, { name }));
          }}
        />
      ) : (
        <DraftFold
          caseId={id}
          summary={t(suspendedAt ? 'console:restore_supplier' : 'console:suspend_supplier')}
          isOpen={suspendedAt !== null}
          isHarmful={suspendedAt === null}
        >
          <SuspensionForm
            key={String(suspendedAt)}
            kind="supplier"
            {...{ id, name, isSuspended: suspendedAt !== null, onDone: reportDecision }}
          />
        </DraftFold>
      )}
    </>
  );
}
