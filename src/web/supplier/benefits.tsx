import type { ReactNode } from 'react';
import { Inline } from '#web/articles/prose.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './become-supplier-page.module.css';

const benefits = ['customers', 'management', 'marketing', 'support'] as const;

export function Benefits() {
  const t = useT('become-supplier');
  const { settings } = usePageContext();
  const values = { languages: settings.availableLanguages.length, currencies: settings.availableCurrencies.length };
  return (
    <section>
      <h2>{t('benefits')}</h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <svg viewBox="0 0 96 64" aria-hidden="true">
              {drawn[benefit]}
            </svg>
            <h3>{t(benefit)}</h3>
            <p>
              <Inline text={t(`${benefit}_text`, values)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small drawings in the style of the tours' posters. */
const drawn: Record<(typeof benefits)[number], ReactNode> = {
  // A road to the horizon, and people on it.
  customers: (
    <>
      <circle className={styles.sun} cx="66" cy="24" r="13" />
      <path className={styles.far} d="M0 44l22-20 18 12 20-18 36 26v20H0z" />
      <path className={styles.near} d="M0 64V50c30-10 66-10 96 0v14z" />
      <path className={styles.light} d="M30 64l14-20h6l6 20z" />
      <circle className={styles.land} cx="41" cy="47" r="2.6" />
      <path className={styles.land} d="M38.2 64v-9c0-4 5.6-4 5.6 0v9z" />
      <circle className={styles.land} cx="50" cy="44" r="2" />
      <path className={styles.land} d="M48 57v-7c0-3 4-3 4 0v7z" />
    </>
  ),
  // A page of a calendar with booked days.
  management: (
    <>
      <path className={styles.far} d="M0 52l30-18 26 14 40-24v40H0z" />
      <rect className={styles.light} x="26" y="12" width="44" height="42" rx="4" />
      <path className={styles.bright} d="M26 16a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v7H26z" />
      <path className={styles.near} d="M32 29h6v6h-6zM45 29h6v6h-6zM58 42h6v6h-6zM32 42h6v6h-6z" />
      <path className={styles.muted} d="M58 29h6v6h-6zM45 42h6v6h-6z" />
    </>
  ),
  // A lighthouse.
  marketing: (
    <>
      <path className={styles.ray} d="M46 17L0 4v20zM50 17l46-13v20z" />
      <path className={styles.near} d="M0 64V54c26-8 70-8 96 0v10z" />
      <path className={styles.land} d="M30 64c4-10 10-14 18-14s14 4 18 14z" />
      <path className={styles.light} d="M42 54l3-30h6l3 30z" />
      <path className={styles.bright} d="M43 44l1-9h8l1 9zM44 24v-9h8v9z" />
      <path className={styles.land} d="M42 15l6-6 6 6z" />
    </>
  ),
  // Two people talking.
  support: (
    <>
      <path className={styles.far} d="M0 58l26-16 24 12 46-20v30H0z" />
      <path
        className={styles.bubble}
        d="M14 12h36a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H30l-10 9v-9h-6a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z"
      />
      <path
        className={styles.bright}
        d="M46 26h32a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-4v9l-10-9H46a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z"
      />
      <path className={styles.stroke} d="M50 34h24M50 41h16" />
    </>
  ),
};
