// A supplier's questions about a booking, answered later.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { GivenAnswerView } from '#contract/bookings/booking-questions.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, visit } from './marketplace.ts';
import { freeDay, tourNamed } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const partner = 'Mar y Piedra';

test(
  'what a supplier needs to know is asked with the booking, answered later, and read by the supplier',
  asJourney,
  journeyIn('es-360', async ({ language, words, prefix, browser }) => {
    const asked = swimming[language];
    const traveller = newTraveller();
    const { token } = await traveller;
    const tour = await tourNamed('under-sail-off-barceloneta');
    const body = { tourId: tour.id, date: await freeDay(tour.id), adults: 2, payment: 'later' };
    const { id, openQuestions } = await api<BookingView>('POST', '/bookings', { token, language, body });
    assert.equal(openQuestions, 2);

    await visit('booking-questions', { ...browser, ...(await storageStateOf(traveller)) }, async ({ page }) => {
      await open(page, `${prefix}/bookings`);
      await page.getByRole('link', { name: words('questions', 'answer', { count: 2 }) }).click();
      const questions = page.getByRole('region', { name: words('questions', 'heading', { partner }) });
      const swims = questions.getByLabel(asked.label);
      await swims.first().selectOption({ label: asked.yes });
      await swims.nth(1).selectOption({ label: asked.no });
      await assertAccessible(page, 'questions of a booking');
      await assertNoHorizontalOverflow(page, 'questions of a booking');
      await questions.getByRole('button', { name: words('questions', 'save') }).click();
      await questions.getByText(words('questions', 'saved')).waitFor();
      await questions.getByText(words('questions', 'done', { partner })).waitFor();
    });

    const { token: supplier } = await signedIn(demoLogins.supplier);
    const path = `/supplier/bookings/${id}/answers`;
    const { answers } = await api<{ answers: GivenAnswerView[] }>('GET', path, { token: supplier });
    assert.deepEqual(
      answers.map(({ label, person, value }) => [label, person, value]),
      [
        ['Can you swim?', 1, 'Yes, well'],
        ['Can you swim?', 2, 'No'],
      ],
    );
  }),
);

const swimming = {
  es: { label: '¿Sabes nadar?', yes: 'Sí, sin problema', no: 'No' },
  en: { label: 'Can you swim?', yes: 'Yes, well', no: 'No' },
  fr: { label: 'Savez-vous nager ?', yes: 'Oui, bien', no: 'Non' },
};
