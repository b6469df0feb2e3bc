import { SuccessMessage } from '#web/forms/success-message.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './digital-services-page.module.css';

type Props = { reference: string; code: string; email: string | undefined };

export function NoticeReceipt({ reference, code, email }: Props) {
  const t = useT('digital-services');
  return (
    <SuccessMessage title={t('sent_title')}>
      <p>{t('sent_text')}</p>
      <dl className={styles.keys}>
        <div>
          <dt>{t('reference')}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      {email ? <p>{t('sent_mail', { email })}</p> : null}
    </SuccessMessage>
  );
}
