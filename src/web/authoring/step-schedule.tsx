import { previewStarts } from '#kernel/tour-documents/preview-starts.ts';
import { emptySchedule, type TourOption, type TourSchedule } from '#kernel/tour-documents/tour-document.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { Field } from '#web/ui/field.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { ChoiceGroup } from '#web/ui/choices/choice-group.tsx';
import styles from './editor.module.css';
import { FoldedSummary } from './folded-summary.tsx';
import { PeriodsField } from './kinds/periods-field.tsx';
import { TimesField } from './parsed-field.tsx';
import { errorAt, type StepProps, withOption } from './step-props.ts';
import { weekdayNames } from './weekday-names.ts';

export function StepSchedule({ editing }: StepProps) {
  return editing.document.options.map((option, index) => (
    <OptionSchedule key={option.id} editing={editing} option={option} index={index} />
  ));
}

type Props = { editing: StepProps['editing']; option: TourOption; index: number };

function OptionSchedule({ editing, option, index }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { document, change } = editing;
  const set = (schedules: TourSchedule[]) =>
    change((now) => withOption(now, option.id, (one) => ({ ...one, schedules })));
  const { kind } = option;
  const { starts, isLater } = previewStarts(option.schedules, new Date().toISOString().slice(0, 10), 30);
  const name = option.names[language] || t('option_number', { number: index + 1 });
  return (
    <section className={styles.fields} aria-label={name}>
      {document.options.length > 1 ? <h3>{name}</h3> : null}
      {kind === 'open_dated' ? <p>{t('open_dated_text', { count: option.validDays ?? 0 })}</p> : null}
      {option.schedules.map((schedule, place) => (
        <ScheduleEditor
          key={place}
          editing={editing}
          kind={kind}
          schedule={schedule}
          at={`options.${index}.schedules.${place}`}
          set={(part) => set(option.schedules.map((one, other) => (other === place ? { ...one, ...part } : one)))}
          remove={
            option.schedules.length > 1 ? () => set(option.schedules.filter((_, other) => other !== place)) : null
          }
        />
      ))}
      {kind === 'open_dated' ? null : (
        <>
          <p className={styles.preview} role="status">
            {t(`${kind === 'opening_hours' ? 'makes_periods' : 'makes'}${isLater ? '_later' : ''}`, {
              count: starts.length,
            })}
            {starts[0] ? ` · ${t('makes_first', { day: wallTimeText(starts[0], language) })}` : null}
          </p>
          <div>
            <Button look="line" onClick={() => set([...option.schedules, emptySchedule()])}>
              {t('add_season')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Most tours run all year. */
function Season({ editing, schedule, at, set }: Pick<ScheduleProps, 'editing' | 'schedule' | 'at' | 'set'>) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const error = (day: string) => errorAt(editing, `${at}.${day}`);
  const dayOf = (day: string | null) => (day ? longDate(day, language) : '…');
  const isLimited = schedule.firstDay !== null || schedule.lastDay !== null;
  const details = useDetails(isLimited || Boolean(error('firstDay') ?? error('lastDay')));
  return (
    <details className={styles.more} {...details}>
      <FoldedSummary
        title={t('season')}
        now={[isLimited ? `${dayOf(schedule.firstDay)} – ${dayOf(schedule.lastDay)}` : t('season_none')]}
      />
      <div className={styles.fields}>
        <div className={styles.pair}>
          {(['firstDay', 'lastDay'] as const).map((day) => (
            <Field
              key={day}
              type="date"
              label={t(`field_${day}`)}
              name={`${at}.${day}`}
              note={day === 'firstDay' ? t('note_season') : undefined}
              value={schedule[day] ?? ''}
              error={error(day)}
              onChange={({ target: { value } }) => set({ [day]: value || null })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

type ScheduleProps = {
  editing: StepProps['editing'];
  schedule: TourSchedule;
  kind: TourOption['kind'];
  at: string;
  set: (part: Partial<TourSchedule>) => void;
  remove: (() => void) | null;
};

function ScheduleEditor({ editing, schedule, kind, at, set, remove }: ScheduleProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const days = weekdayNames(language);
  return (
    <div className={styles.season}>
      <ChoiceGroup
        label={t('field_weekdays')}
        name={`${at}.weekdays`}
        choices={days}
        chosen={schedule.weekdays}
        onChange={(weekdays) => set({ weekdays })}
      />
      {schedule.weekdays.length < 7 ? (
        <div>
          <Button look="line" onClick={() => set({ weekdays: days.map(({ value }) => value) })}>
            {t('all_days')}
          </Button>
        </div>
      ) : null}
      {kind === 'opening_hours' ? (
        <PeriodsField
          label={t('field_periods')}
          name={`${at}.startTimes`}
          note={t('note_periods')}
          value={schedule}
          error={errorAt(editing, `${at}.startTimes`) ?? errorAt(editing, `${at}.endTimes`)}
          onValue={(hours) => set(hours)}
        />
      ) : (
        <TimesField
          label={t('field_startTimes')}
          name={`${at}.startTimes`}
          note={t('note_startTimes')}
          value={schedule.startTimes}
          error={errorAt(editing, `${at}.startTimes`)}
          onValue={(startTimes) => set({ startTimes })}
        />
      )}
      <Season editing={editing} schedule={schedule} at={at} set={set} />
      {remove ? (
        <div>
          <Button look="quiet" onClick={remove}>
            {t('remove_season')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
