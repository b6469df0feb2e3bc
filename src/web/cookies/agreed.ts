// What runs because the visitor agreed to it; each part asks whether it is among the choices.
import { recallClick } from '#web/affiliates/referral.ts';
import { measureIfAgreed } from './measure.ts';

export function doWhatIsAgreed(): void {
  measureIfAgreed();
  recallClick();
}
