// Where the calls of operators go.
import { affiliatePaths } from '#contract/affiliates.paths.ts';
import { noticePaths } from '#contract/notices.paths.ts';
import { supplierPaths } from '#contract/suppliers.paths.ts';
import { addPaths } from '#web/api.ts';
import { getSession } from '#web/session.ts';

addPaths({ ...affiliatePaths, ...noticePaths, ...supplierPaths });

/** Asked before a loader asks the server: a call that one's role may not make would end the session. */
export const isOperator = (): boolean => getSession()?.user.role === 'admin';
