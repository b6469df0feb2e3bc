import { FindForm } from '#web/forms/find-form.tsx';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { useEffect, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { auditActs } from '#kernel/choices/audit-acts.ts';
import { longDate } from '#web/articles/long-date.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { AuditEntries } from './audit-entries.tsx';
import { actorText } from './actor-name.tsx';
import styles from '../console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { loadList } from '../list-address.ts';
import { OlderLinks } from '../older-links.tsx';
import { OperatorFrame } from '../operator-frame.tsx';

type Log = ResponseBody<'listAuditEntries'>;
type Verification = ResponseBody<'verifyAuditLog'>;
type Loaded = { log: Log; verification: Verification };

const path = '/admin/audit';

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('console:audit_title'), indexed: false }),
  Page: AuditPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const [log, verification] = await Promise.all([
    loadList(Object.fromEntries(searchParams), (query) => call(paths.listAuditEntries, { query })),
    call(paths.verifyAuditLog),
  ]);
  return { log, verification };
}

function AuditPage({ data }: { data: Loaded | null }) {
  const t = useT('console');
  const [query] = useSearchParams();
  return (
    <OperatorFrame title={t('audit_title')} loaded={data}>
      {({ log, verification }) => (
        <div className={styles.page}>
          <Chain verification={verification} />
          <Filters query={query} actors={log.actors} />
          {log.data.length > 0 ? (
            <>
              <SortSelect list="listAuditEntries" />
              <AuditEntries entries={log.data} />
            </>
          ) : query.size > 0 ? (
            <EmptyState title={t('audit_none')} />
          ) : null}
          <OlderLinks path={path} query={query} next={log.next} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Chain({ verification }: { verification: Verification }) {
  const { entries, firstAt, lastAt, hash, broken } = verification;
  const t = useT('console');
  const { language } = usePageContext();
  if (broken)
    return (
      <Notice tone="bad">
        <p>{t('audit_broken', { sequence: broken.sequence })}</p>
        <p>
          <Link to={`${path}?before=${broken.sequence + 1}#entry-${broken.sequence}`}>{t('audit_broken_show')}</Link>
        </p>
      </Notice>
    );
  if (!firstAt || !lastAt) return <Notice>{t('audit_whole_empty')}</Notice>;
  return (
    <Notice tone="good">
      <p>{t('audit_whole', { from: longDate(firstAt, language), until: longDate(lastAt, language), entries })}</p>
      <p className={styles.hash}>
        {t('audit_hash')} <code>{hash}</code>
      </p>
      <WholeCheck verification={verification} />
    </Notice>
  );
}

const pauseMs = 2000;

/** When all of the log was checked; entries after that are checked for this page. Once it is requested again its end is waited for. */
function WholeCheck({ verification }: { verification: Verification }) {
  const { checkedAt, checkedEntries } = verification;
  const t = useT('console');
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const [requested, setRequested] = useState<{ checkedAt: string | null } | null>(null);
  const isRequested = requested !== null && requested.checkedAt === checkedAt;
  useEffect(() => {
    if (!isRequested) return;
    const timer = setTimeout(() => void revalidate(), pauseMs);
    return () => clearTimeout(timer);
    // Each answer is another verification.
  }, [isRequested, verification, revalidate]);
  const request = () => void call(paths.checkAuditLog).then(() => setRequested({ checkedAt }));
  return (
    <div className={styles.session}>
      <p>
        {isRequested
          ? t('audit_check_requested')
          : checkedAt && checkedEntries > 0
            ? t('audit_checked', {
                entries: checkedEntries,
                moment: t('moment', { moment: momentText(checkedAt, 'UTC', language) }),
              })
            : t('audit_checked_now')}
      </p>
      <Button look="line" disabled={isRequested} onClick={request}>
        {t('audit_check')}
      </Button>
    </div>
  );
}

function Filters({ query, actors }: { query: URLSearchParams; actors: Log['actors'] }) {
  const t = useT('console');
  const { language } = usePageContext();
  const given = (name: string) => query.get(name) ?? '';
  // In the order of the alphabet: one of ninety cannot be found in another.
  const order = new Intl.Collator(language);
  const acts = auditActs
    .map((act) => ({ act, text: t(`act_${act}`) }))
    .toSorted((a, b) => order.compare(a.text, b.text));
  return (
    <FindForm className={styles.filters} action={path}>
      <SelectField label={t('audit_actor')} name="actor" defaultValue={given('actor')}>
        <option value="">{t('anyone')}</option>
        {actors.map((actor) => (
          <option key={actor.id} value={actor.id}>
            {actorText(actor)}
          </option>
        ))}
      </SelectField>
      <div className={styles.long}>
        <SelectField label={t('audit_act')} name="act" defaultValue={given('act')}>
          <option value="">{t('anything')}</option>
          {acts.map(({ act, text }) => (
            <option key={act} value={act}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <Field label={t('audit_from')} name="from" type="date" defaultValue={given('from')} />
      <Field label={t('audit_until')} name="until" type="date" defaultValue={given('until')} />
      <div className={styles.long}>
        <Field
          label={t('audit_subject')}
          note={t('audit_subject_note')}
          name="subject"
          type="search"
          maxLength={254}
          autoComplete="off"
          defaultValue={given('subject')}
        />
      </div>
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit">{t('find')}</Button>
        {query.size > 0 ? (
          <ButtonLink look="quiet" to={path}>
            {t('clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}
