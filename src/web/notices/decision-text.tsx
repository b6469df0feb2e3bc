import type { LoggedNotice, NoticeView } from '#contract/notices.ts';
import { useT } from '#web/runtime/router/page-context.ts';

type Decided = Pick<NoticeView, 'content' | 'origin'>;
type Decision = LoggedNotice['decisions'][number];

export const isSuspension = ({ content }: Pick<Decided, 'content'>): boolean =>
  content === 'user' || content === 'supplier';

/** What was decided, and on what ground. */
export function DecisionText({ notice, decision: { outcome, basis } }: { notice: Decided; decision: Decision }) {
  const t = useT('digital-services');
  const isSuspended = isSuspension(notice);
  const isOfTour = notice.content === 'tour' && (outcome === 'removed' || notice.origin === 'operator');
  const about = isSuspended ? '_suspension' : isOfTour ? '_tour' : '';
  return (
    <>
      <strong>{t(`outcome_${outcome}${about}`)}</strong>{' '}
      {basis ? t(isSuspended ? `basis_${basis}_suspension` : `basis_${basis}`) : null}
    </>
  );
}
