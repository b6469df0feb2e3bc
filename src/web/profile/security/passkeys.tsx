import type { PasskeyView } from '#contract/security.ts';
import type { Answer } from '#web/call.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Part, useTelling } from './part.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useProve } from './proof.tsx';
import styles from './security.module.css';
import type { Asked } from './use-asked.ts';

type Props = { asked: Asked<Answer<'listPasskeys'>>; again: () => Promise<void> };

export function Passkeys({ asked, again }: Props) {
  const t = useT('security');
  const { call } = useSurroundings();
  const prove = useProve();
  const { told, tell } = useTelling();
  const done = async (text: string) => {
    await again();
    tell({ tone: 'good', text });
  };
  const remove = async ({ id, name }: PasskeyView) => {
    try {
      const removed = await prove(async () => {
        await call('removePasskey', { params: { id } });
        return true;
      });
      if (removed) await done(t('passkey_removed', { name }));
    } catch (thrown) {
      tell({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await again();
    }
  };
  return (
    <Part title={t('passkeys')} text={t('passkeys_text')} told={told} asked={asked} again={again}>
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
            <p className={styles.none}>{t('passkeys_none')}</p>
          )}
          <AddPasskey tell={tell} onAdded={(name) => void done(t('passkey_added', { name }))} />
        </>
      )}
    </Part>
  );
}
