import { useT } from '#web/runtime/router/page-context.ts';
import type { SaveState } from './draft-session.ts';
import { stepOfField } from './steps.ts';
import type { Editing } from './use-draft.ts';

/** Whether all is saved, in words. A field that cannot be read is not, and is named by its step once it is left. */
export function useSaveText({ state, unreadable }: Editing): { state: SaveState | 'unreadable'; text: string } {
  const t = useT('authoring');
  const isWorse = ['failed', 'refused', 'locked'].includes(state);
  const left = [...unreadable].find(([, { isLeft }]) => isLeft);
  if (isWorse || unreadable.size === 0) return { state, text: t(`save_${state}`) };
  if (!left) return { state: 'unsaved', text: t('save_unsaved') };
  return { state: 'unreadable', text: t('save_unreadable', { step: t(`step_${stepOfField(left[0])}`) }) };
}
