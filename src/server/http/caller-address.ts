/** Behind a proxy the last address it appended is the client's; anything before it can be forged. */
export function callerAddress(
  trustProxy: boolean,
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress || 'unknown';
}
