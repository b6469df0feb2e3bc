import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { ActorName } from '../audit/actor-name.tsx';
import styles from '../console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { SettingForm } from './setting-form.tsx';
import { kindOf, type SettingGroup, settingGroups } from './setting-kinds.ts';
import own from './settings.module.css';
import { useValueText } from './use-value-text.ts';
import { useDecisionMessage } from '../use-decision-message.ts';

type Loaded = ResponseBody<'listSettings'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('console:settings_title'), indexed: false }),
  Page: SettingsPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('operator') ? call(paths.listSettings) : null;
}

function SettingsPage({ data }: { data: Loaded | null }) {
  const t = useT('console');
  const { message, about, number, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('settings_title')} loaded={data}>
      {(settings) => (
        <div className={styles.page}>
          <p>{t('settings_note')}</p>
          <nav className={styles.links} aria-label={t('settings_sections')}>
            {groupsOf(settings.data).map(([group]) => (
              <a key={group} href={`#settings-${group}`}>
                {t(`settings_${group}`)}
              </a>
            ))}
          </nav>
          {groupsOf(settings.data).map(([group, some]) => (
            <section key={group} className={own.group} aria-labelledby={`settings-${group}`}>
              <h2 id={`settings-${group}`}>{t(`settings_${group}`)}</h2>
              <ul className={styles.rows}>
                {some.map((setting) => (
                  <Setting key={setting.key} setting={setting} onDone={(text) => reportDecision(text, setting.key)}>
                    {/* Here and not on top of the page: the focus goes to it. */}
                    <StatusMessage key={number} isShown={setting.key === about}>
                      <Notice tone="good">{message}</Notice>
                    </StatusMessage>
                  </Setting>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </OperatorFrame>
  );
}

/** In the order of the table of kinds; a setting that it does not have comes last. */
function groupsOf(settings: readonly OperatorSettingView[]): [SettingGroup, OperatorSettingView[]][] {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const groups = Object.entries(settingGroups).map(([group, kinds]): [SettingGroup, OperatorSettingView[]] => [
    group as SettingGroup,
    Object.keys(kinds).flatMap((key) => byKey.get(key) ?? []),
  ]);
  groups.at(-1)![1].push(...settings.filter(({ key }) => !kindOf(key)));
  return groups;
}

type Props = { setting: OperatorSettingView; onDone: (text: string) => Promise<void>; children: ReactNode };

function Setting({ setting, onDone, children }: Props) {
  const t = useT('console');
  const { key, value, isByCommandOnly } = setting;
  const name = t(`setting_${key as KeyEnding<'console', 'setting_'>}`);
  const valueText = useValueText(key);
  const kind = kindOf(key);
  if (kind?.as === 'page')
    return (
      <li>
        <Link to={kind.to}>{name}</Link>
        <p className={styles.soft}>{t('setting_own_page')}</p>
      </li>
    );
  return (
    <li>
      {isByCommandOnly ? (
        <>
          <strong>{name}</strong>
          <p>{valueText(value)}</p>
          <p className={styles.soft}>{t('setting_by_command')}</p>
        </>
      ) : (
        <>
          <SettingForm key={value} {...{ setting, name, onDone }} />
          {children}
        </>
      )}
      <LastChange setting={setting} />
    </li>
  );
}

function LastChange({ setting: { key, default: standard, history } }: { setting: OperatorSettingView }) {
  const t = useT('console');
  const { language } = usePageContext();
  const valueText = useValueText(key);
  const [last] = history;
  return (
    <p className={styles.soft}>
      <span>{t('setting_default', { value: valueText(standard) })}</span>
      <span>
        {last ? (
          <>
            {t('setting_last', { moment: t('moment', { moment: momentText(last.at, 'UTC', language) }) })}{' '}
            <ActorName actor={last.actor} />
          </>
        ) : (
          t('setting_never')
        )}
      </span>
    </p>
  );
}
