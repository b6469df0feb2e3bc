import { z } from '@hono/zod-openapi';
import { isCountry } from '#kernel/countries.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { memberRoles, staffRoles } from '#kernel/rights.ts';
import { endpoints } from '#contract/endpoint.ts';
import { currency, id, instant, language, noContent } from '#contract/primitives.ts';
import { trader } from '#contract/suppliers/trader.ts';

export const roles = ['client', 'supplier', 'admin'] as const;
export type Role = (typeof roles)[number];

/** In characters: partners reach other people's data and money. */
export const supplierPasswordMin = 15;

/** The same characters typed on different keyboards are the same password (NIST SP 800-63B, 3.1.1.2). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export const passwordLength = (password: string): number => [...normalizePassword(password)].length;

/** One that is missing is refused as such. */
const isSupplierPassword = (entered: unknown): boolean =>
  typeof entered !== 'string' || entered === '' || passwordLength(entered) >= supplierPasswordMin;

export const userView = z
  .object({
    id,
    name: z.string(),
    email: z.email(),
    email_confirmed: z.boolean().describe('its owner has opened the link that was mailed to it, or entered the code'),
    has_password: z.boolean().describe('false: one signs in with a code that is mailed, or a passkey'),
    pending_email: z.email().nullable().describe('takes its place once it is confirmed'),
    role: z.enum(roles),
    staff_role: z.enum(staffRoles).nullable().describe('of an admin: what part of the rights of an operator'),
    member_role: z.enum(memberRoles).nullable().describe('in the team of a supplier'),
    photo: z.string().nullable(),
    avatar: z.string().nullable(),
    phone: z.string().nullable(),
    phone_text: z.string().nullable().describe('as it is read: in groups'),
    city: z.string().nullable(),
    country: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    loyalty_points: z.int().nullable(),
    preferences: z.string().nullable(),
    saved_locations: z.array(z.string()).nullable(),
    language: language.nullable(),
    currency: currency.nullable(),
  })
  .openapi('User');
export type UserView = z.output<typeof userView>;

export const sessionView = z.object({ user: userView, token: z.string(), expiresAt: instant }).openapi('Session');
export type SessionView = z.output<typeof sessionView>;

const secondStep = z.object({ secondStep: z.object({ token: z.string(), expiresAt: instant }) }).openapi('SecondStep');
/** If a second factor is required, the password alone opens no session. */
const entered = z.union([sessionView, secondStep]);
export type Entered = z.output<typeof entered>;

const email = z.string().trim().max(254).pipe(z.email());
const password = z.string().min(1).max(200);
/** The secret part of a link that was mailed. */
const mailToken = z.string().max(200);

const choiceFields = {
  reminders: z.boolean().describe('the day before a tour'),
  news: z.boolean().describe('new posts of the blog'),
};
const choices = z.object(choiceFields).openapi('NotificationChoices');
export type NotificationPreferences = z.output<typeof choices>;

/** Free text, or an object as some clients store it. */
const preferences = z.union([z.string(), z.record(z.string(), z.unknown())]);
/** A list, an object of named ones, or a text with commas or line breaks between. */
const savedLocations = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]);

/** An instant counts as its day; an empty value removes the date. */
const dateOfBirth = z
  .string()
  .overwrite((text) => text.slice(0, 10))
  .refine((day) => day === '' || (isCalendarDate(day) && day >= '1900-01-01'), { params: { rule: 'date' } })
  .openapi({ format: 'date' });

const ownName = z.string().trim().min(1).max(120);

/** Read-only fields of a profile: a client may send back what it read, and changes to them are ignored. */
const readOnly = {
  id: z.unknown().optional(),
  role: z.unknown().optional(),
  staff_role: z.unknown().optional(),
  member_role: z.unknown().optional(),
  photo: z.unknown().optional(),
  email_confirmed: z.unknown().optional(),
  has_password: z.unknown().optional(),
  phone_text: z.unknown().optional(),
  pending_email: z.unknown().optional(),
  loyalty_points: z.unknown().optional(),
  language: z.unknown().optional(),
  currency: z.unknown().optional(),
};

export const accountEndpoints = endpoints({
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account; registering confirms being 18 and the terms. Role supplier also registers a partner',
    access: 'anyone',
    requestClass: 'signIn',
    body: z
      .strictObject({
        email,
        password,
        role: z.enum(['client', 'supplier']),
        name: ownName.optional(),
        language: language.optional(),
        supplier: trader.optional(),
      })
      // Together with the other errors, so that a long form is refused once.
      .refine(({ role, password: chosen }) => role !== 'supplier' || isSupplierPassword(chosen), {
        path: ['password'],
        params: { rule: 'too_short', minimum: supplierPasswordMin },
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    status: 201,
    response: sessionView,
    codes: ['email_taken', 'too_many_requests'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; sets the refresh cookie, unless a second step is asked for',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ email, password }),
    status: 200,
    response: entered,
    codes: ['wrong_credentials', 'account_suspended', 'too_many_requests'],
  },
  requestSignInCode: {
    method: 'POST',
    path: '/auth/sign-in-codes',
    summary:
      'Mail a code to sign in with, which is valid for ten minutes; the answer is the same whether there is an account',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ email }),
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  signInWithCode: {
    method: 'POST',
    path: '/auth/sign-in-code',
    summary:
      'Sign in with the code that was mailed, unless a second step is asked for. An address without an account gets one of role client; signing in confirms being 18 and the terms',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({
      email,
      code: z.string().trim().min(1).max(40),
      name: ownName.optional().describe('of an account that is opened'),
    }),
    status: 200,
    response: entered,
    codes: ['account_suspended', 'too_many_requests'],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new access token for the refresh cookie, which is replaced',
    access: 'anyone',
    requestClass: 'booking',
    status: 200,
    response: sessionView,
    codes: ['session_required', 'too_many_requests'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the refresh cookie, which is deleted',
    access: 'anyone',
    requestClass: 'booking',
    status: 204,
    response: noContent,
    codes: [],
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user',
    access: 'user',
    status: 200,
    response: userView,
    codes: [],
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/email-confirmation',
    summary: 'Confirm an address by the link that was mailed to it; a changed one then takes the place of the old one',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ token: mailToken }),
    status: 200,
    response: z.object({ email: z.email() }),
    codes: ['not_found', 'email_taken', 'too_many_requests'],
  },
  sendConfirmation: {
    method: 'POST',
    path: '/auth/me/email-confirmation',
    summary: 'Mail the link to the address that is to be confirmed again',
    access: 'user',
    requestClass: 'signIn',
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Mail a link for a new password, if there is such an account; the answer is the same if there is none',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ email }),
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  resetPassword: {
    method: 'PUT',
    path: '/auth/password-reset',
    summary: 'Choose a new password by the link that was mailed, which works once; ends every session',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ token: mailToken, password }),
    status: 204,
    response: noContent,
    codes: ['not_found', 'too_many_requests'],
  },
  updateMe: {
    method: 'PUT',
    path: '/auth/me',
    summary: 'Change the fields sent; read-only ones are ignored',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject({
      ...readOnly,
      email: email.optional().describe('takes effect once it is confirmed'),
      name: z.string().trim().min(1).max(120).optional(),
      phone: z.string().max(250).nullable().optional(),
      city: z.string().trim().max(120).nullable().optional(),
      country: z
        .string()
        .refine((code) => code === '' || isCountry(code), { params: { rule: 'unknown_value' } })
        .nullable()
        .optional(),
      date_of_birth: dateOfBirth.nullable().optional(),
      preferences: preferences.nullable().optional(),
      saved_locations: savedLocations.nullable().optional(),
      avatar: z.string().nullable().optional(),
    }),
    status: 200,
    response: userView,
    codes: ['email_taken', 'proof_required', 'too_many_requests'],
    bodyLimitBytes: 12_000_000,
    largeField: { name: 'avatar', kind: 'picture' },
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/me/password',
    summary:
      'Choose a new password; the present one is asked for, or of an account without one recent proof. Ends every other session',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject({ currentPassword: password.optional(), password }),
    status: 204,
    response: noContent,
    codes: ['proof_required', 'too_many_requests'],
  },
  getNotificationChoices: {
    method: 'GET',
    path: '/auth/me/notifications',
    summary: 'Which mails the signed-in user wants, beside those about their bookings and their account',
    access: 'user',
    status: 200,
    response: choices,
    codes: [],
  },
  setNotificationChoices: {
    method: 'PUT',
    path: '/auth/me/notifications',
    summary: 'Change the choices sent',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject(choiceFields).partial(),
    status: 200,
    response: choices,
    codes: [],
  },
});
