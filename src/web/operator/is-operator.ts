import { getSession } from '#web/runtime/session/session.ts';

/** Checked before a loader calls the server: a call that the role may not make would end the session. */
export const isOperator = (): boolean => getSession()?.user.role === 'admin';
