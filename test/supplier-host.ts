// A host of a supplier over https, for what the server calls on behalf of suppliers. Its names end in partner.test and lead to this machine.
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '#platform/outbound/outbound.ts';
import { isPublicAddress } from '#platform/outbound/public-address.ts';

/** Of tests alone: valid for partner.test and nothing else. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpuembW6o4Go8tcg1
p70gJO2YDcLsEZXd68zgzHUkHMihRANCAAQnWontLn/xeiQnnovnSWF20W4QryQY
eVdArr/J8VWPtSJwD/Koaap6ywtL2CPrQ6DLIXi6kqS7b2FP8bwEV4Xc
-----END PRIVATE KEY-----`;
export const supplierCertificate = `-----BEGIN CERTIFICATE-----
MIIBejCCASCgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwYXJ0bmVy
LnRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDHBhcnRuZXIudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCdaie0u
f/F6JCeei+dJYXbRbhCvJBh5V0Cuv8nxVY+1InAP8qhpqnrLC0vYI+tDoMsheLqS
pLtvYU/xvARXhdyjWzBZMA8GA1UdEwEB/wQFMAMBAf8wJwYDVR0RBCAwHoIMcGFy
dG5lci50ZXN0gg4qLnBhcnRuZXIudGVzdDAdBgNVHQ4EFgQUTebSShaeFQgHHjzj
ZycJqf5oNtQwCgYIKoZIzj0EAwIDSAAwRQIgFm1yS6o8Sn6jnaBswBrvqylZdmac
LfHMk/ZWttx9qVsCIQCpOhYg/i8x+Vbuwhj7YAnauUIA01M0Psf5K0Uml/PuMg==
-----END CERTIFICATE-----`;

/** As the product's, but that names of partner.test lead to this machine. */
export const testOutbound: Outbound = createOutbound({
  resolve: async (host) => (host.endsWith('partner.test') ? ['127.0.0.1'] : []),
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  ca: supplierCertificate,
});

export type SupplierHost = {
  port: number;
  url: (path: string, name?: string) => string;
  [Symbol.asyncDispose](): Promise<void>;
};

export async function openSupplierHost(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<SupplierHost> {
  const server = https.createServer({ key, cert: supplierCertificate }, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (path, name = 'partner.test') => `https://${name}:${port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
