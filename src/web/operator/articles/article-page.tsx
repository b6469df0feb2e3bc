import { Link } from 'react-router';
import type { ArticleView } from '#contract/operator/articles.ts';
import * as paths from '#contract/paths.generated.ts';
import { type ArticleKind, articleKinds, articleLimits, slugPattern } from '#kernel/articles/articles.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleHistory } from './article-history.tsx';

export const page = definePage<ArticleView | null>({
  load,
  head: (article, { t }) => ({ title: article?.slug ?? t('articles:title'), indexed: false }),
  Page: ArticlePage,
});

async function load({ call, params, url: { searchParams } }: LoadContext): Promise<ArticleView | null> {
  if (!may('editor')) return null;
  const kind = articleKinds.find((one) => one === params.kind);
  const slug = params.slug!;
  if (!kind) return null;
  try {
    return await call(paths.getArticle, { params: { kind, slug } });
  } catch (thrown) {
    if (kind === 'post' && statusOf(thrown) === 404 && isSlug(slug)) return newPost(slug, searchParams.get('title'));
    throw thrown;
  }
}

const isSlug = (slug: string): boolean => slugPattern.test(slug) && slug.length <= articleLimits.slug;

/** It exists once it is saved. */
function newPost(slug: string, title: string | null): ArticleView {
  const nothing = { title: '', lead: '', body: '' };
  return {
    kind: 'post',
    slug,
    status: 'draft',
    version: 0,
    publishedVersion: null,
    hasBuilt: false,
    facts: { author: '', tags: [], pictureTour: null },
    texts: { en: { ...nothing, title: title ?? '' }, es: nothing, fr: nothing },
    versions: [],
  };
}

const shownAt = (kind: ArticleKind, slug: string): string => (kind === 'post' ? `/blog/${slug}` : `/${slug}`);

function ArticlePage({ data }: { data: ArticleView | null }) {
  const t = useT('articles');
  const { language } = usePageContext();
  const { message, reportDecision } = useDecisionMessage();
  const title = data?.texts[language].title || data?.slug || t('title');
  return (
    <OperatorFrame title={title} loaded={data}>
      {(article) => (
        <div className={styles.page}>
          <p className={styles.soft}>
            <Link to={`/admin/articles${article.kind === 'page' ? '?kind=page' : ''}`}>{t('all')}</Link>
            <strong>{t(`status_${article.status}`)}</strong>
            {article.publishedVersion !== null && article.publishedVersion !== article.version ? (
              <span>{t('is_changed')}</span>
            ) : null}
            {article.status === 'published' || article.status === 'built' || article.kind === 'page' ? (
              <a href={shownAt(article.kind, article.slug)}>{t('show')}</a>
            ) : null}
          </p>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <ArticleEditor key={`${article.slug} ${article.version}`} article={article} onDone={reportDecision} />
          <ArticleHistory article={article} onDone={reportDecision} />
        </div>
      )}
    </OperatorFrame>
  );
}
