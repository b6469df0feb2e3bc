import { useState } from 'react';
import { signOut } from '#web/shell/menus/sign-out.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { getSession } from '#web/runtime/session/session.ts';
import { deleteConsent } from './consent.ts';
import styles from './cookies-page.module.css';
import { deleteStoredItems } from './stored-items.ts';

export function DeleteAll() {
  const t = useT('cookies');
  const [done, setDone] = useState(false);
  const deleteAll = async () => {
    if (getSession()) await signOut();
    deleteConsent();
    await deleteStoredItems();
    setDone(true);
  };
  return (
    <section className={styles.clear} aria-labelledby="clear">
      <h2 id="clear">{t('clear')}</h2>
      <p className={styles.text}>{t('clear_text')}</p>
      <Button look="danger" onClick={() => void deleteAll()}>
        {t('clear')}
      </Button>
      {done ? <Notice tone="good">{t('cleared')}</Notice> : null}
    </section>
  );
}
