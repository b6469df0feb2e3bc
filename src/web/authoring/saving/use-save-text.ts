import { useT } from '#web/runtime/router/page-context.ts';
import type { SaveState } from '../draft-session.ts';
import { markedSteps } from '../steps.ts';
import type { Editing } from '../use-draft.ts';

/** Whether all is saved, in words. A field that was refused, or cannot be read and was left, is named by its step. */
export function useSaveText({ state, problem, unreadable }: Editing): {
  state: SaveState | 'unreadable';
  text: string;
} {
  const t = useT('authoring');
  const [marked] = markedSteps({ problem, unreadable });
  const text = marked && t('save_unreadable', { step: t(`step_${marked}`) });
  if (state === 'refused' && text) return { state, text };
  const isWorse = ['failed', 'refused', 'locked'].includes(state);
  if (isWorse || unreadable.size === 0) return { state, text: t(`save_${state}`) };
  return text ? { state: 'unreadable', text } : { state: 'unsaved', text: t('save_unsaved') };
}
