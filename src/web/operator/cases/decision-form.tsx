import { useLayoutEffect, useRef, useState } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { hasDraft, useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './cases.module.css';

type Outcome<Value extends string> = {
  value: Value;
  text: string;
  /** What is required before it is decided so; with neither this nor an explanation its button decides at once. */
  asks?: readonly ('basis' | 'reasons')[];
  /** What it does, read before it is decided so. */
  explanation?: string;
  /** Something is taken from a user: the last button is red. */
  isHarmful?: boolean;
};

export type Decision<Value> = { outcome: Value; basis: 'law' | 'terms' | undefined; reasons: string | undefined };

type Props<Value extends string> = {
  caseId: string;
  /** What is decided on, read out with each button. */
  subject: string;
  /** The possible decisions, each with a button of its own: none is preselected. */
  outcomes: readonly Outcome<Value>[];
  /** Who reads the reasons, and their least length. */
  note?: string;
  reasonsMax?: number;
  /** The name of the reasons in the request. */
  reasonsField?: 'reasons' | 'reason';
  decide: (decision: Decision<Value>) => Promise<void>;
};

/** A button for each decision. One that needs reasons asks for them, and for nothing else, once its button is pressed. */
export function DecisionForm<Value extends string>({ outcomes, ...rest }: Props<Value>) {
  const t = useT('moderation');
  // Open from the start is what was begun before.
  const [opened, setOpened] = useState(() => outcomes.find(({ value }) => hasDraft(rest.caseId, value))?.value ?? null);
  const [isPressed, setPressed] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const left = useRef<Value>(null);
  // Back to the button that opened the form.
  useLayoutEffect(() => {
    if (opened === null && left.current !== null)
      buttons.current?.querySelector<HTMLElement>(`[data-outcome="${left.current}"]`)?.focus();
  }, [opened]);
  return (
    <div ref={buttons} className={styles.decision}>
      {outcomes
        .filter(({ value }) => opened === null || value === opened)
        .map((outcome) =>
          opened === null && needsMore(outcome) ? (
            <Button
              key={outcome.value}
              look={outcome.isHarmful ? 'danger' : 'line'}
              data-outcome={outcome.value}
              aria-expanded={false}
              aria-label={t('decision_spoken', { decision: outcome.text, subject: rest.subject })}
              onClick={() => {
                setPressed(true);
                setOpened(outcome.value);
              }}
            >
              {outcome.text}
            </Button>
          ) : (
            <OutcomeForm
              key={outcome.value}
              outcome={outcome}
              {...rest}
              isPressed={isPressed}
              onBack={() => {
                left.current = opened;
                setOpened(null);
              }}
            />
          ),
        )}
    </div>
  );
}

const needsMore = ({ asks = [], explanation }: Outcome<string>): boolean =>
  asks.length > 0 || explanation !== undefined;

type FormProps<Value extends string> = Omit<Props<Value>, 'outcomes'> & {
  outcome: Outcome<Value>;
  /** Its button was pressed, so the focus goes on into it. */
  isPressed: boolean;
  onBack: () => void;
};

function OutcomeForm<Value extends string>(props: FormProps<Value>) {
  const {
    caseId,
    outcome,
    isPressed,
    subject,
    note,
    reasonsMax = 5000,
    reasonsField = 'reasons',
    decide,
    onBack,
  } = props;
  const { value, text, asks = [], explanation, isHarmful = false } = outcome;
  const t = useT('moderation');
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    { caseId, name: value },
    async ({ basis, [reasonsField]: reasons }) => {
      await decide({ outcome: value, basis: basis as 'law' | 'terms' | undefined, reasons });
      return true;
    },
  );
  const isOpened = needsMore(outcome);
  useLayoutEffect(() => {
    if (isOpened && isPressed) form.current?.querySelector<HTMLElement>('select, textarea, button')?.focus();
  }, [form, isOpened, isPressed]);
  const labels = { basis: t('basis'), [reasonsField]: t('reasons') };
  return (
    <Form ref={form} className={isOpened ? styles.form : undefined} onSubmit={submit}>
      {isOpened ? <h3>{text}</h3> : null}
      <FormProblems problem={problem} labels={labels} form={form} />
      {explanation ? <p>{explanation}</p> : null}
      {asks.includes('basis') ? (
        <SelectField label={labels.basis} name="basis" required error={fieldText(problem, 'basis')}>
          <option value="">{t('basis_choose')}</option>
          <option value="terms">{t('basis_terms')}</option>
          <option value="law">{t('basis_law')}</option>
        </SelectField>
      ) : null}
      {asks.includes('reasons') ? (
        <TextField
          label={t('reasons')}
          name={reasonsField}
          rows={4}
          maxLength={reasonsMax}
          required
          note={note}
          error={fieldText(problem, reasonsField)}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look={isHarmful ? 'danger' : 'sea'}
          disabled={isSubmitting}
          aria-label={t('decision_spoken', { decision: isSubmitting ? t('deciding') : text, subject })}
        >
          {isSubmitting ? t('deciding') : text}
        </Button>
        {isOpened ? (
          <Button look="quiet" disabled={isSubmitting} onClick={onBack}>
            {t('decision_back')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
