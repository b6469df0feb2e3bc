import { useState, type FormEvent } from 'react';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { purposes, saveConsent, useConsent, type Purpose } from './consent.ts';
import styles from './cookies-page.module.css';

/** A switch for each purpose, off by default. */
export function ChoicesForm() {
  const t = useT('cookies');
  const { language } = usePageContext();
  const consent = useConsent();
  const [saved, setSaved] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const choices = purposes.map((purpose): [Purpose, boolean] => [purpose, chosen.has(purpose)]);
    saveConsent(Object.fromEntries(choices) as Record<Purpose, boolean>);
    setSaved(true);
  };
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{t('choices')}</h2>
      <p className={styles.text}>{t('choices_text')}</p>
      {/* The choice is known only in the browser: once it is, the boxes are reset with it. */}
      <form key={consent?.chosenAt ?? ''} className={styles.choices} onSubmit={submit} onChange={() => setSaved(false)}>
        {purposes.map((purpose) => (
          <div key={purpose} className={styles.choice}>
            <input
              type="checkbox"
              role="switch"
              id={`purpose-${purpose}`}
              name={purpose}
              defaultChecked={consent?.[purpose] ?? false}
              aria-describedby={`purpose-${purpose}-text`}
            />
            <label htmlFor={`purpose-${purpose}`}>{t(purpose)}</label>
            <p id={`purpose-${purpose}-text`}>{t(`${purpose}_text`)}</p>
          </div>
        ))}
        <div className={styles.save}>
          <Button type="submit">{t('save')}</Button>
          <p>{consent ? t('saved_on', { date: longDate(consent.chosenAt, language) }) : t('not_chosen')}</p>
        </div>
        {saved ? <Notice tone="good">{t('saved')}</Notice> : null}
      </form>
    </section>
  );
}
