import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import styles from '#web/supplier-documents/documents.module.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { listAddress, pageIn, pageSize, stateIn, supplierAddress } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { CheckedDocument } from './checked-document.tsx';

type Loaded = ResponseBody<'listDocuments'>;

const states = ['waiting', 'ending', 'all'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-documents:operator_title'), indexed: false }),
  Page: DocumentsPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const state = stateIn(searchParams, states);
  const chosen = state === 'all' ? undefined : state;
  return call(paths.listDocuments, { query: { state: chosen, page: pageIn(searchParams), pageSize } });
}

/** Documents of all partners: those to check, and those whose validity ends. */
function DocumentsPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-documents');
  const [query] = useSearchParams();
  const state = stateIn(query, states);
  const at = { path: '/admin/documents', state, first: 'waiting' };
  const { message, number: decision, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('operator_title')} loaded={data}>
      {(documents) => (
        <>
          <nav className={list.filters} aria-label={t('operator_choice')}>
            {states.map((one) => (
              <Link key={one} to={listAddress({ ...at, state: one })} aria-current={one === state ? 'page' : undefined}>
                {t(`operator_${one}`)}
              </Link>
            ))}
          </nav>
          <StatusMessage key={decision} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          {documents.total === 0 ? (
            <EmptyState
              title={t(`operator_none_${state}`)}
              actions={
                <ButtonLink to="/admin" look="line">
                  {t('moderation:to_overview')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={`${styles.documents} ${styles.beside}`}>
              {documents.data.map((document) => (
                <li key={document.id}>
                  <CheckedDocument document={document} onDone={reportDecision}>
                    <Link to={supplierAddress(document.supplier.name)}>{document.supplier.name}</Link>
                  </CheckedDocument>
                </li>
              ))}
            </ul>
          )}
          <Pagination {...documents} hrefOf={(number) => listAddress(at, number)} />
        </>
      )}
    </OperatorFrame>
  );
}
