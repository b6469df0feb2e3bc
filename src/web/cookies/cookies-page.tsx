import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { ChoicesForm } from './choices-form.tsx';
import styles from './cookies-page.module.css';
import { DeleteAll } from './delete-all.tsx';
import { optionalItems, necessaryItems } from './stored-items.ts';
import { StoredItemsTable } from './stored-items-table.tsx';

export const page = definePage<null>({
  head: (_, { t, appName }) => ({ title: t('cookies:title'), description: t('cookies:lead', { appName }) }),
  Page: CookiesPage,
});

function CookiesPage() {
  const t = useT('cookies');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="tent" />
      <div className={`wide ${styles.page}`}>
        <ChoicesForm />
        <StoredItemsTable title={t('needed')} text={t('needed_text')} items={necessaryItems} />
        <StoredItemsTable title={t('asked')} text={t('asked_text')} items={optionalItems} />
        <DeleteAll />
      </div>
    </>
  );
}
