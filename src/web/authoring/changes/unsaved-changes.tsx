import { tellingBetween } from '#kernel/tour-documents/compare-documents.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { useFieldWords } from '../field-label.ts';
import { useDraftActions } from '../use-draft-actions.ts';
import type { Editing } from '../use-draft.ts';
import { ChangesTable } from './changes-table.tsx';

/** What the user was writing when a colleague sent the tour for review or archived it. It waits here, to be read and saved. */
export function UnsavedChanges({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const { draft, document, state } = editing;
  const { perform, isBusy, message } = useDraftActions(editing);
  const differences = tellingBetween(draft.document, document);
  const words = useFieldWords({ document, currency: draft.currency, differences });
  const isShown = state === 'locked' && !draft.may.edit;
  const action = draft.isInReview ? 'withdraw' : 'restore';
  return (
    <>
      {/* The field that was being written is gone, and the focus with it. */}
      <StatusMessage isShown={isShown}>
        <Notice>
          <p>
            <strong>{t(draft.isInReview ? 'locked_in_review' : 'locked_archived')}</strong>
          </p>
          <p>{t('locked_text')}</p>
          <ChangesTable
            label={t('locked_fields')}
            differences={differences}
            words={words}
            columns={{ before: t('locked_saved'), after: t('locked_yours') }}
          />
          {draft.may[action] ? (
            <Button disabled={isBusy} onClick={() => void perform(action)}>
              {t(`locked_${action}`)}
            </Button>
          ) : null}
        </Notice>
      </StatusMessage>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
    </>
  );
}
