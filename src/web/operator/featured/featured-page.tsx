import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { FeaturedTour } from '#kernel/choices/featured-tours.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import styles from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';
import { SettingHistory } from '../settings/setting-history.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { FeatureForm } from './feature-form.tsx';

const key = 'featuredTours';

/** With its title; null: it is not on sale any more. */
type Shown = FeaturedTour & { title: string | null };
type Loaded = { setting: OperatorSettingView; tours: Shown[]; today: string };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('featured:title'), indexed: false }),
  Page: FeaturedPage,
});

async function load({ call, language }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const { data } = await call(paths.listSettings);
  const setting = data.find((one) => one.key === key)!;
  const titleOf = (id: string) =>
    call(paths.getTour, { params: { id }, query: { lang: language } }).then(
      ({ name }) => name,
      () => null,
    );
  const tours = await Promise.all(
    toursIn(setting.value).map(async (one) => ({ ...one, title: await titleOf(one.tour) })),
  );
  return { setting, tours, today: new Date().toISOString().slice(0, 10) };
}

const toursIn = (json: string) => JSON.parse(json) as FeaturedTour[];

function FeaturedPage({ data }: { data: Loaded | null }) {
  const t = useT('featured');
  const { call, settings } = usePageContext();
  const { message, reportDecision } = useDecisionMessage();
  const restore = async (value: string) => {
    await call(paths.changeSetting, { params: { key }, body: { value } });
    await reportDecision(t('count', { count: toursIn(value).length }));
  };
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ setting, tours, today }) => (
        <div className={styles.page}>
          <p>{t('note', { appName: settings.appName })}</p>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          {tours.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <FeaturedTours tours={tours} today={today} onDone={reportDecision} />
          )}
          <FeatureForm
            key={`form ${setting.value}`}
            running={tours.filter(({ until }) => until >= today)}
            onDone={reportDecision}
          />
          <SettingHistory
            setting={setting}
            save={restore}
            change={(before, after) =>
              [before, after].map((json) => t('count', { count: toursIn(json).length })).join(' → ')
            }
            restoreText={(json) => t('restore', { list: t('count', { count: toursIn(json).length }) })}
            note={t('restore_note')}
          />
        </div>
      )}
    </OperatorFrame>
  );
}

type Props = { tours: Shown[]; today: string; onDone: (done: string) => Promise<void> };

function FeaturedTours({ tours, today, onDone }: Props) {
  const t = useT('featured');
  const { call, language } = usePageContext();
  const removing = useSubmit(async ({ position = '' }) => {
    const { title, ...body } = tours[Number(position)]!;
    await call(paths.unfeatureTour, { body });
    await onDone(t('removed', { title: title ?? '–' }));
    return true;
  });
  const stateOf = ({ title, from, until }: Shown) =>
    t(title === null ? 'gone' : until < today ? 'over' : from > today ? 'later' : 'now');
  return (
    <>
      <FormProblems problem={removing.problem} labels={{}} form={removing.form} />
      <ul className={styles.rows} aria-label={t('title')}>
        {tours.map((one, position) => (
          <li key={`${one.tour} ${one.from} ${one.until}`} className={styles.session}>
            <div>
              <p>
                <strong>{one.title ?? one.tour}</strong>
              </p>
              <p className={styles.soft}>
                <span>
                  {t('period', { from: fullDayText(one.from, language), until: fullDayText(one.until, language) })}
                </span>
                <span>{stateOf(one)}</span>
              </p>
            </div>
            <Form onSubmit={removing.submit}>
              <input type="hidden" name="position" value={position} />
              <Button
                type="submit"
                look="line"
                disabled={removing.isSubmitting}
                aria-label={t('remove_spoken', { title: one.title ?? one.tour })}
              >
                {t('remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
