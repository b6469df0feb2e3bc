import { emptyExtra, emptyQuestion } from '#kernel/tour-documents/tour-additions.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../editor.module.css';
import { newOptionId } from '../new-option-id.ts';
import type { StepProps } from '../step-props.ts';
import { ExtraEditor } from './extra-editor.tsx';
import { QuestionEditor } from './question-editor.tsx';

/** What is sold in addition to places, and the questions for travellers. Both are optional. */
export function StepExtras(props: StepProps) {
  const t = useT('authoring');
  const { document, change } = props.editing;
  return (
    <>
      <section className={styles.fields} aria-labelledby="extras">
        <h3 id="extras">{t('extras')}</h3>
        <p className={styles.note}>{t('note_extras')}</p>
        {document.extras.map((extra, index) => (
          <ExtraEditor key={extra.id} {...props} extra={extra} index={index} />
        ))}
        {document.extras.length < 20 ? (
          <div>
            <Button
              look="line"
              onClick={() => change((now) => ({ ...now, extras: [...now.extras, emptyExtra(newOptionId())] }))}
            >
              {t('add_extra')}
            </Button>
          </div>
        ) : null}
      </section>
      <section className={styles.fields} aria-labelledby="questions">
        <h3 id="questions">{t('questions')}</h3>
        <p className={styles.note}>{t('note_questions')}</p>
        {document.questions.map((question, index) => (
          // By its place: a question that is on sale becomes another one while it is written.
          <QuestionEditor key={index} {...props} question={question} index={index} />
        ))}
        {document.questions.length < 12 ? (
          <div>
            <Button
              look="line"
              onClick={() => change((now) => ({ ...now, questions: [...now.questions, emptyQuestion(newOptionId())] }))}
            >
              {t('add_question')}
            </Button>
          </div>
        ) : null}
      </section>
    </>
  );
}
