// The notice for a form that was submitted before its scripts loaded; shown and hidden by the inline script (document-scripts.ts).
import { escapeText } from './document-head.ts';
import type { PageContext } from '../router/page.ts';
import { translator } from '../api/t.ts';

/** True if a page has a form that scripts submit. */
export const hasForm = (body: string): boolean => body.includes(' method="post"');

/** Its style sheet is imported by entry-client.tsx. The first part says that the form will be sent, the second that it was not. */
export function pendingSubmissionNotice({ language, messages }: Pick<PageContext, 'language' | 'messages'>): string {
  const t = translator(language, messages, 'early-forms');
  const [onItsWay, notLoaded, reload] = [t('on_its_way'), t('not_loaded'), t('reload')].map(escapeText);
  return (
    `<div id="pending-submission" class="pending-submission" role="status" hidden><p>${onItsWay}</p>` +
    `<p hidden>${notLoaded} <button type="button">${reload}</button></p></div>`
  );
}
