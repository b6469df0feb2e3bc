// The access code of a notice. Derived by HMAC, so it is in no table; each party has its own.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { noticeParties } from '#contract/notices.ts';
import type { Party } from './notice.ts';

export function noticeCodeFor({ secrets }: Pick<Services, 'secrets'>, noticeId: string, party: Party): string {
  return spellOut(createHmac('sha256', secrets.throttleKey).update(`notice code ${noticeId} ${party}`).digest());
}

/** The code of the supplier, for a member of it who has signed in. null for programs and the staff: an appeal is a person's. */
export function codeForMember(context: Context, noticeId: string): string | null {
  const { memberRole, apiKey } = signedIn(context);
  if (memberRole === null || apiKey || context.caller.actingBy) return null;
  return noticeCodeFor(context, noticeId, 'partner');
}

/** The party of a code; accepts any spelling. */
export function partyOfCode(services: Pick<Services, 'secrets'>, noticeId: string, code: string): Party | undefined {
  const input = Buffer.from(normalize(code));
  const matches = (party: Party): boolean => {
    const expected = Buffer.from(normalize(noticeCodeFor(services, noticeId, party)));
    return input.length === expected.length && timingSafeEqual(input, expected);
  };
  return noticeParties.find(matches);
}

const normalize = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
