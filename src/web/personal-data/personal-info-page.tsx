import { useState } from 'react';
import { PageHeader } from '#web/content/page-header.tsx';
import { Inline } from '#web/content/prose.tsx';
import { Sent } from '#web/forms/sent.tsx';
import { definePage } from '#web/page.ts';
import { useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { OwnData } from './own-data.tsx';
import styles from './personal-info-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('personal-info:title'), description: t('personal-info:signed_out_text') }),
  Page: PersonalInfoPage,
});

/** For everybody: who is signed in sees their own, others what they would see. */
function PersonalInfoPage() {
  const t = useT('personal-info');
  const { appName } = useSurroundings().settings;
  const session = useSession();
  const [erased, setErased] = useState(false);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="lighthouse" />
      <div className={`wide ${styles.page}`}>
        {erased ? <Erased /> : session ? <OwnData onErased={() => setErased(true)} /> : <SignedOut />}
      </div>
    </>
  );
}

function SignedOut() {
  const t = useT('personal-info');
  return (
    <section className={styles.card} aria-labelledby="signed-out">
      <h2 id="signed-out">{t('signed_out')}</h2>
      <p className={styles.text}>{t('signed_out_text')}</p>
      <p>
        <ButtonLink to="/login?next=%2Fpersonal-info">{t('sign_in')}</ButtonLink>
      </p>
      <p className={styles.text}>
        <Inline text={t('no_account')} />
      </p>
    </section>
  );
}

function Erased() {
  const t = useT('personal-info');
  return (
    <Sent title={t('erased')}>
      <p>{t('erased_text')}</p>
      <ButtonLink to="/" look="line">
        {t('to_home')}
      </ButtonLink>
    </Sent>
  );
}
