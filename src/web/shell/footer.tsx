import { Link } from 'react-router';
import type { Language } from '#kernel/languages.ts';
import { chooseLanguage } from '#web/preferences.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { languageNames, offeredLanguages } from './language-names.ts';
import styles from './footer.module.css';

export function Footer() {
  const { settings } = useSurroundings();
  const t = useT('footer');
  return (
    <footer className={styles.footer}>
      <svg className={styles.ridge} viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70V44l120-22 90 18 160-38 140 40 110-16 150 26 170-44 130 34 120-20 140 28 110-14v34z" />
      </svg>
      <div className={`wide ${styles.inner}`}>
        <p className={styles.claim}>{t('claim')}</p>
        <nav className={styles.links} aria-label={t('footer_navigation')}>
          <Link to="/tours">{t('tours')}</Link>
          <Link to="/categories">{t('categories')}</Link>
          <Link to="/tags">{t('tags')}</Link>
        </nav>
        <LanguageSelect />
        <div className={styles.bottom}>
          <p>{t('copyright', { year: String(new Date().getFullYear()), appName: settings.appName })}</p>
          <p>{t('intermediary', { appName: settings.appName })}</p>
        </div>
      </div>
    </footer>
  );
}

function LanguageSelect() {
  const { language, settings } = useSurroundings();
  const t = useT('footer');
  return (
    <label className={styles.language}>
      {t('language')}
      <select
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as Language, settings.defaultLanguage)}
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
