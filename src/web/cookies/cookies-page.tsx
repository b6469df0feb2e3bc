import { useSurroundings, useT } from '#web/surroundings.ts';
import { PageHeader } from '#web/content/page-header.tsx';
import { definePage } from '#web/page.ts';
import { ChoicesForm } from './choices-form.tsx';
import styles from './cookies-page.module.css';
import { DeleteAll } from './delete-all.tsx';
import { askedThings, neededThings } from './stored-things.ts';
import { ThingsTable } from './things-table.tsx';

export const page = definePage<null>({
  head: (_, { t, appName }) => ({ title: t('cookies:title'), description: t('cookies:lead', { appName }) }),
  Page: CookiesPage,
});

function CookiesPage() {
  const t = useT('cookies');
  const { appName } = useSurroundings().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="tent" />
      <div className={`wide ${styles.page}`}>
        <ChoicesForm />
        <ThingsTable title={t('needed')} text={t('needed_text')} things={neededThings} />
        <ThingsTable title={t('asked')} text={t('asked_text')} things={askedThings} />
        <DeleteAll />
      </div>
    </>
  );
}
