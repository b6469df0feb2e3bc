// A page of text whose text an editor may have replaced.
import type { PageView } from '#contract/blog.ts';
import * as paths from '#contract/paths.generated.ts';
import { plainText } from '#kernel/articles/article-text.ts';
import type { PageSlug } from '#kernel/articles/articles.ts';
import { fill, type MessageParams } from '#kernel/messages.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

export type WrittenPage = PageView['page'];

export const loadWritten = async (slug: PageSlug, { call, language }: LoadContext): Promise<WrittenPage> =>
  (await call(paths.getPage, { params: { name: slug }, query: { lang: language } })).page;

/** What it says in the head of the document, `otherwise` if the text is that of the build. */
export function writtenHead(
  written: WrittenPage,
  values: MessageParams,
  otherwise: { title: string; description: string },
): { title: string; description: string } {
  return written
    ? { title: fill(written.title, values), description: plainText(fill(written.lead, values)) }
    : otherwise;
}
