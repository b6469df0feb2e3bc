import { asksTheSame, type TourQuestion, writtenQuestionKinds } from '#kernel/tour-documents/tour-additions.ts';
import type { Language } from '#kernel/languages.ts';
import { byLanguage } from '#kernel/tour-documents/tour-document.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { newOptionId } from '../new-option-id.ts';
import { LinesField, NumberField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { LanguageFields } from './language-fields.tsx';

type Props = StepProps & { question: TourQuestion; index: number };

export function QuestionEditor({ editing, main, question, index, lists: _lists }: Props) {
  const t = useT('authoring');
  const { change } = editing;
  const at = `questions.${index}`;
  const number = index + 1;
  const errorOf = (field: string) => errorAt(editing, field);
  const set = (part: Partial<TourQuestion>) =>
    change((now) => ({
      ...now,
      questions: now.questions.map((one) =>
        one.id === question.id ? changed(one, part, editing.draft.publishedIds) : one,
      ),
    }));
  return (
    <fieldset className={styles.option}>
      <legend>{t('question_number', { number })}</legend>
      <LanguageFields
        label={t('field_question_labels')}
        name={`${at}.labels`}
        main={main}
        maxLength={200}
        texts={question.labels}
        errorOf={errorOf}
        onChange={(labels) => set({ labels })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('field_question_kind')}
          name={`${at}.kind`}
          value={question.kind}
          error={errorOf(`${at}.kind`)}
          onChange={({ target: { value } }) => set({ kind: value as TourQuestion['kind'] })}
        >
          {writtenQuestionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind === 'number' ? 'question_number_kind' : `question_${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field_question_per')}
          name={`${at}.per`}
          value={question.per}
          onChange={({ target: { value } }) => set({ per: value as TourQuestion['per'] })}
        >
          <option value="booking">{t('asked_once')}</option>
          <option value="person">{t('asked_each')}</option>
        </SelectField>
      </div>
      <OfKind question={question} at={at} main={main} errorOf={errorOf} set={set} />
      <CheckField
        label={t('field_required')}
        name={`${at}.required`}
        checked={question.required}
        error={errorOf(`${at}.required`)}
        onChange={({ target: { checked } }) => set({ required: checked, ...(!checked && { beforeBooking: false }) })}
      />
      <CheckField
        label={t('field_before_booking')}
        name={`${at}.beforeBooking`}
        checked={question.beforeBooking}
        onChange={({ target: { checked } }) => set({ beforeBooking: checked, ...(checked && { required: true }) })}
      />
      <details className={styles.more}>
        <summary>{t('question_note')}</summary>
        <LanguageFields
          label={t('field_notes')}
          name={`${at}.notes`}
          main={main}
          maxLength={500}
          texts={question.notes}
          errorOf={errorOf}
          onChange={(notes) => set({ notes })}
        />
      </details>
      <div>
        <Button
          look="quiet"
          onClick={() => change((now) => ({ ...now, questions: now.questions.filter(({ id }) => id !== question.id) }))}
        >
          {t('remove_question', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

/** A question stays with its answers: changed in substance, a question on sale is another one, and a waiver another version. */
function changed(question: TourQuestion, part: Partial<TourQuestion>, onSale: readonly string[]): TourQuestion {
  const next = { ...question, ...part };
  if (next.kind === 'waiver' && next.version === '') next.version = today();
  if (!onSale.includes(question.id) || asksTheSame(question, next)) return next;
  return { ...next, id: newOptionId(), version: next.kind === 'waiver' && !part.version ? today() : next.version };
}

const today = (): string => new Date().toISOString().slice(0, 10);

type OfKindProps = {
  question: TourQuestion;
  at: string;
  main: Language;
  errorOf: (field: string) => string | undefined;
  set: (part: Partial<TourQuestion>) => void;
};

function OfKind({ question, at, main, errorOf, set }: OfKindProps) {
  const t = useT('authoring');
  const { kind, choices } = question;
  if (kind === 'choice')
    return (
      <LinesField
        label={t('field_choices')}
        name={`${at}.choices`}
        note={t('note_choices')}
        value={choices.map(({ labels }) => labels[main])}
        error={errorOf(`${at}.choices`)}
        onValue={(lines) => set({ choices: choicesFrom(lines, choices, main) })}
      />
    );
  if (kind === 'number')
    return (
      <div className={styles.pair}>
        {(['least', 'most'] as const).map((end) => (
          <NumberField
            key={end}
            label={t(`field_number_${end}`)}
            name={`${at}.${end}`}
            value={question[end]}
            error={errorOf(`${at}.${end}`)}
            onValue={(value) => set({ [end]: value })}
          />
        ))}
      </div>
    );
  if (kind !== 'waiver') return null;
  return (
    <>
      <LanguageFields
        label={t('field_bodies')}
        name={`${at}.bodies`}
        note={t('note_bodies')}
        main={main}
        maxLength={8000}
        rows={6}
        texts={question.bodies}
        errorOf={errorOf}
        onChange={(bodies) => set({ bodies })}
      />
      <Field
        label={t('field_version')}
        name={`${at}.version`}
        note={t('note_version')}
        maxLength={40}
        value={question.version}
        error={errorOf(`${at}.version`)}
        onChange={({ target: { value } }) => set({ version: value })}
      />
    </>
  );
}

/** A line keeps the key of the choice that was in its place, and its words in other languages while it stays the same. */
function choicesFrom(
  lines: readonly string[],
  before: TourQuestion['choices'],
  main: Language,
): TourQuestion['choices'] {
  const taken = new Set(before.slice(0, lines.length).map(({ key }) => key));
  return lines.map((line, index) => {
    const old = before[index];
    if (old) return old.labels[main] === line ? old : { ...old, labels: { ...old.labels, [main]: line } };
    let number = index + 1;
    while (taken.has(`choice-${number}`)) number++;
    taken.add(`choice-${number}`);
    return { key: `choice-${number}`, labels: { ...byLanguage(() => ''), [main]: line } };
  });
}
