import { useSearchParams } from 'react-router';
import { percentText } from '#kernel/prices/percent-text.ts';
import { longDate } from '#web/articles/long-date.ts';
import { FindForm } from '#web/forms/find-form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from '../console.module.css';
import { listAddress } from '../list-address.ts';

const path = '/admin/terms';

type Accepted = ResponseBody<'listAcceptedTerms'>;

/** Each supplier with what it pays and the terms that it has accepted last. */
export function AcceptedTerms({ accepted }: { accepted: Accepted }) {
  const t = useT('supplier-terms');
  const { language } = usePageContext();
  const [query] = useSearchParams();
  const find = query.get('find') ?? '';
  return (
    <section aria-labelledby="accepted" className={styles.page}>
      <h2 id="accepted">{t('accepted')}</h2>
      <FindForm className={styles.filters} action={path}>
        <div className={styles.long}>
          <Field
            label={t('accepted_find')}
            name="find"
            type="search"
            maxLength={254}
            autoComplete="off"
            defaultValue={find}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{t('console:find')}</Button>
          {find ? (
            <ButtonLink look="quiet" to={path}>
              {t('console:clear')}
            </ButtonLink>
          ) : null}
        </div>
      </FindForm>
      {accepted.total === 0 ? <p>{t('find_none')}</p> : null}
      {accepted.data.length > 0 ? (
        <ul className={styles.rows} aria-labelledby="accepted">
          {accepted.data.map(({ id, name, commissionPercent, isOwn, accepted: how, acceptedAt, termsFrom }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                <span>
                  {t(isOwn ? 'pays_own' : 'pays_general', { percent: percentText(commissionPercent, language) })}
                </span>
                <span>
                  {t(`accepted_${how}_on`, {
                    day: longDate(acceptedAt, language),
                    from: longDate(termsFrom, language),
                  })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Pagination {...accepted} hrefOf={(number) => listAddress({ path, state: '', first: '', find }, number)} />
    </section>
  );
}
