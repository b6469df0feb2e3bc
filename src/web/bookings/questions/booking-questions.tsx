import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { BookingView } from '#contract/bookings.ts';
import type { BookingQuestionsView, QuestionView } from '#contract/bookings/booking-questions.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './questions.module.css';

type Props = { booking: BookingView; questions: BookingQuestionsView };

/** What the supplier asks about a booking: open while answers are missing, folded once they are given. */
export function BookingQuestions({ booking, questions }: Props) {
  const t = useT('questions');
  const heading = useId();
  const partner = booking.supplier.name;
  const [isOpen, setOpen] = useState(questions.open > 0);
  if (questions.until === null) return null;
  return (
    <section className={styles.questions} aria-labelledby={heading} id="questions">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2 id={heading}>{t('heading', { partner })}</h2>
          <span>{questions.open > 0 ? t('lead', { partner, count: questions.open }) : t('done', { partner })}</span>
        </summary>
        <AnswerForm booking={booking} questions={questions} />
      </details>
    </section>
  );
}

function AnswerForm({ booking, questions }: Props) {
  const t = useT('questions');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const fields = fieldsOf(questions);
  const { form, problem, result, isSubmitting, submit } = useSubmit(async (entered) => {
    const answers = fields.map(({ name, question, person }) => ({
      questionId: question.id,
      person,
      value: String(entered[name] ?? ''),
    }));
    await call(paths.answerQuestions, { params: { id: booking.id }, body: { answers } });
    void revalidate();
    return true;
  });
  const personOf = (person: number) => t('person', { number: person });
  const labels = Object.fromEntries(
    fields.map(({ name, question, person }) => [
      name,
      person === 0 ? question.label : `${question.label}, ${personOf(person)}`,
    ]),
  );
  const field = ({ name, question, value, version }: PersonQuestion) => (
    <QuestionField key={name} {...{ question, name, value, version }} error={fieldText(problem, name)} />
  );
  const people = [...new Set(fields.map(({ person }) => person))].filter((person) => person > 0);
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} failed={t('failed')} />
      {fields.filter(({ person }) => person === 0).map(field)}
      {people.map((person) => (
        <fieldset key={person} className={styles.person}>
          <legend>{personOf(person)}</legend>
          {fields.filter((one) => one.person === person).map(field)}
        </fieldset>
      ))}
      <p className={styles.soft}>{t('note', { partner: booking.supplier.name })}</p>
      <StatusMessage isShown={result !== null}>
        <Notice tone="good">{t('saved')}</Notice>
      </StatusMessage>
      <Button type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? 'saving' : 'save')}
      </Button>
    </Form>
  );
}

type PersonQuestion = {
  name: string;
  question: QuestionView;
  person: number;
  value: string;
  version: string | null;
};

/** A field for each question for the booking, and one for each person of the others. */
function fieldsOf({ questions, people, answers }: BookingQuestionsView): PersonQuestion[] {
  return questions.flatMap((question) => {
    const persons = question.per === 'person' ? Array.from({ length: people }, (_, index) => index + 1) : [0];
    return persons.map((person) => {
      const answer = answers.find((one) => one.questionId === question.id && one.person === person);
      const name = `answers.${question.id}.${person}`;
      return { name, question, person, value: answer?.value ?? '', version: answer?.version ?? null };
    });
  });
}
