/** Behind a proxy the last address it appended is the caller's; what came before it anybody may have written. */
export function callerAddress(
  trustProxy: boolean,
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress || 'unknown';
}
