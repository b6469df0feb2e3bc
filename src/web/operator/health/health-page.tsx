import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { momentText } from '#web/ui/place-time.ts';
import { fullDayText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';
import { Invariants } from './invariants.tsx';
import { bytesText, durationText } from './measures.ts';
import { Signal } from './signal.tsx';

type Health = ResponseBody<'getHealth'>;

export const page = definePage<Health | null>({
  load,
  head: (_, { t }) => ({ title: t('operations:health_title'), indexed: false }),
  Page: HealthPage,
});

async function load({ call }: LoadContext): Promise<Health | null> {
  return may('operator') ? call(paths.getHealth) : null;
}

function HealthPage({ data }: { data: Health | null }) {
  const t = useT('operations');
  return (
    <OperatorFrame title={t('health_title')} loaded={data}>
      {(health) => (
        <div className={styles.page}>
          <Invariants {...health.invariants} />
          <Signals health={health} />
        </div>
      )}
    </OperatorFrame>
  );
}

// From when on a number needs attention.
const lateSeconds = { recurring: 120, urgent: 60, ordinary: 600 };
const freeShareLeast = 0.1;
/** Without a source: as long as gift cards pay in another currency. */
const ratesDaysMost = { fetched: 5, bundled: 7 };

function Signals({ health }: { health: Health }) {
  const t = useT('operations');
  return (
    <section aria-labelledby="signals">
      <h2 id="signals">{t('signals')}</h2>
      <ul className={styles.rows}>
        <MachineSignals health={health} />
        <WorkSignals health={health} />
      </ul>
    </section>
  );
}

function MachineSignals({ health }: { health: Health }) {
  const t = useT('operations');
  const { language } = usePageContext();
  const { checks, database, disk, process } = health;
  const bytes = (count: number) => bytesText(count, language);
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  return (
    <>
      <Signal
        name={t('database')}
        meaning={t('database_meaning')}
        isFine={checks.database === 'ok' && checks.migrations === 'ok'}
      >
        {t(
          checks.database !== 'ok' ? 'database_failing' : checks.migrations === 'ok' ? 'database_ok' : 'database_old',
          {
            engine: t(`engine_${database.engine}`),
            version: database.version,
            size: bytes(database.bytes),
          },
        )}
      </Signal>
      <Signal name={t('search')} meaning={t('search_meaning')} isFine={checks.search === 'ok'}>
        {checks.search === 'ok' ? t('search_ok') : t('search_waits', { what: checks.search })}
      </Signal>
      <Signal
        name={t('disk')}
        meaning={t('disk_meaning')}
        isFine={disk === null || disk.freeBytes / disk.totalBytes >= freeShareLeast}
      >
        {disk ? t('disk_free', { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) }) : t('disk_unknown')}
      </Signal>
      <Signal name={t('process')} meaning={t('process_meaning')} isFine>
        {t('process_since', {
          moment: moment(process.startedAt),
          memory: bytes(process.memoryBytes),
          node: process.node,
        })}
      </Signal>
    </>
  );
}

function WorkSignals({ health: { queues, deadJobs, mails, rates } }: { health: Health }) {
  const t = useT('operations');
  const { language, settings } = usePageContext();
  const moment = (at: string) => t('console:moment', { moment: momentText(at, 'UTC', language) });
  // The page is rendered in the browser alone.
  const mailsLate = mails.oldestAt ? (Date.now() - Date.parse(mails.oldestAt)) / 1000 : 0;
  const ratesDays = Math.floor((Date.now() - Date.parse(rates.asOf)) / 86_400_000);
  const source = rates.isFetched ? 'fetched' : 'bundled';
  const areUsed = rates.isFetched || settings.availableCurrencies.length > 1;
  return (
    <>
      {(['urgent', 'ordinary', 'recurring'] as const).map((worker) => {
        const { waiting = 0, oldestSeconds = 0 } = queues.find((one) => one.worker === worker) ?? {};
        return (
          <Signal
            key={worker}
            name={t(`queue_${worker}`)}
            meaning={t(`queue_${worker}_meaning`)}
            isFine={oldestSeconds < lateSeconds[worker]}
          >
            {waiting === 0
              ? t('queue_empty')
              : t('queue_waits', { count: waiting, age: durationText(oldestSeconds, language) })}
          </Signal>
        );
      })}
      <Signal name={t('jobs')} meaning={t('jobs_meaning')} isFine={deadJobs === 0} to="/admin/failures">
        {t('dead_jobs', { number: deadJobs })}
      </Signal>
      <Signal
        name={t('mails_waiting')}
        meaning={t(mails.hasServer ? 'mails_meaning' : 'mails_no_server_meaning')}
        isFine={mails.hasServer && mails.held === 0 && mailsLate < lateSeconds.ordinary}
        to={mails.hasServer ? '/admin/failures?view=mails' : undefined}
      >
        {mails.hasServer ? '' : `${t('mails_no_server')} `}
        {mails.oldestAt
          ? t('mails_numbers', { waiting: mails.waiting, held: mails.held, moment: moment(mails.oldestAt) })
          : t('mails_none')}
      </Signal>
      <Signal
        name={t('rates')}
        meaning={t(`rates_${source}_meaning`)}
        isFine={!areUsed || ratesDays <= ratesDaysMost[source]}
        to="/admin/rates"
      >
        {t(`rates_${source}`, { day: fullDayText(rates.asOf, language) })}
      </Signal>
    </>
  );
}
