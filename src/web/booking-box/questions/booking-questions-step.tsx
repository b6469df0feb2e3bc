// What a supplier needs to know before the booking, and where travellers want to be picked up. Only for tours that ask either.
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { QuestionsBeforeBookingView } from '#contract/bookings/booking-questions.ts';
import { QuestionField } from '#web/bookings/questions/question-field.tsx';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { focusFirst } from '#web/forms/focus-first.ts';
import { useRefusalFocus } from '#web/forms/use-refusal-focus.ts';
import { withoutFields } from '#web/forms/without-fields.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { type PersonQuestion, brokenRule, fieldsOf, answersOf } from './question-fields.ts';
import { registerQuestionsForm, storedValues, storeValues } from './answers-before-booking.ts';
import { PickupField, pickupName } from './pickup-field.tsx';
import styles from './booking-questions-step.module.css';

type Props = {
  tourId: string;
  asks: QuestionsBeforeBookingView;
  people: number;
  /** What is booked; `isDated`: it starts then. */
  startsAtUtc: string;
  timeZone: string;
  isDated: boolean;
};

export function BookingQuestionsStep({ tourId, asks, people, startsAtUtc, timeZone, isDated }: Props) {
  useTextsOf('questions');
  useTextsOf('content');
  const t = useT('questions');
  const heading = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState(() => storedValues(tourId));
  const { problem, report, settle } = useProblem(group);
  const fields = fieldsOf(asks.questions, people);
  const { points, pickupUntilMinutes } = asks;
  const isPickedUp = points.length > 0 && isDated && Date.parse(startsAtUtc) - pickupUntilMinutes * 60_000 > Date.now();
  const read = useEffectEvent(() => {
    const chosen = isPickedUp ? points.find(({ id }) => id === values[pickupName])?.id : undefined;
    return { given: answersOf(fields, values, chosen), problem: problemOf(fields, values, t) };
  });
  useEffect(() => registerQuestionsForm(tourId, { read, report }), [tourId, report]);
  const enter = ({ target }: FormEvent<HTMLElement>) => {
    const { type, name, value, checked } = target as HTMLInputElement;
    const entered = { ...values, [name]: type === 'checkbox' && !checked ? '' : value };
    setValues(entered);
    storeValues(tourId, entered);
    const field = fields.find((one) => one.name === name);
    if (!field || !brokenRule(field.question, entered[name]!)) settle(name);
  };
  const personOf = (person: number) => t('person', { number: person });
  const labelOf = ({ question, person }: PersonQuestion) =>
    person === 0 ? question.label : `${question.label}, ${personOf(person)}`;
  const show = ({ name, question }: PersonQuestion) => (
    <QuestionField
      key={name}
      question={question}
      name={name}
      value={values[name] ?? ''}
      error={fieldText(problem, name)}
      isCheckedLater
    />
  );
  const persons = [...new Set(fields.map(({ person }) => person))].filter((person) => person > 0);
  const labels = {
    [pickupName]: t('pickup_where'),
    ...Object.fromEntries(fields.map((one) => [one.name, labelOf(one)])),
  };
  if (fields.length === 0 && !isPickedUp) return null;
  return (
    <fieldset ref={group} className={styles.asked} aria-labelledby={heading} onChange={enter}>
      <legend id={heading}>{t(fields.length > 0 ? 'before_heading' : 'before_pickup')}</legend>
      {fields.length > 0 ? <p className={styles.soft}>{t('before_lead')}</p> : null}
      <div aria-live="polite">
        {problem ? (
          <FormProblems problem={problem} labels={labels} form={{ current: group.current?.form ?? null }} />
        ) : null}
      </div>
      {fields.filter(({ person }) => person === 0).map(show)}
      {persons.map((person) => (
        <fieldset key={person} className={styles.person}>
          <legend>{personOf(person)}</legend>
          {fields.filter((one) => one.person === person).map(show)}
        </fieldset>
      ))}
      {fields.length > 0 ? <p className={styles.soft}>{t('before_note')}</p> : null}
      {isPickedUp ? (
        <PickupField
          points={points}
          startsAt={new Date(startsAtUtc)}
          timeZone={timeZone}
          chosen={values[pickupName] ?? ''}
          error={fieldText(problem, pickupName)}
        />
      ) : null}
    </fieldset>
  );
}

/** What is wrong, until it is put right. The first field of it gets the focus. */
function useProblem(group: { current: HTMLFieldSetElement | null }) {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const focusRefused = useRefusalFocus(problem, ({ fields }) =>
    focusFirst(
      group.current?.form ?? null,
      fields.map(({ field }) => field),
    ),
  );
  const [report] = useState(() => (reported: unknown) => {
    const own = withoutFields(reported, (field) => !field.startsWith('answers.') && field !== pickupName);
    const shown = own instanceof ApiProblem && own.fields.length > 0 ? own : null;
    focusRefused(shown);
    setProblem(shown);
  });
  const settle = (name: string) => setProblem((shown) => withoutFields(shown, (field) => field === name));
  return { problem, report, settle };
}

function problemOf(
  fields: readonly PersonQuestion[],
  values: Readonly<Record<string, string>>,
  t: BoundTranslate<'questions'>,
): ApiProblem | null {
  const wrong = fields.flatMap(({ name, question }) => {
    const broken = brokenRule(question, values[name] ?? '');
    if (!broken) return [];
    const isUnread = question.kind === 'waiver';
    const message = t(isUnread ? 'before_accept' : `before_${broken.rule}`, { limit: broken.limit ?? 0 });
    return [{ field: name, rule: broken.rule, message }];
  });
  return wrong.length > 0 ? new ApiProblem({ status: 422, code: 'invalid_input', fields: wrong }) : null;
}
