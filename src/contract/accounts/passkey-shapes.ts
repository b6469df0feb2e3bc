// The JSON forms of WebAuthn (Level 3) between browser and server, limited to the fields that either side reads.
import { z } from '@hono/zod-openapi';

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const credentialId = base64url(1400);

const known = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** For `navigator.credentials.create`. */
export const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  })
  .openapi('PasskeyCreationOptions');

/** For `navigator.credentials.get`. Without `allowCredentials` the browser offers its passkeys for this site. */
export const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(known).optional(),
  })
  .openapi('PasskeyRequestOptions');

// Browsers add fields as the standard grows: unknown fields are ignored, not refused.
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** The result of `navigator.credentials.create`. */
export const createdPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .openapi('CreatedPasskey');
export type CreatedPasskey = z.output<typeof createdPasskey>;

/** The result of `navigator.credentials.get`. */
export const usedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(100).optional(),
    }),
  })
  .openapi('UsedPasskey');
export type UsedPasskey = z.output<typeof usedPasskey>;
