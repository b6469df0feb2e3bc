import './affiliate-calls.ts';
import { useEffect, useState } from 'react';
import type { AffiliateKind, AffiliationView } from '#contract/affiliates.ts';
import { useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { ApplicationForm } from './application-form.tsx';
import { Standing } from './standing.tsx';

/** The form, or what has become of the application that was made. */
export function Application({ kind }: { kind: AffiliateKind }) {
  const t = useT('affiliates');
  const session = useSession();
  const [affiliation, setAffiliation] = useAffiliation(session?.user.id);
  return (
    <section aria-labelledby="apply">
      <h2 id="apply">{t(affiliation ? 'standing' : 'apply')}</h2>
      {affiliation ? <Standing affiliation={affiliation} /> : null}
      {!affiliation || affiliation.can.apply ? (
        <ApplicationForm kind={kind} isSignedIn={session !== null} onApplied={setAffiliation} />
      ) : null}
    </section>
  );
}

function useAffiliation(userId: string | undefined) {
  const { call } = useSurroundings();
  const [affiliation, setAffiliation] = useState<AffiliationView | null>(null);
  useEffect(() => {
    let stale = false;
    const show = (found: AffiliationView | null) => stale || setAffiliation(found);
    if (!userId) show(null);
    // Without an answer the form is shown, and the server says if an application stands.
    else
      call('getAffiliation').then(
        (answer) => show(answer.affiliation),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [call, userId]);
  return [affiliation, setAffiliation] as const;
}
