import { calendarOverlapsOf, overlapsOf } from '#kernel/tour-documents/price-rules.ts';
import { emptyPriceRule, type TourOption, type TourPriceRule } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { newOptionId } from '../new-option-id.ts';
import { errorAt, type StepProps } from '../step-props.ts';
import { CalendarOverlaps } from './calendar-overlaps.tsx';
import { PriceExamples } from './price-examples.tsx';
import { RuleEditor } from './rule-editor.tsx';

type Props = {
  editing: StepProps['editing'];
  option: TourOption;
  at: string;
  set: (part: Partial<TourOption>) => void;
};

const meetings = { base: 'rules_meet', party: 'rules_meet_party', moment: 'rules_meet_moment' } as const;

/** When the tickets of an option have other prices, which rules meet, and what a party would pay. */
export function PriceRules({ editing, option, at, set }: Props) {
  const t = useT('authoring');
  const { priceRules } = option;
  const change = (make: (rules: TourPriceRule[]) => TourPriceRule[]) => set({ priceRules: make(priceRules) });
  const overlaps = overlapsOf(priceRules);
  const today = new Date().toISOString().slice(0, 10);
  const calendar = editing.draft.calendarPrices.filter(
    (price) => price.option === option.id && price.seasonTo >= today,
  );
  const noRule = calendar.length > 0 ? null : t('rules_now_none');
  const rulesNow = priceRules.length > 0 ? t('rules_now', { count: priceRules.length }) : noRule;
  const beaten = calendarOverlapsOf(priceRules, calendar);
  return (
    <details className={styles.more} open={priceRules.length > 0}>
      <FoldedSummary
        title={t('price_rules')}
        now={[rulesNow, calendar.length > 0 ? t('rules_now_calendar', { count: calendar.length }) : null]}
      />
      <div className={styles.fields}>
        <p className={styles.note}>{t('price_rules_order')}</p>
        {priceRules.map((rule, index) => (
          <RuleEditor
            key={rule.id}
            editing={editing}
            option={option}
            rule={rule}
            number={index + 1}
            at={`${at}.priceRules.${index}`}
            set={(part) => change((rules) => rules.map((one) => (one.id === rule.id ? { ...one, ...part } : one)))}
            remove={() => change((rules) => rules.filter(({ id }) => id !== rule.id))}
          />
        ))}
        {errorAt(editing, `${at}.priceRules`) && priceRules.length === 0 ? (
          <Notice tone="bad">{errorAt(editing, `${at}.priceRules`)}</Notice>
        ) : null}
        {overlaps.length + beaten.length > 0 ? (
          <Notice role="status">
            <ul>
              <CalendarOverlaps overlaps={beaten} />
              {overlaps.map(({ step, number, other, winner }) => (
                <li key={`${number} ${other}`}>{t(meetings[step], { number, other, winner })}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {priceRules.length < 30 ? (
          <div>
            <Button look="line" onClick={() => change((rules) => [...rules, emptyPriceRule(newOptionId())])}>
              {t('add_rule')}
            </Button>
          </div>
        ) : null}
        {priceRules.length + calendar.length > 0 ? (
          <PriceExamples option={option} at={at} currency={editing.draft.currency} calendar={calendar} />
        ) : null}
      </div>
    </details>
  );
}
