// The notice for a form that was submitted before its scripts loaded; shown and hidden by the inline script (document-scripts.ts).
import { escapeText } from './document-head.ts';
import type { PageContext } from '../router/page.ts';
import { translator } from '../api/t.ts';

/** True if a page has a form that scripts submit. */
export const hasForm = (body: string): boolean => body.includes(' method="post"');

/** Its style sheet is imported by entry-client.tsx. */
export function pendingSubmissionNotice({ language, messages }: Pick<PageContext, 'language' | 'messages'>): string {
  const text = translator(language, messages, 'content')('on_its_way');
  return `<p id="pending-submission" class="pending-submission" role="status" hidden>${escapeText(text)}</p>`;
}
