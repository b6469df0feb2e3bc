// Texts of a tour in another language, by the operator's translator. The network is asked before anything is written, and what comes
// back is the caller's to put into the document: what was typed meanwhile is not lost.
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
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
import { changedError, saveDraft } from './write-draft.ts';

type Calls = typeof tourTranslationEndpoints;
type Request = InputOf<Calls['translateTourTexts']>['body'];
type Response = ResponseOf<Calls['translateTourTexts']>;

const retryAfterSeconds = 30;

/** Throws `not_found` also where there is no translator, `tour_state`, `tour_changed`, `too_many_requests`, and `unavailable` if the
 *  translator fails: nothing is written then. */
export async function translateTexts(context: Context, id: string, request: Request): Promise<Response> {
  const { basedOn, from, to, field } = request;
  const { translator } = context;
  const db = context.database.read;
  const tour = await findOwnTour(context, db, id);
  if (!translator) throw new DomainError('not_found');
  if (!actionsOf(tour, { canSubmit: false }).edit) throw new DomainError('tour_state');
  if (versionOf(tour) !== basedOn) throw await changedError(db, context, tour);
  await throttle(context, 'tourTranslations', signedIn(context).id);
  const document = documentOf(tour);
  const [source, target] = [document.texts[from], document.texts[to]];
  const wanted = field ? [field] : translatedFields.filter((one) => target[one].length === 0);
  const texts = await translated(context, pick(source, wanted), (text) => translator(text, from, to));
  // A published tour that nobody has written on here has no draft yet.
  if (!tour.draft) await saveDraft(context, id, { basedOn, document });
  return context.database.transaction(async (transaction) => {
    await lockOwnTour(context, transaction, id);
    await addMachineTexts(transaction, id, byPath(texts, to));
    const now = await findOwnTour(context, transaction, id);
    return { texts, draft: await draftView(transaction, now, context.caller.language) };
  });
}

const pick = (texts: TourTexts, fields: readonly TranslatedField[]) =>
  fields.flatMap((field) => (texts[field].length > 0 ? [[field, texts[field]] as const] : []));

async function translated(
  { log }: Context,
  texts: readonly (readonly [TranslatedField, string | string[]])[],
  translate: (text: string) => Promise<string>,
): Promise<Partial<TourTexts>> {
  const all: Partial<Record<TranslatedField, string | string[]>> = {};
  try {
    // One after the other: the service of a small marketplace has one processor.
    for (const [field, text] of texts) {
      if (typeof text === 'string') all[field] = (await translate(text)).trim();
      else {
        const lines: string[] = [];
        for (const line of text) lines.push((await translate(line)).replaceAll(/\s+/g, ' ').trim());
        all[field] = lines.filter(Boolean);
      }
    }
  } catch (error) {
    log.warn('translation_failed', { error: String(error) });
    throw new DomainError('unavailable', { retryAfterSeconds });
  }
  return all as Partial<TourTexts>;
}

const pathOf = (language: Language, field: TranslatedField): string => `texts.${language}.${field}`;

const byPath = (texts: Partial<TourTexts>, language: Language): MachineTexts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [pathOf(language, field as TranslatedField), text]));

type Confirmation = { id: string; language: Language; field: TranslatedField };

/** Throws `not_found`. */
export function confirmTranslation(context: Context, { id, language, field }: Confirmation): Promise<TourDraftView> {
  return context.database.transaction(async (db) => {
    await lockOwnTour(context, db, id);
    await removeMachineText(db, id, pathOf(language, field));
    return draftView(db, await findOwnTour(context, db, id), context.caller.language);
  });
}
