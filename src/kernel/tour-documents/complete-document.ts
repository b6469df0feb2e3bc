// Documents are stored as they were written, some before a part of them existed. What such a document says nothing of stays as it is on
// sale, and is empty where nothing is.
import { emptyPickupPoint, emptyQuestion, type TourPickupPoint, type TourQuestion } from './tour-additions.ts';
import {
  emptyDocument,
  emptyOption,
  emptySchedule,
  emptyUnit,
  type TourDocument,
  type TourOption,
} from './tour-document.ts';

type Identified<T> = Partial<T> & { id: string };
type Stored = Omit<Partial<TourDocument>, 'options' | 'questions' | 'pickupPoints'> & {
  options: Identified<TourOption>[];
  questions?: Identified<TourQuestion>[];
  pickupPoints?: Identified<TourPickupPoint>[];
};

export function completeDocument(stored: TourDocument, onSale: TourDocument | undefined): TourDocument {
  const { options, questions, pickupPoints, ...rest } = stored as Stored;
  const reference = onSale ?? emptyDocument('');
  return {
    ...reference,
    ...rest,
    ...(questions && {
      questions: questions.map((question) => ({
        ...(reference.questions.find(({ id }) => id === question.id) ?? emptyQuestion(question.id)),
        ...question,
      })),
    }),
    ...(pickupPoints && {
      pickupPoints: pickupPoints.map((point) => ({
        ...(reference.pickupPoints.find(({ id }) => id === point.id) ?? emptyPickupPoint(point.id)),
        ...point,
      })),
    }),
    options: options.map((option) =>
      completeOption(
        option,
        reference.options.find(({ id }) => id === option.id),
      ),
    ),
  };
}

export function completeOption(stored: Identified<TourOption>, onSale: TourOption | undefined): TourOption {
  const reference = onSale ?? emptyOption(stored.id);
  const complete = { ...reference, ...stored };
  // Start times that were written before an option could have another kind never counted for it.
  const isOfKind = stored.kind !== undefined || reference.kind === 'start_time';
  const { schedules, capacity } = isOfKind ? complete : reference;
  return {
    ...complete,
    capacity,
    units: complete.units.map((unit) => ({
      ...(reference.units.find(({ kind }) => kind === unit.kind) ?? emptyUnit(unit.kind)),
      ...unit,
    })),
    schedules: schedules.map((one) => ({ ...emptySchedule(), ...one })),
  };
}
