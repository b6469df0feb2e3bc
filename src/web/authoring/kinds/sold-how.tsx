import { emptySchedule, optionKinds, type TourOption } from '#kernel/tour-documents/tour-document.ts';
import { isOfDay } from '#kernel/tour-documents/price-rules.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { NumberField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';

type Props = {
  editing: StepProps['editing'];
  option: TourOption;
  at: string;
  set: (part: Partial<TourOption>) => void;
};

/** By start times, opening hours or as a ticket without a date; with a limit or without. */
export function SoldHow({ editing, option, at, set }: Props) {
  const t = useT('authoring');
  const isPublished = editing.draft.publishedIds.includes(option.id);
  const { kind, isFreesale } = option;
  const error = (field: string) => errorAt(editing, `${at}.${field}`);
  const details = useDetails(kind !== 'start_time' || isFreesale || Boolean(error('isFreesale')));
  return (
    <details className={styles.more} {...details}>
      <FoldedSummary
        title={t('sold_how')}
        now={[t(`kind_${kind}`), t(isFreesale ? 'sold_unlimited' : 'sold_limited')]}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('field_kind')}
          name={`${at}.kind`}
          note={t(isPublished ? 'note_kind_published' : `note_kind_${kind}`)}
          disabled={isPublished}
          value={kind}
          error={error('kind')}
          onChange={({ target: { value } }) => set(ofKind(option, value as TourOption['kind']))}
        >
          {optionKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind_${one}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'open_dated' ? (
          <NumberField
            label={t('field_validDays')}
            name={`${at}.validDays`}
            value={option.validDays}
            error={error('validDays')}
            onValue={(validDays) => set({ validDays })}
          />
        ) : null}
        <CheckField
          label={t('field_isFreesale')}
          name={`${at}.isFreesale`}
          checked={isFreesale}
          error={error('isFreesale')}
          onChange={({ target: { checked } }) => set({ isFreesale: checked })}
        />
      </div>
    </details>
  );
}

/** Start times do not become openings: what was written for another kind is started again, and a ticket without a date has no prices by day. */
const ofKind = (option: TourOption, kind: TourOption['kind']): Partial<TourOption> => ({
  kind,
  priceRules: kind === 'open_dated' ? option.priceRules.filter((rule) => !isOfDay(rule)) : option.priceRules,
  schedules:
    kind === 'open_dated'
      ? []
      : option.schedules.length > 0
        ? option.schedules.map((one) => ({ ...one, startTimes: [], endTimes: [] }))
        : [emptySchedule()],
});
