import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { type Completeness, type Missing } from '#kernel/tour-documents/completeness.ts';
import { longDate } from '#web/articles/long-date.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './editor.module.css';
import { History } from './changes/history.tsx';
import { type Step, stepOfField } from './steps.ts';
import { useSaveText } from './saving/use-save-text.ts';
import { type DraftAction, useDraftActions } from './use-draft-actions.ts';
import type { Editing } from './use-draft.ts';

type Props = { editing: Editing; completeness: Completeness; goTo: (step: Step) => void };

/** What is missing, and what can be done with the tour. */
export function StepFinish({ editing, completeness, goTo }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { draft } = editing;
  const actions = useDraftActions(editing);
  const { message } = actions;
  const saving = useSaveText(editing);
  const required = completeness.missing.filter(({ isRequired }) => isRequired);
  const useful = completeness.missing.filter(({ isRequired }) => !isRequired);
  return (
    <>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {draft.isInReview ? (
        <p>{t('submitted_text', { date: longDate(draft.submittedAt ?? draft.updatedAt, language) })}</p>
      ) : (
        <>
          <Gaps id="required" missing={required} goTo={goTo} />
          <Gaps id="useful" missing={useful} goTo={goTo} />
          {completeness.missing.length === 0 ? <p>{t('nothing_missing')}</p> : null}
          <p>{t(draft.state === 'published' && !draft.hasChanges ? 'published_text' : 'submit_text')}</p>
        </>
      )}
      {draft.machineTranslated.length > 0 ? (
        <Notice>{t('translations_to_check', { count: draft.machineTranslated.length })}</Notice>
      ) : null}
      {saving.state === 'unreadable' ? <Notice tone="bad">{saving.text}</Notice> : null}
      <Actions
        editing={editing}
        actions={actions}
        canSubmit={completeness.canSubmit && editing.unreadable.size === 0}
      />
      <History editing={editing} />
    </>
  );
}

function Gaps({ id, missing, goTo }: { id: 'required' | 'useful'; missing: Missing[]; goTo: (step: Step) => void }) {
  const t = useT('authoring');
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={`missing-${id}`} className={styles.gaps}>
      <h3 id={`missing-${id}`}>{t(`missing_${id}`)}</h3>
      <ul>
        {missing.map(({ gap, field }) => (
          <li key={`${gap} ${field}`}>
            <button type="button" onClick={() => goTo(stepOfField(field))}>
              {t(`gap_${gap}`)}
            </button>
            <p>{t(`why_${gap}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ActionsProps = { editing: Editing; actions: ReturnType<typeof useDraftActions>; canSubmit: boolean };

function Actions({ editing, actions: { perform, isBusy }, canSubmit }: ActionsProps) {
  const t = useT('authoring');
  const { draft, state } = editing;
  const { may } = draft;
  const isNew = draft.slug === null || draft.hasChanges || state !== 'saved';
  const button = (action: DraftAction, look: 'sea' | 'line') => (
    <Button look={look} disabled={isBusy} onClick={() => void perform(action)}>
      {t(action)}
    </Button>
  );
  return (
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      {may.edit && isNew && canSubmit ? button('submit', 'sea') : null}
      {may.withdraw ? button('withdraw', 'line') : null}
      <PreviewButton editing={editing} />
      {draft.slug !== null && draft.state === 'published' ? (
        <ButtonLink look="line" to={tourPath(draft.slug)}>
          {t('view')}
        </ButtonLink>
      ) : null}
      {may.pause ? button('pause', 'line') : null}
      {may.resume ? button('resume', 'line') : null}
      <CopyButton editing={editing} />
      {may.archive ? button('archive', 'line') : null}
      {may.restore ? button('restore', 'line') : null}
    </div>
  );
}

/** What is not saved yet is saved first, so that it is seen. */
function PreviewButton({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const navigate = useNavigate();
  const show = async () => {
    if (editing.draft.may.edit) await editing.flush();
    await navigate(`/supplier/tours/${editing.draft.id}/preview`);
  };
  return (
    <Button look="line" onClick={() => void show()}>
      {t('preview_show')}
    </Button>
  );
}

function CopyButton({ editing }: { editing: Editing }) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const send = useIdempotentSend();
  const [problem, setProblem] = useState<unknown>(null);
  const copy = async () => {
    setProblem(null);
    try {
      const copyOf = editing.draft.id;
      await editing.flush();
      const { id } = await send('copy', (idempotencyKey) =>
        call(paths.createTourDraft, { body: { copyOf }, idempotencyKey }),
      );
      await navigate(`/supplier/tours/${id}`);
    } catch (thrown) {
      setProblem(thrown);
    }
  };
  return (
    <>
      <Button look="line" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
    </>
  );
}
