import './security-calls.ts';
import { Codes } from './codes.tsx';
import { Passkeys } from './passkeys.tsx';
import { AskingForProof } from './proof.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';
import { useAsked } from './use-asked.ts';

const all = { query: { pageSize: 100 } };

/** What keeps the account its owner's: passkeys, codes beside the password, and where it is signed in. */
export function SecurityTab() {
  const [asked, again] = useAsked('listPasskeys', all);
  return (
    <AskingForProof hasPasskeys={asked.state === 'ready' && asked.value.total > 0}>
      <div className={styles.tab}>
        <Passkeys asked={asked} again={again} />
        <Codes />
        <Sessions />
      </div>
    </AskingForProof>
  );
}
