import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './console.module.css';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { SettingForm } from './setting-form.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

type Loaded = ResponseBody<'listSettings'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('console:settings_title'), indexed: false }),
  Page: SettingsPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('admin') ? call(paths.listSettings) : null;
}

function SettingsPage({ data }: { data: Loaded | null }) {
  const t = useT('console');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('settings_title')} loaded={data}>
      {(settings) => (
        <div className={styles.page}>
          <p>{t('settings_note')}</p>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <ul className={styles.rows}>
            {settings.data.map((setting) => (
              <Setting key={setting.key} setting={setting} onDone={reportDecision} />
            ))}
          </ul>
        </div>
      )}
    </OperatorFrame>
  );
}

type Props = { setting: OperatorSettingView; onDone: (text: string) => Promise<void> };

function Setting({ setting, onDone }: Props) {
  const t = useT('console');
  const { language } = usePageContext();
  const name = t(`setting_${setting.key as KeyEnding<'console', 'setting_'>}`);
  const [last] = setting.history;
  return (
    <li>
      {setting.isByCommandOnly ? (
        <strong>{name}</strong>
      ) : (
        <SettingForm key={setting.value} {...{ setting, name, onDone }} />
      )}
      <p className={styles.soft}>
        <code>{setting.key}</code>
        <span>
          {t('setting_default')} <code>{shown(setting.default)}</code>
        </span>
        <span>
          {last
            ? t('setting_last', {
                name: last.actor?.name ?? t('audit_by_command'),
                moment: t('moment', { moment: momentText(last.at, 'UTC', language) }),
              })
            : t('setting_never')}
        </span>
      </p>
      {setting.isByCommandOnly ? (
        <>
          <p>
            <code>{shown(setting.value)}</code>
          </p>
          <p className={styles.soft}>{t('setting_by_command')}</p>
        </>
      ) : null}
    </li>
  );
}

/** A text without its quotation marks. */
const shown = (json: string): string => (json.startsWith('"') ? (JSON.parse(json) as string) || '–' : json);
