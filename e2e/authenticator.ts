// The authenticator of a device.
import type { Page } from '@playwright/test';

/** A finger on a reader that is always there, or the one of a stranger. */
export async function withAuthenticator(page: Page, { isUserVerified = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}
