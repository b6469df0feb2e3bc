import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import type { TourOption } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { NumberField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { useCutOffText } from '../use-cut-off-text.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { ChoiceField, LimitField } from './choice-field.tsx';
import { useTicketsText } from './use-tickets-text.ts';

type Props = {
  editing: StepProps['editing'];
  option: TourOption;
  at: string;
  set: (part: Partial<TourOption>) => void;
};

const cutOffs = [0, 30, 60, 120, 360, 720, 1440, 2880, 4320, 10_080];
const deadlines = [2, 6, 12, 24, 48, 72, 168, 336, 720];
const usualDeadline = 24;
const fields = ['cutOffMinutes', 'leastUnits', 'mostUnits', 'leastPeople', 'decideHoursBefore'] as const;

/** Until when it is booked, how many tickets one books, and how many people a departure needs. */
export function OptionLimits({ editing, option, at, set }: Props) {
  const t = useT('authoring');
  const error = (field: string) => errorAt(editing, `${at}.${field}`);
  const { kind, leastUnits, mostUnits, leastPeople, cutOffMinutes } = option;
  const isDated = kind !== 'open_dated';
  const cutOffText = useDeadlineText();
  const ticketsText = useTicketsText();
  const runs = leastPeople === null ? t('runs_always') : t('runs_from', { count: leastPeople });
  const details = useDetails(cutOffMinutes > 0 || fields.some((field) => error(field) !== undefined));
  return (
    <details className={styles.more} {...details}>
      <FoldedSummary
        title={t('option_limits')}
        now={[
          isDated ? `${t('common:said_of', { name: t('field_cutOffMinutes') })} ${cutOffText(option)}` : null,
          ticketsText({ least: leastUnits, most: mostUnits }),
          isDated ? runs : null,
        ]}
      />
      <div className={styles.fields}>
        {isDated ? <CutOff option={option} at={at} error={error} set={set} /> : null}
        <div className={styles.pair}>
          <ChoiceField
            label={t('field_leastUnits')}
            name={`${at}.leastUnits`}
            value={leastUnits}
            least={1}
            most={mostPerBooking}
            error={error('leastUnits')}
            onValue={(value) => set({ leastUnits: value })}
          />
          <LimitField
            label={t('field_mostUnits')}
            name={`${at}.mostUnits`}
            value={mostUnits}
            least={1}
            most={mostPerBooking}
            error={error('mostUnits')}
            onValue={(value) => set({ mostUnits: value })}
          />
        </div>
        {isDated ? <LeastParty option={option} at={at} error={error} set={set} /> : null}
      </div>
    </details>
  );
}

type PartyProps = Pick<Props, 'option' | 'at' | 'set'> & { error: (field: string) => string | undefined };

/** Until when a departure is booked: one with opening hours until it closes. */
function useDeadlineText(): (of: Pick<TourOption, 'kind' | 'cutOffMinutes'>) => string {
  const t = useT('authoring');
  const cutOffText = useCutOffText();
  return ({ kind, cutOffMinutes }) =>
    cutOffMinutes === 0 && kind === 'opening_hours' ? t('cut_off_closing') : cutOffText(cutOffMinutes);
}

function CutOff({ option: { kind, cutOffMinutes }, at, error, set }: PartyProps) {
  const t = useT('authoring');
  const textOf = useDeadlineText();
  return (
    <SelectField
      label={t('field_cutOffMinutes')}
      name={`${at}.cutOffMinutes`}
      value={cutOffMinutes}
      error={error('cutOffMinutes')}
      onChange={({ target: { value } }) => set({ cutOffMinutes: Number(value) })}
    >
      {[...new Set([...cutOffs, cutOffMinutes])]
        .sort((a, b) => a - b)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {textOf({ kind, cutOffMinutes: minutes })}
          </option>
        ))}
    </SelectField>
  );
}

function LeastParty({ option, at, error, set }: PartyProps) {
  const t = useT('authoring');
  const cutOffText = useCutOffText();
  const { leastPeople, decideHoursBefore } = option;
  return (
    <div className={styles.pair}>
      <NumberField
        label={t('field_leastPeople')}
        name={`${at}.leastPeople`}
        note={t('note_leastPeople')}
        value={leastPeople}
        error={error('leastPeople')}
        onValue={(value) =>
          set({ leastPeople: value, decideHoursBefore: value === null ? null : (decideHoursBefore ?? usualDeadline) })
        }
      />
      {leastPeople === null ? null : (
        <SelectField
          label={t('field_decideHoursBefore')}
          name={`${at}.decideHoursBefore`}
          value={decideHoursBefore ?? ''}
          error={error('decideHoursBefore')}
          onChange={({ target: { value } }) => set({ decideHoursBefore: Number(value) || null })}
        >
          {/* A file can leave it out. */}
          {decideHoursBefore === null ? <option value="">{t('choose')}</option> : null}
          {[...new Set([...deadlines, decideHoursBefore ?? usualDeadline])]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one} value={one}>
                {cutOffText(one * 60)}
              </option>
            ))}
        </SelectField>
      )}
    </div>
  );
}
