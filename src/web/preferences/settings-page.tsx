import { useState } from 'react';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AccountLinks } from './account-links.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import styles from './settings-page.module.css';
import { ThemeChoice } from './theme-choice.tsx';

export const page = definePage<null>({
  head: (_, { t, appName }) => ({
    title: t('settings:title'),
    description: t('settings:lead', { appName }),
    indexed: false,
  }),
  Page: SettingsPage,
});

/** Open to everyone: language, currency and theme belong to the browser, the rest needs an account. */
function SettingsPage() {
  const t = useT('settings');
  const { appName } = usePageContext().settings;
  return (
    <div className={`wide ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('lead', { appName })}</p>
      </header>
      <div className={styles.choices}>
        <LanguageAndCurrency />
        <Appearance />
      </div>
      <AccountLinks />
    </div>
  );
}

function LanguageAndCurrency() {
  const t = useT('settings');
  const [saved, setSaved] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="language-currency">
      <h2 id="language-currency">{t('language_currency')}</h2>
      <p className={styles.text}>{t('language_currency_text')}</p>
      <PreferencesForm submit={t('save')} onSaving={() => setSaved(true)} />
      {saved ? <Notice tone="good">{t('saved')}</Notice> : null}
    </section>
  );
}

function Appearance() {
  const t = useT('settings');
  return (
    <section className={styles.card} aria-labelledby="theme">
      <h2 id="theme">{t('menus:theme')}</h2>
      <p className={styles.text}>{t('theme_text')}</p>
      <ThemeChoice labelledBy="theme" />
    </section>
  );
}
