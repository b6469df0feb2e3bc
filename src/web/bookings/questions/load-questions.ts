import * as paths from '#contract/paths.generated.ts';
import type { BookingQuestionsView } from '#contract/bookings/booking-questions.ts';
import type { Call } from '#web/runtime/api/call.ts';

/** null: there are none, or the questions cannot be read now (a ticket is shown without network). */
export async function loadQuestions(call: Call, bookingId: string): Promise<BookingQuestionsView | null> {
  const questions: BookingQuestionsView | null = await call(paths.getQuestions, { params: { id: bookingId } }).catch(
    () => null,
  );
  return questions && questions.questions.length > 0 ? questions : null;
}
