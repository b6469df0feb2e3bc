// Where the calls of payments go.
import { paymentPaths } from '#contract/payments.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(paymentPaths);
