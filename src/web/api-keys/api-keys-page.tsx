import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { ReauthenticationProvider } from '#web/profile/security/reauthentication.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { OwnerFrame } from '#web/team/owner-frame.tsx';
import { ShownOnce } from '#web/team/shown-once.tsx';
import styles from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { ApiKeyForm, type CreatedKey } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';

type Loaded = ResponseBody<'listApiKeys'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('api-keys:title'), indexed: false }),
  Page: ApiKeysPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('programs') ? call(paths.listApiKeys) : null;
}

function ApiKeysPage({ data }: { data: Loaded | null }) {
  const t = useT('api-keys');
  const acts = useActs();
  const [created, setCreated] = useState<CreatedKey | null>(null);
  return (
    <OwnerFrame title={t('title')} loaded={data} acts={acts}>
      {({ data: keys }) => (
        <ReauthenticationProvider>
          <div className={styles.form}>
            <p>{t('lead')}</p>
            <p>
              <a href="/api/docs">{t('reference')}</a>
            </p>
          </div>
          {created ? (
            <ShownOnce
              title={t('shown', { name: created.apiKey.name })}
              text={t('shown_text')}
              label={t('key')}
              value={created.key}
              words={{ copy: t('copy'), copied: t('copied'), done: t('done') }}
              onDone={() => setCreated(null)}
            />
          ) : null}
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="keys">
              <h2 id="keys">{t('list')}</h2>
              {keys.length === 0 ? <p>{t('none')}</p> : null}
              <ul className={styles.rows}>
                {keys.map((key) => (
                  <li key={key.id}>
                    <ApiKeyRow apiKey={key} acts={acts} />
                  </li>
                ))}
              </ul>
            </section>
            <ApiKeyForm onCreated={setCreated} />
          </div>
        </ReauthenticationProvider>
      )}
    </OwnerFrame>
  );
}
