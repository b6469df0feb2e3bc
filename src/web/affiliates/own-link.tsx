import { attributionDays, viaParameter } from '#kernel/referrals.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from './affiliates.module.css';

/** The affiliate's link, and how to link to any page. */
export function OwnLink({ link, percent }: { link: string; percent: number }) {
  const t = useT('affiliates');
  const { isCopied, copy } = useCopy();
  const copyOrSelect = async () => {
    if (!(await copy(link))) document.querySelector<HTMLInputElement>('input[name=link]')?.select();
  };
  return (
    <section className={styles.link} aria-labelledby="link">
      <h2 id="link">{t('own_link')}</h2>
      <div className={styles.copy}>
        <Field
          label={t('own_link_label')}
          name="link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button look="line" onClick={() => void copyOrSelect()}>
          {t('copy')}
        </Button>
      </div>
      <p aria-live="polite">{isCopied ? t('copied') : ''}</p>
      <p className={styles.soft}>
        {t('any_page', { parameter: `?${viaParameter}=${new URL(link).searchParams.get(viaParameter)}` })}
      </p>
      <p className={styles.soft}>{t('terms', { percent, days: attributionDays })}</p>
    </section>
  );
}
