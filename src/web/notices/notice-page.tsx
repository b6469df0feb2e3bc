import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage } from '#web/runtime/router/page.ts';
import styles from './digital-services-page.module.css';
import { NoticeLookup, noticeLookup } from './notice-lookup.tsx';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('digital-services:notice_title'), indexed: false }),
  Page: NoticePage,
  forms: [noticeLookup],
});

/** One notice, for a visitor who comes by a link: from a mail, from a tour that is off sale, or from a sign-in while one is suspended. */
function NoticePage() {
  const t = useT('digital-services');
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.main}>
        <header className={styles.noticeHead}>
          <h1>{t('notice_title')}</h1>
          <p className={styles.text}>{t('notice_lead')}</p>
        </header>
        <section aria-labelledby="state">
          <h2 id="state">{t('notice_decision')}</h2>
          <NoticeLookup isGoneOnceOpened />
          <p>
            <Link to="/digital-services-law">{t('notice_more')}</Link>
          </p>
        </section>
      </div>
    </div>
  );
}
