// A tour being edited: each change is saved a moment later. What another editor has saved meanwhile is merged field by field.
import * as paths from '#contract/paths.generated.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { fieldsOf, isSameField } from '#kernel/tour-documents/document-fields.ts';
import { mergeDocuments } from '#kernel/tour-documents/merge-documents.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';
import { storedEntries } from '#web/runtime/session/stored-entries.ts';
import { type Unreadable, type UnreadableFields, unreadableIn, withUnreadable } from './typed/unreadable-fields.ts';

/** `locked`: others have sent it for review or archived it, so what is not saved waits until it can be edited again. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'failed' | 'refused' | 'locked';
/** A field that another editor has changed, too. */
export type Conflict = { path: string; theirs: unknown };
/** Who saved in between, and which fields both changed. */
export type Merge = { by: string | null; conflicts: Conflict[] };

export type Snapshot = {
  /** The draft as it was saved last. */
  draft: TourDraftView;
  /** The document as it is shown, with changes that are not saved yet. */
  document: TourDocument;
  state: SaveState;
  /** Why the last save was refused. */
  problem: unknown;
  merge: Merge | null;
  unreadable: UnreadableFields;
};

export type DraftSession = {
  read: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  change: (document: TourDocument) => void;
  /** After another call has changed the draft: goes on from it, with what is not saved yet. */
  goOn: (draft: TourDraftView) => void;
  set: (part: Partial<Snapshot>) => void;
  /** What cannot be read in a field; null if it can. */
  report: (name: string, unreadable: Unreadable | null) => void;
  /** Saves what is not saved yet; null if that fails. */
  save: () => Promise<TourDraftView | null>;
  /** Its page was left: saves what is not saved yet, and gives up what cannot be saved because the tour is locked. */
  leave: () => Promise<void>;
};

const pauseMs = 900;
const retryMs = 5000;
/** How often a tour that cannot be edited is looked at again. */
const lockedMs = 10_000;
/** The maximum of attempts to save: after a merge, and for what was typed meanwhile. */
const triesMax = 4;

/** By tour, then by field: the document cannot hold it, and a reload must not lose it. */
const storedTexts = storedEntries<Record<string, string>>('unreadable');

export function openSession(initial: TourDraftView, call: Call): DraftSession {
  let now = snapshotOf(initial);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let running: Promise<TourDraftView | null> = Promise.resolve(null);
  const set = (part: Partial<Snapshot>): void => {
    const { unreadable } = now;
    now = { ...now, ...part };
    now.unreadable = unreadableIn(now.unreadable, now.document);
    if (now.unreadable !== unreadable) store(initial.id, now.unreadable);
    for (const listener of listeners) listener();
  };
  const saveLater = (afterMs: number): void => {
    clearTimeout(timer);
    if (isLeft && now.state === 'locked') return;
    timer = setTimeout(() => void save(), afterMs);
  };
  const run = async (): Promise<TourDraftView | null> => {
    try {
      if (now.state === 'locked') {
        const theirs = await loadDraft(call, now);
        if (isLeft) return null;
        set(mergedWith(theirs, now));
      }
      for (let tries = 0; tries < triesMax && !isSaved(now) && now.draft.may.edit; tries++) {
        set({ state: 'saving' });
        set(await saveOnce(call, now, () => now));
      }
      set({ state: stateOf(now) });
      if (now.state === 'locked') saveLater(lockedMs);
      return isSaved(now) ? now.draft : null;
    } catch (problem) {
      const status = problem instanceof ApiProblem ? problem.status : 0;
      set({ problem, state: now.draft.may.edit ? stateAfter(status) : 'locked' });
      if (status === 0 || status >= 500) saveLater(retryMs);
      return null;
    }
  };
  const save = (): Promise<TourDraftView | null> => {
    clearTimeout(timer);
    // One after the other: the second is based on what the first has saved.
    return (running = running.then(run));
  };
  return {
    read: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (document) => {
      set({ document, state: 'unsaved' });
      saveLater(pauseMs);
    },
    goOn: (draft) => {
      set(mergedWith(draft, now));
      void save();
    },
    set,
    report: (name, field) => {
      const unreadable = withUnreadable(now.unreadable, name, field, now.document);
      if (unreadable !== now.unreadable) set({ unreadable });
    },
    save,
    leave: async () => {
      isLeft = true;
      if (now.state === 'locked') clearTimeout(timer);
      else if (now.state !== 'saved') await save();
    },
  };
}

const snapshotOf = (draft: TourDraftView): Snapshot => ({
  draft,
  document: draft.document,
  state: 'saved',
  problem: null,
  merge: null,
  unreadable: unreadableIn(readStored(draft.id), draft.document),
});

const readStored = (tourId: string): UnreadableFields =>
  new Map(Object.entries(storedTexts.get(tourId) ?? {}).map(([name, typed]) => [name, { typed, isLeft: true }]));

function store(tourId: string, unreadable: UnreadableFields): void {
  if (unreadable.size === 0) storedTexts.delete(tourId);
  else storedTexts.set(tourId, Object.fromEntries([...unreadable].map(([name, { typed }]) => [name, typed])));
}

function stateOf(snapshot: Snapshot): SaveState {
  if (isSaved(snapshot)) return 'saved';
  return snapshot.draft.may.edit ? 'unsaved' : 'locked';
}

function stateAfter(status: number): SaveState {
  if (status === 422) return 'refused';
  return status === 409 || status === 404 ? 'locked' : 'failed';
}

/** As the server stores it. What is shown keeps the space behind a word that is being typed. */
const trimmed = (document: TourDocument): TourDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));

const isSaved = ({ draft, document }: Snapshot): boolean => isSameField(draft.document, trimmed(document));

/** Saves, or merges with what another editor has saved or sent for review: that is saved by the next try. */
async function saveOnce(call: Call, { draft, document }: Snapshot, latest: () => Snapshot): Promise<Partial<Snapshot>> {
  try {
    const body = { basedOn: draft.version, document: trimmed(document) };
    return { draft: await call(paths.saveTourDraft, { params: { id: draft.id }, body }), problem: null };
  } catch (thrown) {
    const isLate = thrown instanceof ApiProblem && (thrown.code === 'tour_changed' || thrown.code === 'tour_state');
    if (!isLate) throw thrown;
    const theirs = await loadDraft(call, latest());
    return mergedWith(theirs, latest());
  }
}

const loadDraft = (call: Call, { draft: { id } }: Snapshot): Promise<TourDraftView> =>
  call(paths.getTourDraft, { params: { id } });

function mergedWith(theirs: TourDraftView, { draft, document }: Snapshot): Partial<Snapshot> {
  if (isSameField(draft.document, theirs.document)) return { draft: theirs, problem: null };
  const { merged, conflicts } = mergeDocuments(draft.document, trimmed(document), theirs.document);
  const fields = fieldsOf(theirs.document);
  const merge = { by: theirs.updatedBy, conflicts: conflicts.map((path) => ({ path, theirs: fields.get(path) })) };
  return { draft: theirs, document: merged, merge, problem: null };
}
