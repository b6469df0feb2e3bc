import { Navigate } from 'react-router';
import { Prose } from '#web/articles/prose.tsx';
import { PageHeader } from '#web/articles/page-header.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { choicesIn, type Choices } from './choices.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';

export const page = definePage<Choices>({
  load: async ({ language }) => choicesIn(language),
  head: (_, { t, appName }) => ({
    title: t('partner-account:register_title'),
    description: t('partner-account:register_lead', { appName }),
  }),
  Page: RegisterPage,
});

function RegisterPage({ data: choices }: { data: Choices }) {
  const t = useT('partner-account');
  const { appName } = usePageContext().settings;
  const session = useSession();
  if (session?.user.role === 'supplier') return <Navigate to="/supplier" replace />;
  return (
    <>
      <PageHeader title={t('register_title')} lead={t('register_lead', { appName })} motif="tent" />
      <div className={`wide ${styles.page}`}>
        <section aria-labelledby="form">
          <h2 id="form">{t('form')}</h2>
          {session ? <Notice>{t('signed_in_as', { email: session.user.email })}</Notice> : null}
          <RegisterForm choices={choices} />
        </section>
        <aside className={styles.aside}>
          <h2>{t('why')}</h2>
          <Prose paragraphs={[t('why_1'), t('why_2'), t('why_3')]} />
          <h2>{t('already')}</h2>
          <p>
            <ButtonLink to="/supplier/login" look="line">
              {t('login_title')}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </>
  );
}
