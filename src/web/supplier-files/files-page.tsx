import * as paths from '#contract/paths.generated.ts';
import type { EntryImportView } from '#contract/suppliers/imports/entry-imports.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { ReauthenticationProvider } from '#web/profile/security/reauthentication.tsx';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { useActs } from '#web/team/use-acts.ts';
import { BookingsSection } from './bookings-section.tsx';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';
import styles from './files.module.css';

type Loaded = { supplier: SupplierView; imports: EntryImportView[] } | null;

export const page = definePage<Loaded>({
  load,
  head: (_, { t }) => ({ title: t('supplier-files:title'), indexed: false }),
  Page: FilesPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call }: LoadContext): Promise<Loaded> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const [supplier, { data: imports }] = await Promise.all([call(paths.getSupplier), call(paths.listEntryImports)]);
  return { supplier, imports };
}

function FilesPage({ data }: { data: Loaded }) {
  const t = useT('supplier-files');
  const acts = useActs();
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={[{ name: t('tours'), to: '/supplier/tours' }, { name: t('title') }]} />
      <h1>{t('title')}</h1>
      <StatusMessage isShown={acts.message !== null}>
        <Notice tone={acts.message?.tone}>{acts.message?.text}</Notice>
      </StatusMessage>
      <ImportSection />
      <BookingsSection imports={data.imports} acts={acts} />
      {may('owner') ? (
        <ReauthenticationProvider>
          <ExportSection />
        </ReauthenticationProvider>
      ) : null}
    </div>
  );
}
