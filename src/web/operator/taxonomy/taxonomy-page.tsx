import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { type TaxonomyKind, taxonomyKinds } from '#kernel/choices/taxonomy-kinds.ts';
import { namesOf } from '#kernel/formats.ts';
import list from '#web/bookings/list/booking-list.module.css';
import { FindForm } from '#web/forms/find-form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { pageIn, stateIn } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { CreateEntry } from './create-entry.tsx';
import { TaxonomyEntry } from './taxonomy-entry.tsx';
import own from './taxonomy.module.css';

type Listed = ResponseBody<'listTaxonomy'>;
/** `tops`: the categories that can be parents. */
type Loaded = Listed & { tops: Listed['data'] };

const path = '/admin/catalogue';
const pageSize = 50;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('taxonomy:title'), indexed: false }),
  Page: TaxonomyPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const kind = stateIn(searchParams, taxonomyKinds, 'kind');
  const query = { find: searchParams.get('find') ?? '', page: pageIn(searchParams), pageSize };
  const [listed, tops] = await Promise.all([
    call(paths.listTaxonomy, { params: { kind }, query }),
    kind === 'category' ? call(paths.listTaxonomy, { params: { kind }, query: { top: 'true', pageSize: 100 } }) : null,
  ]);
  return { ...listed, tops: tops?.data ?? [] };
}

function addressOf(kind: TaxonomyKind, find = '', number = 1): string {
  const query = new URLSearchParams({
    ...(kind === 'place' ? {} : { kind }),
    ...(find ? { find } : {}),
    ...(number > 1 ? { page: String(number) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

function TaxonomyPage({ data }: { data: Loaded | null }) {
  const t = useT('taxonomy');
  const [query] = useSearchParams();
  const kind = stateIn(query, taxonomyKinds, 'kind');
  const find = query.get('find') ?? '';
  const { message, about, number, reportDecision } = useDecisionMessage();
  // An outcome belongs to the list in which it was decided: shown again in another one it would take the focus.
  const [before, setBefore] = useState({ query: query.toString(), number: 0 });
  if (before.query !== query.toString()) setBefore({ query: query.toString(), number });
  const isNew = number > before.number;
  const isInList = data?.data.some(({ id }) => id === about) ?? false;
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(entries) => (
        <div className={styles.page}>
          <nav className={list.filters} aria-label={t('choice')}>
            {taxonomyKinds.map((one) => (
              <Link key={one} to={addressOf(one)} aria-current={one === kind ? 'page' : undefined}>
                {t(`kind_${one}`)}
              </Link>
            ))}
          </nav>
          <StatusMessage key={number} isShown={isNew && !isInList}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <Find kind={kind} find={find} />
          <CreateEntry key={kind} kind={kind} tops={entries.tops} onDone={reportDecision} />
          {entries.total === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <Entries
              kind={kind}
              entries={entries.data}
              tops={entries.tops}
              messageOf={(id) => (
                <StatusMessage key={number} isShown={isNew && id === about}>
                  <Notice tone="good">{message}</Notice>
                </StatusMessage>
              )}
              onDone={reportDecision}
            />
          )}
          <Pagination {...entries} hrefOf={(chosen) => addressOf(kind, find, chosen)} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Find({ kind, find }: { kind: TaxonomyKind; find: string }) {
  const t = useT('taxonomy');
  return (
    <FindForm className={styles.filters} action={path}>
      {kind === 'place' ? null : <input type="hidden" name="kind" value={kind} />}
      <Field label={t('find')} name="find" type="search" maxLength={100} autoComplete="off" defaultValue={find} />
      <div className={styles.buttons}>
        <Button type="submit">{t('console:find')}</Button>
        {find ? (
          <ButtonLink look="quiet" to={addressOf(kind)}>
            {t('console:clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}

type EntriesProps = {
  kind: TaxonomyKind;
  entries: Listed['data'];
  tops: Listed['data'];
  /** Beside the entry that was changed: on top of a long list it would be out of sight. */
  messageOf: (id: string) => ReactNode;
  onDone: (text: string, id?: string) => Promise<void>;
};

/** Places below their countries, categories below their parents. */
function Entries({ kind, entries, tops, messageOf, onDone }: EntriesProps) {
  const t = useT('taxonomy');
  const { language } = usePageContext();
  const rows = (of: Listed['data'], label: string) => (
    <ul className={styles.rows} aria-label={label}>
      {of.map((entry) => (
        <li key={entry.id} className={entry.parentId ? own.below : undefined}>
          <TaxonomyEntry key={entry.slug} entry={entry} tops={tops} onDone={(text) => onDone(text, entry.id)} />
          {messageOf(entry.id)}
        </li>
      ))}
    </ul>
  );
  if (kind !== 'place') return rows(entries, t(`kind_${kind}`));
  const byCountry = Map.groupBy(entries, ({ place }) => place!.country);
  return [...byCountry].map(([country, places]) => {
    const name = namesOf('region', language).of(country) ?? country;
    return (
      <section key={country} aria-labelledby={`country-${country}`}>
        <h2 id={`country-${country}`}>{name}</h2>
        {rows(places, name)}
      </section>
    );
  });
}
