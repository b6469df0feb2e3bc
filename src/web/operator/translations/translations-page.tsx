import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { isLanguage } from '#kernel/languages.ts';
import list from '#web/bookings/list/booking-list.module.css';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import styles from '../console.module.css';
import { pageIn, stateIn } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { MissingTexts } from './missing-texts.tsx';
import { textsAddress } from './texts-address.ts';
import { Texts } from './texts.tsx';

type Loaded = { texts: ResponseBody<'listTexts'>; missing: ResponseBody<'listMissingTranslations'> | null };

const views = ['texts', 'missing'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('translations:title'), indexed: false }),
  Page: TranslationsPage,
});

async function load({ call, language, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('editor')) return null;
  const number = pageIn(searchParams);
  if (stateIn(searchParams, views, 'view') === 'missing') {
    const [texts, missing] = await Promise.all([
      call(paths.listTexts, { query: { pageSize: 1 } }),
      call(paths.listMissingTranslations, { query: { page: number, pageSize: 100 } }),
    ]);
    return { texts, missing };
  }
  const { language: chosen, namespace, find, changed } = Object.fromEntries(searchParams);
  const query = {
    language: isLanguage(chosen) ? chosen : language,
    namespace: namespace || undefined,
    find: find || undefined,
    changed: changed === 'true' ? changed : undefined,
  };
  return { texts: await call(paths.listTexts, { query: { ...query, page: number, pageSize: 20 } }), missing: null };
}

function TranslationsPage({ data }: { data: Loaded | null }) {
  const t = useT('translations');
  const [query] = useSearchParams();
  const hrefOf = (number: number) => textsAddress(query, number);
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ texts, missing }) => (
        <div className={styles.page}>
          <nav className={list.filters} aria-label={t('choice')}>
            <Link to="/admin/translations" aria-current={missing ? undefined : 'page'}>
              {t('view_texts')}
            </Link>
            <Link to="/admin/translations?view=missing" aria-current={missing ? 'page' : undefined}>
              {t('view_missing', { count: texts.missing })}
            </Link>
          </nav>
          {missing ? (
            <MissingTexts missing={missing} hrefOf={hrefOf} />
          ) : (
            <Texts texts={texts} query={query} hrefOf={hrefOf} />
          )}
        </div>
      )}
    </OperatorFrame>
  );
}
