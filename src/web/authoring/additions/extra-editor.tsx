import type { TourExtra } from '#kernel/tour-documents/tour-additions.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { NumberField, PriceField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { LanguageFields } from './language-fields.tsx';

type Props = StepProps & { extra: TourExtra; index: number };

export function ExtraEditor({ editing, main, extra, index }: Props) {
  const t = useT('authoring');
  const { change, draft } = editing;
  const at = `extras.${index}`;
  const number = index + 1;
  const errorOf = (field: string) => errorAt(editing, field);
  const set = (part: Partial<TourExtra>) =>
    change((now) => ({
      ...now,
      extras: now.extras.map((one) => (one.id === extra.id ? { ...one, ...part } : one)),
    }));
  return (
    <fieldset className={styles.option}>
      <legend>{t('extra_number', { number })}</legend>
      <LanguageFields
        label={t('field_extra_labels')}
        name={`${at}.labels`}
        note={t('note_extra_labels')}
        main={main}
        maxLength={60}
        texts={extra.labels}
        errorOf={errorOf}
        onChange={(labels) => set({ labels })}
      />
      <div className={styles.pair}>
        <PriceField
          label={t('field_priceMinor', { currency: draft.currency })}
          name={`${at}.priceMinor`}
          currency={draft.currency}
          value={extra.priceMinor}
          error={errorOf(`${at}.priceMinor`)}
          onValue={(priceMinor) => set({ priceMinor })}
        />
        <SelectField
          label={t('field_per')}
          name={`${at}.per`}
          value={extra.per}
          onChange={({ target: { value } }) => set({ per: value as TourExtra['per'] })}
        >
          <option value="person">{t('per_person')}</option>
          <option value="booking">{t('per_booking')}</option>
        </SelectField>
      </div>
      <ExtraLimits editing={editing} main={main} extra={extra} at={at} set={set} />
      <div>
        <Button
          look="quiet"
          onClick={() => change((now) => ({ ...now, extras: now.extras.filter(({ id }) => id !== extra.id) }))}
        >
          {t('remove_extra', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

type LimitsProps = Pick<Props, 'editing' | 'main' | 'extra'> & { at: string; set: (part: Partial<TourExtra>) => void };

/** What is seldom changed. */
function ExtraLimits({ editing, main, extra, at, set }: LimitsProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { options } = editing.document;
  const errorOf = (field: string) => errorAt(editing, field);
  const saidOf = (key: 'field_least' | 'field_most' | 'field_stock') => t('common:said_of', { name: t(key) });
  return (
    <details className={styles.more}>
      <FoldedSummary
        title={t('extra_limits')}
        now={[
          extra.notes[main],
          `${saidOf('field_least')} ${extra.least}`,
          `${saidOf('field_most')} ${extra.most ?? t('no_limit')}`,
          extra.stock === null ? t('stock_enough') : `${saidOf('field_stock')} ${extra.stock}`,
        ]}
      />
      <div className={styles.fields}>
        <LanguageFields
          label={t('field_notes')}
          name={`${at}.notes`}
          main={main}
          maxLength={200}
          texts={extra.notes}
          errorOf={errorOf}
          onChange={(notes) => set({ notes })}
        />
        <div className={styles.pair}>
          <NumberField
            label={t('field_least')}
            name={`${at}.least`}
            value={extra.least}
            error={errorOf(`${at}.least`)}
            onValue={(least) => set({ least: least ?? 1 })}
          />
          <NumberField
            label={t('field_most')}
            name={`${at}.most`}
            value={extra.most}
            error={errorOf(`${at}.most`)}
            onValue={(most) => set({ most })}
          />
          <NumberField
            label={t('field_stock')}
            name={`${at}.stock`}
            note={t('note_stock')}
            value={extra.stock}
            error={errorOf(`${at}.stock`)}
            onValue={(stock) => set({ stock })}
          />
          {options.length > 1 ? (
            <SelectField
              label={t('field_extra_option')}
              name={`${at}.option`}
              value={extra.option ?? ''}
              error={errorOf(`${at}.option`)}
              onChange={({ target: { value } }) => set({ option: value || null })}
            >
              <option value="">{t('all_options')}</option>
              {options.map((option, place) => (
                <option key={option.id} value={option.id}>
                  {option.names[language] || t('option_number', { number: place + 1 })}
                </option>
              ))}
            </SelectField>
          ) : null}
        </div>
      </div>
    </details>
  );
}
