import type { LoggedNotice } from '#contract/notices.ts';
import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { longDate } from '#web/articles/long-date.ts';
import { PageHeader } from '#web/articles/page-header.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { DecisionText } from './decision-text.tsx';
import styles from './decisions-page.module.css';

const pageSize = 20;
const path = '/digital-services-law/decisions';
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path);

type Loaded = ResponseBody<'listDecisions'>;

export const page = definePage<Loaded>({
  load: ({ call, url }) => {
    const number = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
    return call(paths.listDecisions, { query: { page: number, pageSize } });
  },
  head: (loaded, { t, appName }) => ({
    title: t('digital-services:log_title'),
    description: t('digital-services:log_lead', { appName }),
    canonical: hrefOf(loaded.page),
  }),
  Page: DecisionsPage,
});

/** What was decided about reported content, for everyone to read. */
function DecisionsPage({ data: decided }: { data: Loaded }) {
  const t = useT('digital-services');
  const { appName } = usePageContext().settings;
  return (
    <>
      <PageHeader title={t('log_title')} lead={t('log_lead', { appName })} motif="signpost" />
      <div className={`wide ${styles.page}`}>
        {decided.data.length === 0 ? <p>{t('log_none')}</p> : null}
        <ul className={styles.list}>
          {decided.data.map((notice, position) => (
            <li key={position}>
              <Decided notice={notice} />
            </li>
          ))}
        </ul>
        <Pagination {...decided} hrefOf={hrefOf} />
        <p>
          <ButtonLink to="/digital-services-law" look="line">
            {t('title')}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

function Decided({ notice }: { notice: LoggedNotice }) {
  const t = useT('digital-services');
  const { language } = usePageContext();
  const { content, category, origin, receivedAt, decisions, appealedBy } = notice;
  const begun = origin === 'operator' ? t('log_own') : t('log_reported', { date: longDate(receivedAt, language) });
  return (
    <article className={styles.decided}>
      <h2>{t(`category_${category}`)}</h2>
      <p className={styles.soft}>
        <span>{t(`log_${content}`)}</span>
        <span>{begun}</span>
        <span>{appealedBy ? t(`appeal_by_${appealedBy}`) : t('log_not_appealed')}</span>
      </p>
      {decisions.map((decision) => (
        <p key={decision.stage}>
          {decision.stage === 'first' ? null : <span>{`${t(`decision_${decision.stage}`)}. `}</span>}
          <DecisionText notice={notice} decision={decision} />{' '}
          <span className={styles.date}>{t('decided_on', { date: longDate(decision.decidedAt, language) })}</span>
        </p>
      ))}
    </article>
  );
}
