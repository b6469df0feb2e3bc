import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import styles from './console.module.css';
import { OlderLinks } from './older-links.tsx';
import { ResendButton } from './resend-button.tsx';
import { userAddress } from './list-address.ts';

type Props = {
  account: { id: string; email: string };
  mails: ResponseBody<'listAccountMails'>;
  onDone: (text: string) => Promise<void>;
};

/** What was written to a user, and whether it was delivered. */
export function AccountMails({ account: { id: userId, email }, mails, onDone }: Props) {
  const t = useT('console');
  const { call, language } = usePageContext();
  const [query] = useSearchParams();
  const momentOf = (instant: string) => t('moment', { moment: momentText(instant, 'UTC', language) });
  return (
    <section className={styles.card} aria-labelledby="mails">
      <h2 id="mails">{t('mails')}</h2>
      <p className={styles.soft}>{t('mails_note')}</p>
      {mails.data.length === 0 ? (
        <p>{t('mails_none')}</p>
      ) : (
        <>
          <SortSelect list="listAccountMails" />
          <ul className={styles.rows}>
            {mails.data.map(({ id, subject, writtenAt, sentAt, state, mayResend }) => (
              <li key={id} className={styles.session}>
                <div>
                  <p>{subject}</p>
                  <p className={styles.soft}>{t(`mail_${state}`, { moment: momentOf(sentAt ?? writtenAt) })}</p>
                </div>
                {mayResend ? (
                  <ResendButton
                    name={t('send_again_spoken', { subject })}
                    question={t('send_again_question', { subject, email })}
                    send={(idempotencyKey) =>
                      call(paths.resendMail, { params: { id: userId, mailId: id }, idempotencyKey })
                    }
                    onDone={() => onDone(t('sent_again', { subject }))}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      <OlderLinks path={userAddress(userId)} hash="#mails" query={query} next={mails.next} />
    </section>
  );
}
