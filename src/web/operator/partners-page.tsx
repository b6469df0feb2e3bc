import { useSearchParams } from 'react-router';
import type { SupplierView } from '#contract/suppliers.ts';
import { supplierStates } from '#contract/suppliers.paths.ts';
import type { Answer } from '#web/call.ts';
import { longDate } from '#web/content/long-date.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { StateBadge } from '#web/partner/standing.tsx';
import { TraderList } from '#web/partner/trader-facts.tsx';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { CaseList } from './case-list.tsx';
import styles from './cases.module.css';
import { DecisionForm } from './decision-form.tsx';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { isOperator } from './operator-calls.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { useDecided } from './use-decided.ts';

type Loaded = Answer<'listSuppliers'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:partners_title'), indexed: false }),
  Page: PartnersPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!isOperator()) return null;
  const state = stateIn(searchParams, supplierStates);
  return call('listSuppliers', { query: { state, page: pageIn(searchParams), pageSize } });
}

function PartnersPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, supplierStates);
  const { told, tell } = useDecided();
  return (
    <OperatorFrame title={t('partners_title')} loaded={data}>
      {(cases) => (
        <CaseList
          cases={cases}
          at={{ path: '/admin/suppliers', state, first: 'to_check' }}
          choice={t('partners_choice')}
          choices={Object.fromEntries(supplierStates.map((one) => [one, t(`partners_${one}`)]))}
          empty={t(`partners_none_${state}`)}
          told={told}
        >
          {(supplier) => <PartnerCase supplier={supplier} tell={tell} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}

const outcomes = ['verified', 'refused'] as const;

/** Who wants to sell, as it was said under the law on digital services, to be compared with the registers. */
function PartnerCase({ supplier, tell }: { supplier: SupplierView; tell: (text: string) => Promise<void> }) {
  const t = useT('moderation');
  const { call, language } = useSurroundings();
  const { id, name, state, registeredAt, refusal } = supplier;
  return (
    <article className={styles.case} aria-labelledby={id}>
      <div>
        <h2 id={id}>{name}</h2>
        <div className={styles.soft}>
          <StateBadge state={state} />
          <p>{t('partner_since', { date: longDate(registeredAt, language) })}</p>
        </div>
        <TraderList supplier={supplier} />
        {refusal ? (
          <p className={styles.written}>
            <strong>{t('refused_because')}</strong> {refusal}
          </p>
        ) : null}
      </div>
      {state === 'to_check' ? (
        <DecisionForm
          outcomes={outcomes.map((value) => ({
            value,
            text: t(`check_${value}`),
            asks: value === 'refused' ? ['reasons'] : [],
          }))}
          note={t('check_note')}
          decide={async ({ outcome, reasons }) => {
            await call('checkSupplier', { params: { id }, body: { outcome, reasons } });
            await tell(t(`checked_${outcome}`, { name }));
          }}
        />
      ) : null}
    </article>
  );
}
