import { FindForm } from '#web/forms/find-form.tsx';
import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { SortField, SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { stateIn } from '../list-address.ts';
import { OlderLinks } from '../older-links.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { GiftCard, PromoCode } from './code.tsx';
import { CreateCode } from './create-code.tsx';

const path = '/admin/codes';
const views = ['cards', 'promos'] as const;
const cardStates = ['all', 'ordered', 'paid', 'sent', 'withdrawn', 'lapsed'] as const;
type View = (typeof views)[number];

type Loaded = { cards: ResponseBody<'findGiftCards'> | null; promos: ResponseBody<'findPromoCodes'> | null };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('codes:title'), indexed: false }),
  Page: CodesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const { find, before } = Object.fromEntries(searchParams);
  if (viewIn(searchParams) === 'promos') {
    const sort = sortIn(searchParams, 'findPromoCodes');
    return { cards: null, promos: await call(paths.findPromoCodes, { query: { find, before, sort } }) };
  }
  const state = stateIn(searchParams, cardStates);
  const query = {
    find,
    before,
    state: state === 'all' ? undefined : state,
    sort: sortIn(searchParams, 'findGiftCards'),
  };
  return { cards: await call(paths.findGiftCards, { query }), promos: null };
}

/** Promo codes are for operators alone. */
const viewIn = (query: URLSearchParams): View => (may('operator') ? stateIn(query, views, 'view') : 'cards');

const addressOf = (view: View): string => (view === 'cards' ? path : `${path}?view=${view}`);

const isFiltered = (query: URLSearchParams): boolean =>
  Boolean(query.get('find')) || stateIn(query, cardStates) !== 'all';

function CodesPage({ data }: { data: Loaded | null }) {
  const t = useT('codes');
  const [query] = useSearchParams();
  const view = viewIn(query);
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ cards, promos }) => (
        <div className={styles.page}>
          {may('operator') ? (
            <nav className={list.filters} aria-label={t('choice')}>
              {views.map((one) => (
                <Link key={one} to={addressOf(one)} aria-current={one === view ? 'page' : undefined}>
                  {t(`view_${one}`)}
                </Link>
              ))}
            </nav>
          ) : null}
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <Find view={view} query={query} />
          {view === 'promos' ? <CreateCode onDone={reportDecision} /> : null}
          {(cards?.data.length ?? 0) + (promos?.data.length ?? 0) === 0 ? (
            <EmptyState title={t(isFiltered(query) ? 'none' : `none_${view}`)} />
          ) : (
            <>
              <SortSelect list={view === 'cards' ? 'findGiftCards' : 'findPromoCodes'} />
              <ul className={styles.rows} aria-label={t(`view_${view}`)}>
                {cards?.data.map((card) => (
                  <GiftCard key={card.id} card={card} onDone={reportDecision} />
                ))}
                {promos?.data.map((code) => (
                  <PromoCode key={code.id} code={code} onDone={reportDecision} />
                ))}
              </ul>
            </>
          )}
          <OlderLinks path={path} query={query} next={cards?.next ?? promos?.next ?? null} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Find({ view, query }: { view: View; query: URLSearchParams }) {
  const t = useT('codes');
  const [find, state] = [query.get('find') ?? '', stateIn(query, cardStates)];
  return (
    <FindForm className={styles.filters} action={path}>
      {view === 'cards' ? null : <input type="hidden" name="view" value={view} />}
      <div className={styles.long}>
        <Field
          label={t(`find_${view}`)}
          name="find"
          type="search"
          maxLength={254}
          autoComplete="off"
          defaultValue={find}
        />
      </div>
      {view === 'cards' ? (
        <SelectField label={t('desk:state')} name="state" defaultValue={state}>
          {cardStates.map((one) => (
            <option key={one} value={one}>
              {one === 'all' ? t('desk:state_all') : t(`state_${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit">{t('console:find')}</Button>
        {isFiltered(query) ? (
          <ButtonLink look="quiet" to={addressOf(view)}>
            {t('console:clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}
