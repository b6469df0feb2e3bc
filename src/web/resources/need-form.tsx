import * as paths from '#contract/paths.generated.ts';
import type { OwnResource, ResourceNeed } from '#contract/suppliers/resources.ts';
import { resourceMinutesMax } from '#kernel/choices/resources.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { optionLabel } from './option-label.ts';
import { CountField } from './resource-fields.tsx';

type Props = {
  resource: OwnResource;
  need?: ResourceNeed;
  acts: Acts;
  onDone?: () => void;
  /** See NeedRow. A form with a name and without a need is of the only choice. */
  name?: string | undefined;
};

/** How an option draws on a resource: of one that does, or of one that is chosen. */
export function NeedForm({ resource: { id, quantity: most, choices }, need, acts, onDone, name }: Props) {
  const t = useT('resources');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const optionId = need?.optionId ?? entered.optionId ?? choices[0]?.optionId ?? '';
    const body = {
      per: entered.per === 'seat' ? ('seat' as const) : ('departure' as const),
      quantity: Number(entered.quantity),
      setUpMinutes: Number(entered.setUpMinutes),
      cleanUpMinutes: Number(entered.cleanUpMinutes),
    };
    const { needs } = await call(paths.setResourceNeed, { params: { id, optionId }, body });
    const option = name ?? optionLabel(needs.find((one) => one.optionId === optionId)!);
    await acts.run(async () => undefined, t('need_saved', { option }));
    onDone?.();
  });
  const labels = {
    optionId: t('option'),
    per: t('per'),
    quantity: t('need_quantity'),
    setUpMinutes: t('set_up'),
    cleanUpMinutes: t('clean_up'),
  };
  const count = (of: 'quantity' | 'setUpMinutes' | 'cleanUpMinutes', min: number, max: number, value: number) => (
    <CountField label={labels[of]} name={of} min={min} max={max} value={value} error={fieldText(problem, of)} />
  );
  return (
    <Form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={name ?? (need ? optionLabel(need) : t('need_new'))}
    >
      <FormProblems problem={problem} labels={labels} form={form} />
      {need || name ? (
        <p className={styles.name}>{name ?? optionLabel(need!)}</p>
      ) : (
        <SelectField label={labels.optionId} name="optionId" required error={fieldText(problem, 'optionId')}>
          {choices.map((choice) => (
            <option key={choice.optionId} value={choice.optionId}>
              {optionLabel(choice)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={labels.per}
        note={t('per_note')}
        name="per"
        defaultValue={need?.per}
        error={fieldText(problem, 'per')}
      >
        <option value="departure">{t('per_departure')}</option>
        <option value="seat">{t('per_seat')}</option>
      </SelectField>
      {count('quantity', 1, most, need?.quantity ?? 1)}
      {count('setUpMinutes', 0, resourceMinutesMax, need?.setUpMinutes ?? 0)}
      {count('cleanUpMinutes', 0, resourceMinutesMax, need?.cleanUpMinutes ?? 0)}
      <div className={styles.buttons}>
        <Button type="submit" look="sea" disabled={isSubmitting}>
          {t(isSubmitting ? 'saving' : need ? 'save' : name ? 'need_add_here' : 'need_add')}
        </Button>
        {need ? (
          <Button look="quiet" onClick={onDone}>
            {t('need_keep')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
