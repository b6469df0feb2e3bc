// The short-lived bearer token: a JWT (HS256) that names user, role and session.
import { sign, verify } from 'hono/jwt';
import type { Role } from '#contract/accounts/accounts.ts';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { SignedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { liveUser } from './live-sessions.ts';
import { mustSetUpSecondFactor } from '../second-factor/second-factor-rule.ts';

const lifeSeconds = 600;

type Claims = { sub: string; role: Role; sid: string; iat: number; exp: number };

export async function issueAccessToken(
  { clock, secrets }: Services,
  user: { id: string; role: Role },
  { sessionId, sessionEndsAt }: { sessionId: string; sessionEndsAt: Date },
) {
  const iat = Math.floor(clock.now().getTime() / 1000);
  // No token outlives its session.
  const exp = Math.min(iat + lifeSeconds, Math.floor(sessionEndsAt.getTime() / 1000));
  const claims: Claims = { sub: user.id, role: user.role, sid: sessionId, iat, exp };
  return { token: await sign(claims, secrets.accessToken, 'HS256'), expiresAt: new Date(claims.exp * 1000) };
}

/** The caller of this token; null for no token, a foreign or expired one, and an ended session (noticed within 5 s,
 *  see live-sessions.ts). The role is the user's current one, not the token's. */
export async function authenticate(services: Services, bearer: string | undefined): Promise<SignedIn | null> {
  if (!bearer) return null;
  const claims = await readClaims(services, bearer);
  if (!claims) return null;
  const user = await liveUser(services, claims.sid, claims.sub);
  if (!user) return null;
  const { role, staffRole, memberRole } = user;
  const caller = { id: claims.sub, role, staffRole, memberRole, sessionId: claims.sid };
  return { ...caller, mustSetUpSecondFactor: await mustSetUpSecondFactor(services, user) };
}

async function readClaims({ clock, secrets }: Services, token: string): Promise<Claims | null> {
  const claims = await cacheOf(secrets).load(token, async () => {
    const value = await verifySignature(secrets, token);
    return value && { value, store: { size: 1, tags: [], freshMs: lifeSeconds * 1000 } };
  });
  return claims && claims.exp * 1000 > clock.now().getTime() ? claims : null;
}

/** Tokens with a verified signature: a signature does not change, and verifying one takes a tenth of the
 *  processor time of a booking. The expiry of the token and its session are checked each time. */
const verifiedTokens = new WeakMap<Services['secrets'], TaggedCache<Claims>>();
// About 5 MB.
const verifiedTokensMax = 8000;

function cacheOf(secrets: Services['secrets']): TaggedCache<Claims> {
  let cache = verifiedTokens.get(secrets);
  if (!cache) verifiedTokens.set(secrets, (cache = new TaggedCache({ maxSize: verifiedTokensMax })));
  return cache;
}

async function verifySignature(secrets: Services['secrets'], token: string): Promise<Claims | undefined> {
  try {
    // The library would use the machine's clock; ours is the product's, which tests move.
    return (await verify(token, secrets.accessToken, { alg: 'HS256', exp: false, iat: false, nbf: false })) as Claims;
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('Jwt')) return undefined;
    throw error;
  }
}
