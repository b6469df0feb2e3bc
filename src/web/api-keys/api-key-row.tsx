import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ApiKeyView } from '#contract/suppliers/api-keys.ts';
import { longDate } from '#web/articles/long-date.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { scopeNames } from './scope-names.ts';

type Props = { apiKey: ApiKeyView; acts: Acts };

/** Time enough to give the program another one. */
const soonMs = 14 * 86_400_000;

export function ApiKeyRow({ apiKey, acts }: Props) {
  const { id, name, prefix, scopes, madeBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const t = useT('api-keys');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [isConfirming, setConfirming] = useState(false);
  const leftMs = Date.parse(expiresAt) - Date.now();
  const mark = leftMs <= 0 ? t('expired_mark') : leftMs < soonMs ? t('expires_soon') : null;
  const revoke = () => call(paths.revokeApiKey, { params: { id } });
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>
            {name} {mark ? <span className={styles.mark}>{mark}</span> : null}
          </p>
          <p>
            <code>{prefix}…</code>
          </p>
          <p>{scopes.map((scope) => t(scopeNames[scope])).join(' · ')}</p>
          <p className={styles.soft}>
            <span>
              {lastUsedAt ? t('used', { moment: momentText(lastUsedAt, timeZone, language) }) : t('never_used')}
            </span>
            <span>{t(leftMs <= 0 ? 'expired' : 'expires', { date: longDate(expiresAt, language) })}</span>
            <span>{t('made', { name: madeBy, date: longDate(createdAt, language) })}</span>
          </p>
        </div>
        <Button look="line" aria-label={t('revoke_spoken', { name })} onClick={() => setConfirming(true)}>
          {t('revoke')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('revoke_question', { name })}
          action={t('revoke')}
          onConfirm={() => void acts.run(revoke, t('revoked', { name }))}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
