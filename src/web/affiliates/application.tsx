import { useEffect, useState } from 'react';
import type { AffiliateKind, AffiliationView } from '#contract/affiliates.ts';
import * as paths from '#contract/paths.generated.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ApplicationForm } from './application-form.tsx';
import { AffiliateStatus } from './affiliate-status.tsx';

/** The application form, or the status of an application that was sent. */
export function Application({ kind }: { kind: AffiliateKind }) {
  const t = useT('affiliates');
  const session = useSession();
  const [affiliation, setAffiliation] = useAffiliation(session?.user.id);
  return (
    <section aria-labelledby="apply">
      <h2 id="apply">{t(affiliation ? 'standing' : 'apply')}</h2>
      {affiliation ? <AffiliateStatus affiliation={affiliation} /> : null}
      {!affiliation || affiliation.can.apply ? (
        <ApplicationForm kind={kind} isSignedIn={session !== null} onApplied={setAffiliation} />
      ) : null}
    </section>
  );
}

function useAffiliation(userId: string | undefined) {
  const { call } = usePageContext();
  const [affiliation, setAffiliation] = useState<AffiliationView | null>(null);
  useEffect(() => {
    let stale = false;
    const show = (found: AffiliationView | null) => stale || setAffiliation(found);
    if (!userId) show(null);
    // If this fails the form is shown; the server refuses a second application.
    else
      call(paths.getAffiliation).then(
        (response) => show(response.affiliation),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [call, userId]);
  return [affiliation, setAffiliation] as const;
}
