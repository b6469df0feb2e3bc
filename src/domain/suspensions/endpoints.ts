import type { suspensionEndpoints } from '#contract/accounts/suspensions.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { type Action, changeSuspension, type Subject } from './suspend.ts';

type Input = { params: { id: string }; body: { reason: string } };

const handler =
  (action: Action, kind: Subject['kind']) =>
  (context: Context, { params: { id }, body: { reason } }: Input) =>
    changeSuspension(context, { action, subject: { kind, id }, actorId: signedIn(context).id, reason });

export const suspensionHandlers: Handlers<typeof suspensionEndpoints> = {
  suspendUser: handler('suspend', 'user'),
  restoreUser: handler('restore', 'user'),
  suspendSupplier: handler('suspend', 'supplier'),
  restoreSupplier: handler('restore', 'supplier'),
};
