// Where the calls about sessions, passkeys and codes go.
import { securityPaths } from '#contract/security.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(securityPaths);
