import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { loadAllPlaces } from '#web/catalogue/load-all-places.ts';
import { loadOwnTours } from '#web/supplier/load-own-tours.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import { useAboveTours } from '#web/supplier/supplier-trail.tsx';
import team from '#web/team/team.module.css';
import { type Acts, useActs } from '#web/team/use-acts.ts';
import { TaxForm } from './tax-form.tsx';
import { TaxRow } from './tax-row.tsx';
import { scopesOf, type TaxScopes } from './tax-scopes.ts';

type Loaded = { supplier: SupplierView; taxes: ResponseBody<'listTaxes'>['data']; scopes: TaxScopes };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('taxes:title'), indexed: false }),
  Page: TaxesPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, language }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const [supplier, { data: taxes }, tours, places] = await Promise.all([
    call(paths.getSupplier),
    call(paths.listTaxes),
    loadOwnTours({ call, language }),
    loadAllPlaces({ call, language }),
  ]);
  return { supplier, taxes, scopes: scopesOf(tours, places) };
}

function TaxesPage({ data }: { data: Loaded | null }) {
  const t = useT('taxes');
  const acts = useActs();
  return (
    <SupplierFrame title={t('title')} above={useAboveTours()} loaded={data} acts={acts}>
      {(loaded) => <Taxes {...loaded} acts={acts} />}
    </SupplierFrame>
  );
}

function Taxes({ supplier: { currency }, taxes, scopes, acts }: Loaded & { acts: Acts }) {
  const t = useT('taxes');
  return (
    <>
      <div className={team.form}>
        <p>{t('lead')}</p>
        <p>{t('lead_prices')}</p>
      </div>
      <div className={team.columns}>
        <section className={team.card} aria-labelledby="taxes">
          <h2 id="taxes">{t('list')}</h2>
          {taxes.length === 0 ? <p>{t('none')}</p> : null}
          <ul className={team.rows}>
            {taxes.map((tax) => (
              <li key={tax.id}>
                <TaxRow tax={tax} currency={currency} scopes={scopes} acts={acts} />
              </li>
            ))}
          </ul>
        </section>
        <TaxForm currency={currency} scopes={scopes} acts={acts} />
      </div>
    </>
  );
}
