import { useLayoutEffect, useRef, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourVersionChangesView } from '#contract/suppliers/tour-drafts.ts';
import type { Difference } from '#kernel/tour-documents/compare-documents.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFieldWords } from '../field-label.ts';
import { ChangesTable } from './changes-table.tsx';
import type { EntryProps } from './version-entry.tsx';

type Props = EntryProps & { onRestored: () => void };

/** Restores a version, once its reader has seen what that changes. */
export function Restoration({ version, moment, editing, names, onRestored }: Props) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const { draft, document } = editing;
  const [preview, setPreview] = useState<TourVersionChangesView | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = preview !== null;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // The question that had the focus was in the opener's place.
    if (wasOpen.current && !isOpen) opener.current!.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const differences = (preview?.restoring ?? []) as Difference[];
  const words = useFieldWords({ document, currency: draft.currency, names, differences });
  const run = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setPreview(null);
      setProblem(thrown);
    }
  };
  const show = async () => {
    // What is being written would be replaced, too.
    if (!(await editing.flush())) throw new Error('not saved');
    setPreview(await call(paths.getTourVersionChanges, { params: { id: draft.id, versionId: version.id } }));
  };
  const restore = async ({ basedOn }: TourVersionChangesView) => {
    const body = { versionId: version.id, basedOn };
    const restored = await call(paths.restoreTourVersion, { params: { id: draft.id }, body });
    setPreview(null);
    editing.replace(restored);
    onRestored();
  };
  return (
    <>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
      {preview ? (
        <ConfirmInPlace
          question={t('restore_question', { count: differences.length, moment })}
          action={t('restore_sure')}
          isHarmless
          onConfirm={() => void run(() => restore(preview))}
          onCancel={() => setPreview(null)}
        >
          <ChangesTable
            label={t('restore_changes', { moment })}
            differences={differences}
            words={words}
            columns={{ before: t('restore_now'), after: t('restore_then') }}
          />
        </ConfirmInPlace>
      ) : (
        <div>
          <Button ref={opener} look="line" onClick={() => void run(show)} aria-label={t('restore_spoken', { moment })}>
            {t('restore_version')}
          </Button>
        </div>
      )}
    </>
  );
}
