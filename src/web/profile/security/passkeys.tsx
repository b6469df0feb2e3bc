import * as paths from '#contract/paths.generated.ts';
import type { PasskeyView } from '#contract/accounts/security.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { AddPasskey } from './add-passkey.tsx';
import { SecuritySection, useNotice } from './security-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useReauthentication } from './reauthentication.tsx';
import styles from './security.module.css';
import type { EndpointState } from './use-endpoint.ts';

type Props = { state: EndpointState<ResponseBody<'listPasskeys'>>; reload: () => Promise<void> };

export function Passkeys({ state, reload }: Props) {
  const t = useT('security');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const { notice, showNotice } = useNotice();
  const done = async (text: string) => {
    await reload();
    showNotice({ tone: 'good', text });
  };
  const remove = async ({ id, name }: PasskeyView) => {
    try {
      const removed = await runReauthenticated(async () => {
        await call(paths.removePasskey, { params: { id } });
        return true;
      });
      if (removed) await done(t('passkey_removed', { name }));
    } catch (thrown) {
      showNotice({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await reload();
    }
  };
  return (
    <SecuritySection title={t('passkeys')} text={t('passkeys_text')} notice={notice} state={state} reload={reload}>
      {({ data }) => (
        <>
          {data.length > 0 ? (
            <ul className={styles.list}>
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => void remove(passkey)}
                  onRenamed={() => void done(t('passkey_renamed'))}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.empty}>{t('passkeys_none')}</p>
          )}
          <AddPasskey showNotice={showNotice} onAdded={(name) => void done(t('passkey_added', { name }))} />
        </>
      )}
    </SecuritySection>
  );
}
