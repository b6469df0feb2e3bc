// Somebody came through an affiliate's link: the visit is counted, the address loses the code, and a note asks whether
// this browser may remember it. Fetched for such visits only.
import './affiliate-calls.ts';
import { viaParameter } from '#contract/affiliates.paths.ts';
import type { Change, Place } from '#web/configuration/configure.tsx';
import { hasConsent } from '#web/cookies/consent.ts';
import { noteClick } from './referral.ts';
import { ReferralNote } from './referral-note.tsx';

export async function arrivedByLink({ call, messages }: Place, change: Change): Promise<void> {
  const address = new URL(location.href);
  const code = address.searchParams.get(viaParameter);
  if (!code) return;
  // A reload is no second visit, and whoever passes the address on passes on what they saw.
  address.searchParams.delete(viaParameter);
  history.replaceState(history.state, '', address);
  try {
    const { name, ...click } = await call('recordClick', { body: { code } });
    noteClick(click);
    if (hasConsent('referrals')) return;
    await messages.ensure(['affiliates']);
    change({ banner: <ReferralNote name={name} click={click} onDone={() => change({ banner: undefined })} /> });
  } catch {
    // A code that nobody has, or no answer: the visit is one like any other.
  }
}
