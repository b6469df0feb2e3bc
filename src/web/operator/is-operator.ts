// What the session of this browser says; the server checks it.
import { may } from '#web/runtime/session/may.ts';

export const isOperator = (): boolean => may('admin');
