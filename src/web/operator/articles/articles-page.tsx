import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ArticleRowView } from '#contract/operator/articles.ts';
import * as paths from '#contract/paths.generated.ts';
import { type ArticleKind, articleKinds, articleLimits } from '#kernel/articles/articles.ts';
import { listText, namesOf } from '#kernel/formats.ts';
import { slugify } from '#kernel/slugs.ts';
import list from '#web/bookings/list/booking-list.module.css';
import { Form } from '#web/forms/form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { pageIn, stateIn } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';

type Loaded = ResponseBody<'listArticles'>;

const path = '/admin/articles';
const pageSize = 50;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('articles:title'), indexed: false }),
  Page: ArticlesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('editor')) return null;
  const kind = stateIn(searchParams, articleKinds, 'kind');
  return call(paths.listArticles, { params: { kind }, query: { page: pageIn(searchParams), pageSize } });
}

function addressOf(kind: ArticleKind, number = 1): string {
  const query = new URLSearchParams({
    ...(kind === 'post' ? {} : { kind }),
    ...(number > 1 ? { page: String(number) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

function ArticlesPage({ data }: { data: Loaded | null }) {
  const t = useT('articles');
  const [query] = useSearchParams();
  const kind = stateIn(query, articleKinds, 'kind');
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {(articles) => (
        <div className={styles.page}>
          <nav className={list.filters} aria-label={t('choice')}>
            {articleKinds.map((one) => (
              <Link key={one} to={addressOf(one)} aria-current={one === kind ? 'page' : undefined}>
                {t(`kind_${one}`)}
              </Link>
            ))}
          </nav>
          <p>{t(`note_${kind}`)}</p>
          {kind === 'post' ? <NewPost /> : null}
          <ul className={styles.rows} aria-label={t(`kind_${kind}`)}>
            {articles.data.map((article) => (
              <Row key={article.slug} article={article} />
            ))}
          </ul>
          <Pagination {...articles} hrefOf={(number) => addressOf(kind, number)} />
        </div>
      )}
    </OperatorFrame>
  );
}

function Row({ article: { kind, slug, title, status, isChanged, missing, changedAt } }: { article: ArticleRowView }) {
  const t = useT('articles');
  const { language } = usePageContext();
  const names = missing.map((one) => namesOf('language', language).of(one) ?? one);
  return (
    <li>
      <Link to={`${path}/${kind}/${slug}`}>{title}</Link>
      <p className={styles.soft}>
        <span>{t(`status_${status}`)}</span>
        {isChanged ? <span>{t('is_changed')}</span> : null}
        {missing.length > 0 ? <span>{t('missing', { languages: listText(language, names) })}</span> : null}
        {changedAt ? (
          <time dateTime={changedAt}>{t('console:moment', { moment: momentText(changedAt, 'UTC', language) })}</time>
        ) : null}
        <span>{kind === 'post' ? `/blog/${slug}` : `/${slug}`}</span>
      </p>
    </li>
  );
}

/** The address is chosen first, because it stays. */
function NewPost() {
  const t = useT('articles');
  const navigate = useNavigate();
  const [error, setError] = useState<string | undefined>();
  return (
    <Form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault();
        const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
        const slug = slugify(title).slice(0, articleLimits.slug).replace(/-$/, '');
        if (slug) void navigate(`${path}/post/${slug}?title=${encodeURIComponent(title)}`);
        else setError(t('new_error'));
      }}
    >
      <Field
        label={t('new_title')}
        note={t('new_note')}
        name="title"
        maxLength={articleLimits.slug}
        autoComplete="off"
        required
        error={error}
      />
      <div>
        <Button type="submit">{t('new')}</Button>
      </div>
    </Form>
  );
}
