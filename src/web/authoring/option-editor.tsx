import { type Currency, formatMoney } from '#kernel/money.ts';
import { percentOf } from '#kernel/prices/percent-of.ts';
import { percentText } from '#kernel/prices/percent-text.ts';
import { type TourOption, type TourUnit, emptyUnit } from '#kernel/tour-documents/tour-document.ts';
import { adultAge } from '#kernel/party.ts';
import { type UnitKind, unitKinds, usualSize } from '#kernel/units.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './editor.module.css';
import { SoldHow } from './kinds/sold-how.tsx';
import { NumberField, PriceField } from './parsed-field.tsx';
import { NeedsPart } from './on-sale/needs-part.tsx';
import { PriceRules } from './prices/price-rules.tsx';
import { errorAt, type StepProps, withOption } from './step-props.ts';
import { MoreOfTicket } from './tickets/more-of-ticket.tsx';
import { OptionLimits } from './tickets/option-limits.tsx';

type Props = StepProps & { option: TourOption; index: number };

export function OptionEditor({ editing, lists, main, option, index }: Props) {
  const t = useT('authoring');
  const { document, change } = editing;
  const at = `options.${index}`;
  const isOnly = document.options.length === 1;
  const set = (part: Partial<TourOption>) =>
    change((now) => withOption(now, option.id, (one) => ({ ...one, ...part })));
  return (
    <fieldset className={styles.option}>
      <legend>{t('option_number', { number: index + 1 })}</legend>
      {isOnly ? null : (
        <Field
          label={t('field_names')}
          name={`${at}.names.${main}`}
          note={t('note_names')}
          maxLength={80}
          value={option.names[main]}
          error={errorAt(editing, `${at}.names`)}
          onChange={({ target: { value } }) => set({ names: { ...option.names, [main]: value } })}
        />
      )}
      {option.units.map((unit, unitIndex) => (
        <UnitEditor
          key={unit.kind}
          editing={editing}
          lists={lists}
          main={main}
          option={option}
          unit={unit}
          at={`${at}.units.${unitIndex}`}
          set={(units) => set({ units, priceRules: rulesOf(option, units) })}
        />
      ))}
      {isForAdults(option.units) ? <p className={styles.note}>{t('only_adults')}</p> : null}
      <AddUnit option={option} add={(kind) => set({ units: [...option.units, emptyUnit(kind)] })} />
      <Places editing={editing} option={option} at={at} set={set} />
      <OptionLimits editing={editing} option={option} at={at} set={set} />
      <PriceRules editing={editing} option={option} at={at} set={set} />
      <SoldHow editing={editing} option={option} at={at} set={set} />
      {option.kind === 'open_dated' ? null : (
        <NeedsPart optionId={option.id} isOnSale={editing.draft.publishedIds.includes(option.id)} />
      )}
      {isOnly ? null : (
        <div>
          <Button
            look="quiet"
            onClick={() =>
              change((now) => ({
                ...now,
                options: now.options.filter(({ id }) => id !== option.id),
                extras: now.extras.filter((extra) => extra.option !== option.id),
              }))
            }
          >
            {t('remove_option', { number: index + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type PlacesProps = Pick<StepProps, 'editing'> & {
  option: TourOption;
  at: string;
  set: (part: Partial<TourOption>) => void;
};

function Places({ editing, option: { kind, isFreesale, capacity }, at, set }: PlacesProps) {
  const t = useT('authoring');
  if (isFreesale) return null;
  return (
    <div className={styles.pair}>
      <NumberField
        label={t(kind === 'start_time' ? 'field_capacity' : `field_capacity_${kind}`)}
        name={`${at}.capacity`}
        value={capacity}
        error={errorAt(editing, `${at}.capacity`)}
        onValue={(value) => set({ capacity: value })}
      />
    </div>
  );
}

/** The price rules without those of tickets that were removed. */
const rulesOf = ({ priceRules }: TourOption, units: readonly TourUnit[]) =>
  priceRules.filter(({ unit }) => unit === null || units.some(({ kind }) => kind === unit));

type UnitProps = StepProps & {
  option: TourOption;
  unit: TourUnit;
  at: string;
  set: (units: TourUnit[]) => void;
};

function UnitEditor({ editing, lists, main, option, unit, at, set }: UnitProps) {
  const t = useT('authoring');
  const { currency } = editing.draft;
  const who = t(`unit_${unit.kind}`);
  const change = (part: Partial<TourUnit>) =>
    set(option.units.map((one) => (one.kind === unit.kind ? { ...one, ...part } : one)));
  const hasAges = unit.kind !== 'adult' || unit.minAge !== null || unit.maxAge !== null;
  return (
    <div className={styles.unit}>
      <div>
        <PriceField
          label={`${t('common:said_of', { name: who })} ${t('field_priceMinor', { currency })}`}
          name={`${at}.priceMinor`}
          currency={currency}
          value={unit.priceMinor}
          error={errorAt(editing, `${at}.priceMinor`)}
          onValue={(priceMinor) => change({ priceMinor })}
        />
        <Earned amountMinor={unit.priceMinor} currency={currency} percent={lists.commissionPercent} />
      </div>
      {hasAges
        ? (['minAge', 'maxAge'] as const).map((age) => (
            <NumberField
              key={age}
              label={t(`field_${age}`)}
              name={`${at}.${age}`}
              value={unit[age]}
              error={errorAt(editing, `${at}.${age}`)}
              onValue={(value) => change({ [age]: value })}
            />
          ))
        : null}
      {option.units.length > 1 ? (
        <Button look="quiet" onClick={() => set(option.units.filter(({ kind }) => kind !== unit.kind))}>
          {t('remove_unit', { unit: who })}
        </Button>
      ) : null}
      <MoreOfTicket editing={editing} main={main} unit={unit} at={at} change={change} />
    </div>
  );
}

type EarnedProps = { amountMinor: number | null; currency: Currency; percent: number };

/** What a traveller pays for a ticket, and what is left of it for the supplier. */
function Earned({ amountMinor, currency, percent }: EarnedProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  if (!amountMinor) return null;
  const price = { amountMinor, currency };
  const net = { amountMinor: amountMinor - percentOf(price, percent).amountMinor, currency };
  const amounts = { price: formatMoney(price, language), net: formatMoney(net, language) };
  return <p className={styles.earned}>{t('price_earned', { ...amounts, percent: percentText(percent, language) })}</p>;
}

/** As `sellsOnlyAdults` of the booking box, which would come along with 6.5 kB of script. */
const isForAdults = (units: readonly TourUnit[]): boolean =>
  units.length > 0 &&
  units.every(({ kind, minAge }) =>
    kind === 'group' ? Number(minAge) >= adultAge : kind !== 'other' && usualSize(kind).children === 0,
  );

function AddUnit({ option, add }: { option: TourOption; add: (kind: UnitKind) => void }) {
  const t = useT('authoring');
  const free = unitKinds.filter((kind) => !option.units.some((unit) => unit.kind === kind));
  if (free.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('add_unit')}</summary>
      <div className={styles.add}>
        {free.map((kind) => (
          <button key={kind} type="button" onClick={() => add(kind)}>
            + {t(`unit_${kind}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
