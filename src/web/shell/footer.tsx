import { Link, useLocation } from 'react-router';
import type { Language } from '#kernel/languages.ts';
import { changeLanguage } from '#web/runtime/session/preferences.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';
import { footerGroups } from './footer-links.ts';
import { languageNames, offeredLanguages } from './language-names.ts';
import styles from './footer.module.css';

/** Where suppliers and operators work. Their footer has no advertising, only the language and what the law requires. */
const workplace = /^\/(?:supplier|admin)(?:$|\/(?!login|register))/;

/** The groups of links open one by one on phones, and are all open on wide screens. */
export function Footer() {
  const { settings } = usePageContext();
  const t = useT('footer');
  const [isWide] = useOpenOnWideScreens();
  const isWorkplace = workplace.test(useLocation().pathname);
  return (
    <footer className={isWorkplace ? `${styles.footer} ${styles.brief}` : styles.footer}>
      <svg className={styles.ridge} viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70V44l120-22 90 18 160-38 140 40 110-16 150 26 170-44 130 34 120-20 140 28 110-14v34z" />
      </svg>
      <div className={`wide ${styles.inner}`}>
        {isWorkplace ? null : <p className={styles.slogan}>{t('claim')}</p>}
        <nav className={styles.links} aria-label={t('footer_navigation')}>
          {footerGroups.slice(isWorkplace ? -1 : 0).map((group) => (
            <details key={group.key} open={isWide}>
              <summary tabIndex={isWide ? -1 : undefined}>{t(group.key)}</summary>
              <ul>
                {group.links.map(({ to, key }) => (
                  <li key={to}>
                    {/** Otherwise each link gets an attribute that only a router without a list of its routes reads: 13 to 42 B gzip. */}
                    <Link to={to} discover="none">
                      {t(key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <LanguageSelect />
        <Elsewhere />
        <div className={styles.bottom}>
          <p>{t('copyright', { year: String(new Date().getFullYear()), appName: settings.appName })}</p>
          <p>{`${t('intermediary', { appName: settings.appName })} ${t('converted')}`}</p>
        </div>
      </div>
    </footer>
  );
}

/** The social links, apps and payment methods that the operator has configured. */
function Elsewhere() {
  const { socialLinks, appLinks, paymentBrands } = usePageContext().settings;
  const t = useT('footer');
  const groups = [
    { title: t('social'), entries: socialLinks },
    { title: t('apps'), entries: appLinks.map(({ store, url }) => ({ name: store, url })) },
    { title: t('payment'), entries: paymentBrands.map((name) => ({ name, url: undefined })) },
  ];
  return groups.map(({ title, entries }) =>
    entries.length === 0 ? null : (
      <div key={title} className={styles.links}>
        <p>{title}</p>
        {entries.map(({ name, url }) => (
          <p key={name}>{url ? <a href={url}>{name}</a> : name}</p>
        ))}
      </div>
    ),
  );
}

function LanguageSelect() {
  const { language, settings } = usePageContext();
  const t = useT('footer');
  return (
    <label className={styles.language}>
      {t('language')}
      <select
        value={language}
        onChange={(event) => void changeLanguage(event.target.value as Language, settings.defaultLanguage)}
      >
        {offeredLanguages(settings).map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
