// A visit through an affiliate's link: counts the click, removes the code from the address, and asks for consent to
// remember it in this browser. Loaded for such visits only.
import * as paths from '#contract/paths.generated.ts';
import { viaParameter } from '#kernel/referrals.ts';
import type { Change, Place } from '#web/configuration/configure.tsx';
import { hasConsent } from '#web/cookies/consent.ts';
import { saveClick } from './referral.ts';
import { ReferralNote } from './referral-note.tsx';

export async function recordReferralVisit({ call, messages }: Place, change: Change): Promise<void> {
  const address = new URL(location.href);
  const code = address.searchParams.get(viaParameter);
  if (!code) return;
  // Otherwise a reload would count twice, and a copied address would carry the code on.
  address.searchParams.delete(viaParameter);
  history.replaceState(history.state, '', address);
  try {
    const { name, ...click } = await call(paths.recordClick, { body: { code } });
    saveClick(click);
    if (hasConsent('referrals')) return;
    await messages.ensure(['affiliates']);
    change({ banner: <ReferralNote name={name} click={click} onDone={() => change({ banner: undefined })} /> });
  } catch {
    // With an unknown code, or without a response, it is an ordinary visit.
  }
}
