import type { TourUnit } from '#kernel/tour-documents/tour-document.ts';
import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import { sizeRanges } from '#kernel/units.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { LanguageFields } from '../additions/language-fields.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { ChoiceField, LimitField } from './choice-field.tsx';
import { useTicketsText } from './use-tickets-text.ts';

type Props = {
  editing: StepProps['editing'];
  main: StepProps['main'];
  unit: TourUnit;
  at: string;
  change: (part: Partial<TourUnit>) => void;
};

const fields = ['labels', 'seats', 'adults', 'children', 'least', 'most'] as const;

/** What a ticket is called, takes and admits, and how many of it one booking has. Most tickets need none of it. */
export function MoreOfTicket({ editing, main, unit, at, change }: Props) {
  const t = useT('authoring');
  const error = (field: string) => errorAt(editing, `${at}.${field}`);
  const { kind, least, most } = unit;
  const ticketsText = useTicketsText();
  const details = useDetails(kind === 'other' || fields.some((field) => error(field) !== undefined));
  return (
    <details className={styles.more} {...details}>
      <FoldedSummary
        title={t('more_of_ticket')}
        spoken={t(`unit_${kind}`)}
        now={[
          unit.labels[main],
          `${t('common:said_of', { name: t('field_seats') })} ${unit.seats}`,
          kind === 'group' ? null : ticketsText({ least, most }),
        ]}
      />
      <div className={styles.fields}>
        <LanguageFields
          label={t('field_labels')}
          name={`${at}.labels`}
          note={t('note_unit_labels', { name: t(`unit_${kind}`) })}
          main={main}
          maxLength={60}
          texts={unit.labels}
          errorOf={(field) => errorAt(editing, field)}
          onChange={(labels) => change({ labels })}
        />
        <div className={styles.pair}>
          <SizeFields unit={unit} at={at} error={error} change={change} />
          {kind === 'group' ? null : (
            <>
              <ChoiceField
                label={t('field_unit_least')}
                name={`${at}.least`}
                note={t('note_unit_least')}
                value={least}
                least={1}
                most={mostPerBooking}
                error={error('least')}
                onValue={(value) => change({ least: value })}
              />
              <LimitField
                label={t('field_unit_most')}
                name={`${at}.most`}
                value={most}
                least={1}
                most={mostPerBooking}
                error={error('most')}
                onValue={(value) => change({ most: value })}
              />
            </>
          )}
        </div>
      </div>
    </details>
  );
}

type SizeProps = Pick<Props, 'unit' | 'at' | 'change'> & { error: (field: string) => string | undefined };

/** Only what differs between tickets of the kind. */
function SizeFields({ unit, at, error, change }: SizeProps) {
  const t = useT('authoring');
  if (unit.kind === 'youth')
    return (
      <CheckField
        label={t('youth_alone')}
        name={`${at}.adults`}
        checked={unit.adults === 1}
        error={error('adults') ?? error('children')}
        onChange={({ target: { checked } }) =>
          change(checked ? { adults: 1, children: 0 } : { adults: 0, children: 1 })
        }
      />
    );
  const ranges = sizeRanges(unit.kind);
  return (['seats', 'adults', 'children'] as const).map((name) => {
    const [least, most] = ranges[name];
    if (least === most) return null;
    return (
      <ChoiceField
        key={name}
        label={t(`field_${name}`)}
        name={`${at}.${name}`}
        note={name === 'adults' && least === 0 ? t('note_adults') : undefined}
        value={unit[name]}
        least={least}
        most={most}
        error={error(name)}
        onValue={(value) => change({ [name]: value })}
      />
    );
  });
}
