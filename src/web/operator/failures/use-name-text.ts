import { findMessage } from '#kernel/messages.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { FailureView } from './failures-address.ts';

/** What a job does, or what a mail is about. One that no text names, of another version of the program, keeps its name. */
export function useNameText(): (view: FailureView, name: string) => string {
  const { language, messages } = usePageContext();
  return (view, name) => {
    const post = view === 'mails' ? /^news-(.+)$/.exec(name)?.[1] : undefined;
    const keys = { jobs: `job_${name}`, mails: post ? 'kind_news' : `kind_${name}`, webhooks: null };
    const key = keys[view];
    return (key && findMessage(messages.of('operations') ?? {}, key, language, post ? { post } : undefined)) ?? name;
  };
}
