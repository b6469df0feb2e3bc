import { getSession } from '#web/runtime/session/session.ts';

/** Asked before a loader asks the server: a call that one's role may not make would end the session. */
export const isOperator = (): boolean => getSession()?.user.role === 'admin';
