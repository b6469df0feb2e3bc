import * as paths from '#contract/paths.generated.ts';
import { TotpSection } from './totp-section.tsx';
import { Passkeys } from './passkeys.tsx';
import { ReauthenticationProvider } from './reauthentication.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';
import { useEndpoint } from './use-endpoint.ts';

const all = { query: { pageSize: 100 } };

/** Passkeys, the second factor and the sessions of the account. */
export function SecurityTab() {
  const [state, reload] = useEndpoint(paths.listPasskeys, all);
  return (
    <ReauthenticationProvider>
      <div className={styles.tab}>
        <Passkeys state={state} reload={reload} />
        <TotpSection />
        <Sessions />
      </div>
    </ReauthenticationProvider>
  );
}
