import { findMessage } from '#kernel/messages.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** What a job does. One that no text names, of another version of the program, keeps its name. */
export function useJobText(): (name: string) => string {
  const { language, messages } = usePageContext();
  return (name) => findMessage(messages.of('operations') ?? {}, `job_${name}`, language) ?? name;
}
