import { type ReactNode, useState } from 'react';
import type { TourOption, TourPriceRule } from '#kernel/tour-documents/tour-document.ts';
import type { UnitKind } from '#kernel/units.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { ChoiceGroup } from '#web/ui/choices/choice-group.tsx';
import styles from '../editor.module.css';
import { NumberField, PriceField, TimesField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { weekdayNames } from '../weekday-names.ts';
import prices from './prices.module.css';

type Props = {
  editing: StepProps['editing'];
  option: TourOption;
  rule: TourPriceRule;
  number: number;
  at: string;
  set: (part: Partial<TourPriceRule>) => void;
  remove: () => void;
};

const conditions = ['season', 'weekdays', 'startTimes', 'fromPeople', 'daysBefore', 'hoursBefore'] as const;
type Condition = (typeof conditions)[number];

function isSet(rule: TourPriceRule, condition: Condition): boolean {
  if (condition === 'season') return rule.seasonFrom !== null || rule.seasonTo !== null;
  const value = rule[condition];
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** The conditions that a rule has, and buttons for the others. */
export function RuleEditor(props: Props) {
  const { editing, option, rule, number, at, set, remove } = props;
  const t = useT('authoring');
  const [opened, setOpened] = useState<Condition[]>([]);
  const isShown = (one: Condition) =>
    isSet(rule, one) || opened.includes(one) || (one !== 'season' && Boolean(errorAt(editing, `${at}.${one}`)));
  // A ticket without a date has no day to price.
  const offered = option.kind === 'open_dated' ? (['fromPeople'] as const) : conditions;
  const more = offered.filter((one) => !isShown(one));
  return (
    <fieldset className={styles.option}>
      <legend>{t('rule_number', { number })}</legend>
      {conditions.filter(isShown).map((one) => (
        <ConditionFields key={one} {...props} condition={one} />
      ))}
      {more.length > 0 ? (
        <details className={styles.more} open={more.length === offered.length}>
          <summary>{t(more.length === offered.length ? 'add_condition' : 'add_more_conditions')}</summary>
          <div className={styles.add}>
            {more.map((one) => (
              <button key={one} type="button" onClick={() => setOpened([...opened, one])}>
                + {t(`condition_${one}`)}
              </button>
            ))}
          </div>
        </details>
      ) : null}
      <div className={prices.effect}>
        <SelectField
          label={t('field_rule_unit')}
          name={`${at}.unit`}
          value={rule.unit ?? ''}
          error={errorAt(editing, `${at}.unit`)}
          onChange={({ target: { value } }) => set({ unit: (value || null) as UnitKind | null })}
        >
          <option value="">{t('rule_all_units')}</option>
          {option.units.map(({ kind }) => (
            <option key={kind} value={kind}>
              {t(`unit_${kind}`)}
            </option>
          ))}
        </SelectField>
        <Effect {...props} />
      </div>
      <div>
        <Button look="quiet" onClick={remove}>
          {t('remove_rule', { number })}
        </Button>
      </div>
      {errorAtItself(editing, at)}
    </fieldset>
  );

  /** What is said of the rule as a whole. */
  function errorAtItself(of: Props['editing'], path: string): ReactNode {
    const error = errorAt(of, path);
    const isShownElsewhere = Object.keys(rule).some((field) => errorAt(of, `${path}.${field}`));
    return error && !isShownElsewhere ? <p className={styles.failed}>{error}</p> : null;
  }
}

function ConditionFields({ editing, rule, at, set, condition }: Props & { condition: Condition }) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const common = { name: `${at}.${condition}`, error: errorAt(editing, `${at}.${condition}`) };
  switch (condition) {
    case 'season':
      return (
        <div className={styles.pair}>
          {(['seasonFrom', 'seasonTo'] as const).map((day) => (
            <Field
              key={day}
              type="date"
              label={t(day === 'seasonFrom' ? 'field_firstDay' : 'field_lastDay')}
              name={`${at}.${day}`}
              value={rule[day] ?? ''}
              error={errorAt(editing, `${at}.${day}`)}
              onChange={({ target: { value } }) => set({ [day]: value || null })}
            />
          ))}
        </div>
      );
    case 'weekdays':
      return (
        <ChoiceGroup
          label={t('field_weekdays')}
          name={`${at}.weekdays`}
          choices={weekdayNames(language)}
          chosen={rule.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
      );
    case 'startTimes':
      return (
        <TimesField
          {...common}
          label={t('field_startTimes')}
          value={rule.startTimes}
          onValue={(startTimes) => set({ startTimes })}
        />
      );
    default:
      return (
        <NumberField
          {...common}
          label={t(`condition_field_${condition}`)}
          note={condition === 'fromPeople' ? t('party_size_note') : undefined}
          value={rule[condition]}
          onValue={(value) => set({ [condition]: value })}
        />
      );
  }
}

const effects = ['less', 'more', 'price'] as const;

/** The effect of a rule: a percentage less or more, or a fixed price of one ticket. */
function Effect({ editing, option, rule, at, set }: Props) {
  const t = useT('authoring');
  const { currency } = editing.draft;
  const [chosen, setChosen] = useState<(typeof effects)[number]>('less');
  const effect =
    rule.priceMinor !== null ? 'price' : rule.percent === null ? chosen : rule.percent < 0 ? 'less' : 'more';
  const sign = effect === 'less' ? -1 : 1;
  const choose = (next: (typeof effects)[number]) => {
    setChosen(next);
    if (next === 'price') set({ percent: null, unit: rule.unit ?? option.units[0]?.kind ?? null });
    else set({ priceMinor: null, percent: rule.percent && Math.abs(rule.percent) * (next === 'less' ? -1 : 1) });
  };
  return (
    <>
      <SelectField
        label={t('field_effect')}
        name={`${at}.effect`}
        value={effect}
        onChange={({ target: { value } }) => choose(value as (typeof effects)[number])}
      >
        {effects.map((one) => (
          <option key={one} value={one}>
            {t(`effect_${one}_choice`)}
          </option>
        ))}
      </SelectField>
      {effect === 'price' ? (
        <PriceField
          label={t('field_priceMinor', { currency })}
          name={`${at}.priceMinor`}
          currency={currency}
          value={rule.priceMinor}
          error={errorAt(editing, `${at}.priceMinor`)}
          onValue={(priceMinor) => set({ priceMinor })}
        />
      ) : (
        <NumberField
          label={t('field_percent')}
          name={`${at}.percent`}
          value={rule.percent && Math.abs(rule.percent)}
          error={errorAt(editing, `${at}.percent`)}
          onValue={(percent) => set({ percent: percent === null ? null : sign * Math.abs(percent) })}
        />
      )}
    </>
  );
}
