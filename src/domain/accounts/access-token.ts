// The short-lived bearer token: a JWT (HS256) that names user, role and session.
import { sign, verify } from 'hono/jwt';
import type { Role } from '#contract/accounts.ts';
import type { SignedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { liveRole } from './live-sessions.ts';

const lifeSeconds = 600;

type Claims = { sub: string; role: Role; sid: string; iat: number; exp: number };

export async function issueAccessToken(
  { clock, secrets }: Services,
  user: { id: string; role: Role },
  sessionId: string,
) {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const claims: Claims = { sub: user.id, role: user.role, sid: sessionId, iat, exp: iat + lifeSeconds };
  return { token: await sign(claims, secrets.accessToken, 'HS256'), expiresAt: new Date(claims.exp * 1000) };
}

/** Who calls with this token; null for nobody, a foreign or ended token and an ended session (noticed within 5 s,
 *  see live-sessions.ts). The role is the user's present one, not the token's. */
export async function authenticate(services: Services, bearer: string | undefined): Promise<SignedIn | null> {
  if (!bearer) return null;
  const claims = await readClaims(services, bearer);
  if (!claims) return null;
  const role = await liveRole(services, claims.sid, claims.sub);
  return role ? { id: claims.sub, role, sessionId: claims.sid } : null;
}

async function readClaims({ clock, secrets }: Services, token: string): Promise<Claims | null> {
  const claims = signedHere.get(secrets)?.get(token) ?? (await verified(secrets, token));
  return claims && claims.exp * 1000 > clock.now().getTime() ? claims : null;
}

/** Tokens whose signature was found to be ours: a signature does not change, and checking one takes a tenth of the
 *  processor time of a booking. Whether the token and its session still hold is asked each time. */
const signedHere = new WeakMap<Services['secrets'], Map<string, Claims>>();
// About 5 MB.
const signedHereMax = 8000;

async function verified(secrets: Services['secrets'], token: string): Promise<Claims | null> {
  try {
    // The library would read the machine's clock; ours is the product's, which tests move.
    const claims = (await verify(token, secrets.accessToken, {
      alg: 'HS256',
      exp: false,
      iat: false,
      nbf: false,
    })) as Claims;
    const known = signedHere.get(secrets) ?? new Map<string, Claims>();
    if (known.size >= signedHereMax) known.clear();
    signedHere.set(secrets, known.set(token, claims));
    return claims;
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('Jwt')) return null;
    throw error;
  }
}
