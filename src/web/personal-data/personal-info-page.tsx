import { useState } from 'react';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Inline } from '#web/articles/prose.tsx';
import { SuccessMessage } from '#web/forms/success-message.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { OwnData } from './own-data.tsx';
import styles from './personal-info-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('personal-info:title'), description: t('personal-info:signed_out_text') }),
  Page: PersonalInfoPage,
});

/** Open to everyone: signed-in users see their own data, others an explanation of what is stored. */
function PersonalInfoPage() {
  const t = useT('personal-info');
  const { appName } = usePageContext().settings;
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
    <SuccessMessage title={t('erased')}>
      <p>{t('erased_text')}</p>
      <ButtonLink to="/" look="line">
        {t('to_home')}
      </ButtonLink>
    </SuccessMessage>
  );
}
