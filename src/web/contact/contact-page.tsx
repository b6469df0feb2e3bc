import type { OperatorView } from '#contract/marketplace.ts';
import * as paths from '#contract/paths.generated.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import { Prose } from '#web/articles/prose.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ContactForm, contactForm } from './contact-form.tsx';
import { useContactPrefill } from './contact-prefill.ts';
import styles from './contact-page.module.css';
import { DirectWays } from './direct-ways.tsx';

export const page = definePage<OperatorView>({
  load: ({ call }) => call(paths.getOperator),
  head: (_, { t }) => ({ title: t('contact:title'), description: t('contact:lead') }),
  Page: ContactPage,
  forms: [contactForm],
});

function ContactPage({ data: operator }: { data: OperatorView }) {
  const t = useT('contact');
  const prefill = useContactPrefill();
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { appName })} motif="boat" />
      <div className={`wide ${styles.page}`}>
        <section aria-labelledby="form">
          <h2 id="form">{t('form')}</h2>
          {/* A form takes its first values once. */}
          <ContactForm key={JSON.stringify(prefill)} prefill={prefill} />
        </section>
        <aside className={styles.aside}>
          <h2>{t('faster')}</h2>
          <Prose paragraphs={[t('faster_1'), t('faster_2'), t('faster_3')]} />
          <DirectWays operator={operator} />
        </aside>
      </div>
    </>
  );
}
