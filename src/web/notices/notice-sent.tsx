import { Sent } from '#web/forms/sent.tsx';
import { useT } from '#web/surroundings.ts';
import styles from './digital-services-page.module.css';

type Props = { reference: string; code: string; email: string | undefined };

export function NoticeSent({ reference, code, email }: Props) {
  const t = useT('digital-services');
  return (
    <Sent title={t('sent_title')}>
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
    </Sent>
  );
}
