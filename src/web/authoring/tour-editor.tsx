import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { completenessOf, mainLanguage } from '#kernel/tour-documents/completeness.ts';
import { isBegun, titleOf } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LeaveDialog } from './changes/leave-dialog.tsx';
import { UnsavedChanges } from './changes/unsaved-changes.tsx';
import { DraftBadges } from './draft-badges.tsx';
import styles from './editor.module.css';
import { MergeNotice } from './saving/merge-notice.tsx';
import { RemovalNotices } from './removal-notices.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { StepBasics } from './step-basics.tsx';
import { StepFinish } from './step-finish.tsx';
import { StepMeeting } from './step-meeting.tsx';
import { StepNav } from './step-nav.tsx';
import { StepOptions } from './step-options.tsx';
import { StepSchedule } from './step-schedule.tsx';
import { StepTexts } from './step-texts.tsx';
import { errorAt, type Lists, type StepProps } from './step-props.ts';
import { markedSteps, type Step, steps } from './steps.ts';
import { UnreadableContext } from './typed/unreadable-fields.ts';
import { useDraft } from './use-draft.ts';

const StepPictures = lazy(async () => ({ default: (await import('./pictures/step-pictures.tsx')).StepPictures }));

const StepExtras = lazy(async () => ({ default: (await import('./additions/step-extras.tsx')).StepExtras }));

type Props = { draft: TourDraftView; lists: Lists };

/** A tour in a few steps. Every change is saved by itself. */
export function TourEditor({ draft: initial, lists }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const editing = useDraft(initial);
  const { draft, document } = editing;
  const [step, setStep] = useState<Step>(draft.may.edit ? 'basics' : 'finish');
  const heading = useRef<HTMLHeadingElement>(null);
  const merged = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  // A new tour is written in the language that its supplier reads.
  const [main] = useState(() => (Object.values(document.texts).some(isBegun) ? mainLanguage(document) : language));
  const completeness = completenessOf(document);
  const { report, unreadable: fields } = editing;
  const register = useMemo(() => ({ fields, report }), [fields, report]);
  const number = steps.indexOf(step);
  const shown: Step = draft.may.edit ? step : 'finish';
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <h1>{titleOf(document, language) || t('new')}</h1>
        <DraftBadges tour={draft} />
      </header>
      <SaveBar
        editing={editing}
        percent={completeness.percent}
        step={step}
        goTo={setStep}
        showMerge={() => merged.current!.focus()}
      />
      {draft.returnReason ? (
        <Notice>
          <p>
            <strong>{t('returned_because')}</strong>
          </p>
          <p className={styles.reason}>{draft.returnReason}</p>
        </Notice>
      ) : null}
      <RemovalNotices removals={draft.removals} />
      <div ref={merged} tabIndex={-1} className={styles.merge}>
        <MergeNotice editing={editing} />
      </div>
      <UnsavedChanges editing={editing} />
      <LeaveDialog state={editing.state} />
      {errorAt(editing, 'document') ? <Notice tone="bad">{errorAt(editing, 'document')}</Notice> : null}
      {draft.may.edit ? <StepNav step={step} marked={markedSteps(editing)} goTo={setStep} /> : null}
      <section className={styles.step} aria-labelledby="step">
        {draft.may.edit ? (
          <p className={styles.note}>{t('step_of', { step: number + 1, steps: steps.length })}</p>
        ) : null}
        <h2 id="step" ref={heading} tabIndex={-1}>
          {t(`step_${shown}`)}
        </h2>
        {shown === 'finish' ? (
          <StepFinish editing={editing} completeness={completeness} goTo={setStep} />
        ) : (
          <UnreadableContext value={register}>
            <Fields step={shown} editing={editing} lists={lists} main={main} />
          </UnreadableContext>
        )}
        {draft.may.edit ? (
          <div className={styles.between}>
            {number > 0 ? (
              <Button look="line" onClick={() => setStep(steps[number - 1]!)}>
                {t('back')}
              </Button>
            ) : null}
            {step !== 'finish' ? <Button onClick={() => setStep(steps[number + 1]!)}>{t('next')}</Button> : null}
          </div>
        ) : null}
      </section>
    </div>
  );
}

function Fields({ step, ...props }: StepProps & { step: Exclude<Step, 'finish'> }) {
  switch (step) {
    case 'basics':
      return <StepBasics {...props} />;
    case 'texts':
      return <StepTexts {...props} />;
    case 'pictures':
      return (
        <Suspense>
          <StepPictures {...props} />
        </Suspense>
      );
    case 'options':
      return <StepOptions {...props} />;
    case 'schedule':
      return <StepSchedule {...props} />;
    case 'meeting':
      return <StepMeeting {...props} />;
    case 'extras':
      return (
        <Suspense>
          <StepExtras {...props} />
        </Suspense>
      );
  }
}
