// Every form with fields that can be invalid, with invalid input and the expected error of each field, in the order
// of the form.
import type { Page } from '@playwright/test';
import type { NoticeView } from '#contract/notices.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { openedCase } from './operator-cases.ts';
import { newEmail, signedIn, type Traveller } from './users.ts';
import { tourNamed, withChildren, withoutReviews } from './tours.ts';
import { createCompletedTrip } from './completed-trips.ts';
import type { Texts } from './texts.ts';

export type FormWithErrors = {
  name: string;
  /** Below the language's prefix. */
  at: string;
  as?: 'traveller' | 'supplier' | 'operator';
  /** Sets up what the form needs. */
  filled?: (who: Traveller) => Promise<void>;
  /** Opens the form on the page. */
  reach?: (page: Page, words: Texts) => Promise<void>;
  /** By the names of the fields; still there after the refusal. */
  entered: Record<string, string>;
  /** The expected error of each invalid field: a text key of problems.json, or null for a message of the form itself. */
  errors: Record<string, string | null>;
};

type Sent = { code: string; notice: NoticeView };

const sendNotice = (): Promise<Sent> =>
  api('POST', '/notices', {
    body: {
      address: '/tours',
      category: 'fraud',
      statement: 'Nobody sells the third tour of this list, whatever it says.',
      name: 'Iris Bell',
      email: newEmail(),
      goodFaith: true,
    },
  });

/** The reference and the code of a notice whose sender may appeal. */
async function decidedNotice(): Promise<{ reference: string; code: string }> {
  const { code, notice } = await sendNotice();
  const { token } = await signedIn(demoLogins.operator);
  const { data } = await api<{ data: { id: string; reference: string }[] }>('GET', '/admin/notices?pageSize=100', {
    token,
  });
  const { id, reference } = data.find((one) => one.reference === notice.reference)!;
  const body = { outcome: 'kept', reasons: 'We looked at every tour of the list, and each has a seller.' };
  await api('POST', `/admin/notices/${id}/decision`, { token, body });
  return { reference, code };
}

const main = (page: Page) => page.getByRole('main');

export const formsWithErrors: readonly FormWithErrors[] = [
  {
    name: 'contact',
    at: '/contact',
    entered: { email: 'nobody', bookingReference: 'SN-7K3M', message: '' },
    errors: { name: 'required', email: 'email', message: 'too_short' },
  },
  {
    name: 'notice of unlawful content',
    at: '/digital-services-law',
    entered: { address: 'https://elsewhere.example/page', statement: '', name: 'Ana', email: 'nobody' },
    errors: { category: null, statement: null, email: 'email', goodFaith: null },
  },
  {
    name: 'state of a notice',
    at: '/digital-services-law',
    entered: { reference: '', code: 'ABCD' },
    errors: { reference: 'required' },
  },
  {
    name: 'appeal',
    at: '/digital-services-law',
    reach: async (page) => {
      const { reference, code } = await decidedNotice();
      await page.locator('[name=reference]').fill(reference);
      await page.locator('[name=code]').fill(code);
      await page.locator('[name=code]').press('Enter');
    },
    entered: { text: 'No.' },
    errors: { text: 'too_short' },
  },
  {
    name: 'decision of an operator',
    at: '/admin/notices',
    as: 'operator',
    filled: async () => void (await sendNotice()),
    reach: async (page, words) => {
      const one = await openedCase(page.getByRole('article').first());
      await one.getByRole('button', { name: words('moderation', 'notice_kept') }).click();
    },
    entered: { reasons: 'No.' },
    errors: { reasons: 'too_short' },
  },
  {
    name: 'application',
    at: '/jobs',
    entered: { name: 'Ana', email: 'nobody', link: 'nowhere', message: '' },
    errors: { email: 'email', link: null, message: null },
  },
  {
    name: 'sign-in',
    at: '/login',
    entered: { email: 'nobody', password: '' },
    errors: { email: 'email', password: 'required' },
  },
  {
    name: 'sign-up',
    at: '/login?mode=register',
    entered: { email: '', password: 'short' },
    errors: { email: 'required', password: 'too_short' },
  },
  { name: 'forgotten password', at: '/forgot-password', entered: { email: 'nobody' }, errors: { email: 'email' } },
  {
    name: 'new password by mail',
    at: '/reset-password#none',
    entered: { password: 'short' },
    errors: { password: 'too_short' },
  },
  {
    name: 'find a booking',
    at: '/find-booking',
    entered: { reference: '', code: 'Q7RM' },
    errors: { reference: 'required' },
  },
  { name: 'balance of a gift card', at: '/gift-cards', entered: { code: '' }, errors: { code: null } },
  {
    name: 'gift card',
    at: '/gift-cards',
    as: 'traveller',
    reach: (page) => page.locator('[name=amount][value=other]').check(),
    entered: { amountMinor: '1', recipientName: 'Bruno', recipientEmail: 'nobody', senderName: '' },
    errors: { recipientEmail: 'email', senderName: 'required' },
  },
  {
    name: 'sign-in of partners',
    at: '/supplier/login',
    entered: { email: '', password: '' },
    errors: { email: 'required', password: 'required' },
  },
  {
    name: 'registration of partners',
    at: '/supplier/register',
    entered: {
      name: 'Ana',
      email: 'nobody',
      password: 'a walk by the sea',
      'supplier.legalName': '',
      'supplier.address': '',
    },
    errors: {
      email: 'email',
      'supplier.legalName': 'required',
      'supplier.country': null,
      'supplier.address': null,
      'supplier.phone': null,
      'supplier.registerNumber': null,
      'supplier.taxNumber': null,
      'supplier.selfCertified': null,
    },
  },
  {
    name: 'application of an affiliate',
    at: '/affiliate',
    as: 'traveller',
    entered: { name: 'Ana', link: 'nowhere', message: '' },
    errors: { link: null, message: null, promise: null },
  },
  {
    name: 'application of a content creator',
    at: '/become-content-creator',
    as: 'traveller',
    entered: { name: '', link: 'https://ana.example/', message: 'I write about walks along the sea, every week.' },
    errors: { name: 'required', promise: null },
  },
  {
    name: 'profile',
    at: '/dashboard/info',
    as: 'traveller',
    reach: async (page) => {
      await main(page).getByRole('tabpanel').getByRole('button').last().click();
      await page.locator('[name=phone]').waitFor();
    },
    entered: { name: '', email: 'nobody', phone: '12', city: 'Oslo' },
    errors: { name: 'required', email: 'email', phone: null },
  },
  {
    name: 'password',
    at: '/dashboard/info?tab=password',
    as: 'traveller',
    entered: { currentPassword: '', password: 'short' },
    errors: { currentPassword: 'required', password: 'too_short' },
  },
  {
    name: 'name of a passkey',
    at: '/dashboard/info?tab=security',
    as: 'traveller',
    reach: (page, words) => page.getByRole('button', { name: words('security', 'passkey_add') }).click(),
    entered: { name: '' },
    errors: { name: 'required' },
  },
  {
    name: 'review',
    at: '/dashboard/reviews',
    as: 'traveller',
    filled: async ({ token }) => void (await createCompletedTrip(token, (await tourNamed(withoutReviews)).id)),
    reach: (page) => main(page).getByRole('listitem').getByRole('button').first().click(),
    entered: { comment: 'Lovely' },
    errors: { stars: 'required', comment: 'too_short' },
  },
  {
    name: 'booking',
    at: `/tours/${withChildren}/book`,
    as: 'traveller',
    entered: { date: '' },
    errors: { date: 'date_required' },
  },
  {
    name: 'availability of a tour',
    at: `/tour/${withChildren}`,
    entered: { date: '' },
    errors: { date: 'date_required' },
  },
  {
    name: 'erasing an account',
    at: '/personal-info',
    as: 'traveller',
    reach: async (page) => {
      await main(page).getByRole('button').last().click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
    entered: { password: '' },
    errors: { password: 'required' },
  },
  {
    name: 'report of a review',
    at: '/tour/kayaking-in-norway#resenas',
    reach: async (page) => {
      // All reviews are shown: the button that opens their filter is before them.
      await page.locator('#resenas button:has(+ ul)').click();
      await page.locator('#resenas').getByRole('group').waitFor();
      await page.locator('#resenas').getByRole('article').first().getByRole('button').last().click();
    },
    entered: { reason: '', details: 'It is rude.' },
    errors: { reason: null },
  },
  {
    name: 'answer to a review',
    at: '/supplier/reviews?answered=false',
    as: 'supplier',
    reach: (page) => main(page).getByRole('article').first().getByRole('button').nth(-2).click(),
    entered: { reply: '' },
    errors: { reply: null },
  },
];
