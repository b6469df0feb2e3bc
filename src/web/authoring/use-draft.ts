import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { documentOf, fieldsOf } from '#kernel/tour-documents/document-fields.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { type Conflict, type DraftSession, openSession, type Snapshot } from './draft-session.ts';

export type Editing = Snapshot & {
  report: DraftSession['report'];
  change: (make: (document: TourDocument) => TourDocument) => void;
  takeTheirs: (conflict: Conflict) => void;
  /** Saves what is not saved yet; null if that fails. */
  flush: () => Promise<TourDraftView | null>;
  /** After another call has changed the draft: goes on from it, with what is not saved yet. */
  goOn: (draft: TourDraftView) => void;
  /** After a version was restored: nothing else stays. */
  replace: (draft: TourDraftView) => void;
  /** After another call has changed data outside the document. */
  update: (draft: TourDraftView) => void;
};

export function useDraft(initial: TourDraftView): Editing {
  const { call } = usePageContext();
  const [session] = useState(() => openSession(initial, call));
  const snapshot = useSyncExternalStore(session.subscribe, session.read, session.read);
  useSaveOnLeave(session);
  return {
    ...snapshot,
    report: session.report,
    change: (make) => session.change(make(session.read().document)),
    takeTheirs: ({ path, theirs }) => {
      const { merge, document } = session.read();
      session.set({ merge: merge && { ...merge, conflicts: merge.conflicts.filter((one) => one.path !== path) } });
      const fields = fieldsOf(document);
      if (theirs === undefined) fields.delete(path);
      else fields.set(path, theirs);
      session.change(documentOf(fields));
    },
    flush: session.save,
    goOn: session.goOn,
    update: (draft) => session.set({ draft }),
    replace: (draft) => session.set({ draft, document: draft.document, state: 'saved', problem: null }),
  };
}

/** Nothing is lost by leaving: another page of the site saves first, a tab that closes asks. `LeaveDialog` asks where saving has failed. */
function useSaveOnLeave(session: DraftSession): void {
  useEffect(() => {
    const isOpen = () => session.read().state !== 'saved';
    const onHide = () => {
      if (document.visibilityState === 'hidden' && isOpen()) void session.save();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isOpen() || session.read().unreadable.size > 0) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onUnload);
      void session.leave();
    };
  }, [session]);
}
