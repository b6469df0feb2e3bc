// Texts of a tour in another language, by the operator's translator. The network is called before anything is written, and what comes
// back is the caller's to put into the document: what was typed meanwhile is not lost.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { tourDocument } from '#contract/suppliers/tour-document.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import type { tourTranslationEndpoints } from '#contract/suppliers/tour-translations.ts';
import type { Language } from '#kernel/languages.ts';
import { type MachineTexts, type TranslatedField, translatedFields } from '#kernel/tour-documents/machine-texts.ts';
import type { TourTexts } from '#kernel/tour-documents/tour-document.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findOwnTour, lockOwnTour } from './authored-tour.ts';
import { actionsOf, documentOf, versionOf } from './draft.ts';
import { addMachineTexts, removeMachineText } from './draft-queries.ts';
import { draftView } from './draft-view.ts';
import { type Texts, translateWithin } from './translate-within.ts';
import { changedError, saveDraft } from './write-draft.ts';

type Calls = typeof tourTranslationEndpoints;
type Request = InputOf<Calls['translateTourTexts']>['body'];
type Response = ResponseOf<Calls['translateTourTexts']>;

const checks = tourDocument.shape.texts.shape.en.shape;
const retryAfterSeconds = 30;
/** The service of a small marketplace has few processors, and a request takes the place of another one. */
const limits = { ms: 25_000, atOnce: 3 };

/** What is there in time: `left` has the others. Throws `not_found` also where there is no translator, `tour_state`, `tour_changed`,
 *  `invalid_input`, `too_many_requests`, and `unavailable` if nothing is there: nothing is written then. */
export async function translateTexts(context: Context, id: string, request: Request): Promise<Response> {
  const { basedOn, from, to, field } = request;
  const { translator } = context;
  const db = context.database.db;
  const tour = await findOwnTour(context, db, id);
  if (!translator) throw new DomainError('not_found');
  if (from === to) throw invalid('to', 'contradiction');
  if (!actionsOf(tour, { canSubmit: false }).edit) throw new DomainError('tour_state');
  if (versionOf(tour) !== basedOn) throw await changedError(db, context, tour);
  const document = documentOf(tour);
  const [source, target] = [document.texts[from], document.texts[to]];
  const wanted = pick(source, field ? [field] : translatedFields.filter((one) => target[one].length === 0));
  if (wanted.length === 0) return { texts: {}, left: [], draft: await draftView(context, db, tour) };
  const pieces = wanted.flatMap(([, text]) => text).length;
  await throttle(context, 'tourTranslations', signedIn(context).id, pieces);
  const { texts, left, failure } = await translateWithin(limits, wanted, (text) => translator(text, from, to));
  if (left.length > 0)
    context.log.warn('translation_failed', { error: String(failure ?? 'out of time'), left: left.join(' ') });
  if (left.length === wanted.length) throw new DomainError('unavailable', { retryAfterSeconds });
  // A published tour that was never edited here has no draft yet.
  if (!tour.draft) await saveDraft(context, id, { basedOn, document });
  return context.database.transaction(async (transaction) => {
    await lockOwnTour(context, transaction, id);
    await addMachineTexts(transaction, id, byPath(texts, to));
    const now = await findOwnTour(context, transaction, id);
    return { texts: texts as Partial<TourTexts>, left, draft: await draftView(context, transaction, now) };
  });
}

const pick = (texts: TourTexts, fields: readonly TranslatedField[]) =>
  fields.flatMap((field) => (texts[field].length > 0 ? [[field, texts[field]] as const] : []));

const pathOf = (language: Language, field: TranslatedField): string => `texts.${language}.${field}`;

/** One that is longer than its field is not marked: it is edited before it can be saved. */
const byPath = (texts: Texts<TranslatedField>, language: Language): MachineTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = name as TranslatedField;
      return checks[field].safeParse(text).success ? [[pathOf(language, field), text]] : [];
    }),
  );

type Confirmation = { id: string; language: Language; field: TranslatedField };

/** Throws `not_found`. */
export function confirmTranslation(context: Context, { id, language, field }: Confirmation): Promise<TourDraftView> {
  return context.database.transaction(async (db) => {
    await lockOwnTour(context, db, id);
    await removeMachineText(db, id, pathOf(language, field));
    return draftView(context, db, await findOwnTour(context, db, id));
  });
}
