// What opens a notice beside its reference. Derived, so it stands in no table, and each party has its own.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';
import type { Services } from '#platform/services.ts';
import type { Party } from './notice.ts';

export function codeOf({ secrets }: Pick<Services, 'secrets'>, noticeId: string, party: Party): string {
  return spellOut(createHmac('sha256', secrets.throttleKey).update(`notice code ${noticeId} ${party}`).digest());
}

/** Whose code this is, however it was typed. */
export function partyOf(services: Pick<Services, 'secrets'>, noticeId: string, code: string): Party | undefined {
  const given = Buffer.from(plain(code));
  const isOf = (party: Party): boolean => {
    const expected = Buffer.from(plain(codeOf(services, noticeId, party)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return (['notifier', 'partner'] as const).find(isOf);
}

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
