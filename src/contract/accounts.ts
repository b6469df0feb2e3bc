import { z } from '@hono/zod-openapi';
import { isCountry } from '#kernel/countries.ts';
import { endpoints } from './endpoint.ts';
import { calendarDate, currency, id, instant, language, noContent } from './primitives.ts';
import { trader } from './trader.ts';

export const roles = ['client', 'supplier', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userView = z
  .object({
    id,
    name: z.string(),
    email: z.email(),
    email_confirmed: z.boolean().describe('somebody has opened the link that was mailed to it'),
    pending_email: z.email().nullable().describe('takes its place once it is confirmed'),
    role: z.enum(roles),
    photo: z.string().nullable(),
    avatar: z.string().nullable(),
    phone: z.string().nullable(),
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
/** Where codes are asked for, the password alone opens no session. */
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
export type NotificationChoices = z.output<typeof choices>;

/** Free text, or what a program keeps as an object. */
const preferences = z.union([z.string(), z.record(z.string(), z.unknown())]);
/** A list, or the same as text with commas or line breaks between. */
const savedLocations = z.union([z.string(), z.array(z.string())]);

export const accountEndpoints = endpoints({
  register: {
    summary: 'Open an account; registering confirms being 18 and the terms. Role supplier also registers a partner',
    access: 'anyone',
    body: z.strictObject({
      email,
      password,
      role: z.enum(['client', 'supplier']),
      name: z.string().trim().min(1).max(120).optional(),
      language: language.optional(),
      supplier: trader.optional(),
    }),
    status: 201,
    response: sessionView,
    codes: ['email_taken', 'too_many_requests'],
  },
  login: {
    summary: 'Sign in; sets the refresh cookie, unless a second step is asked for',
    access: 'anyone',
    body: z.strictObject({ email, password }),
    status: 200,
    response: entered,
    codes: ['wrong_credentials', 'too_many_requests'],
  },
  refresh: {
    summary: 'A new access token for the refresh cookie, which is replaced',
    access: 'anyone',
    status: 200,
    response: sessionView,
    codes: ['session_required', 'too_many_requests'],
  },
  logout: {
    summary: 'End the session of the refresh cookie, which is deleted',
    access: 'anyone',
    status: 204,
    response: noContent,
    codes: [],
  },
  getMe: { summary: 'The signed-in user', access: 'user', status: 200, response: userView, codes: [] },
  confirmEmail: {
    summary: 'Confirm an address by the link that was mailed to it; a changed one then takes the place of the old one',
    access: 'anyone',
    body: z.strictObject({ token: mailToken }),
    status: 200,
    response: z.object({ email: z.email() }),
    codes: ['not_found', 'email_taken', 'too_many_requests'],
  },
  sendConfirmation: {
    summary: 'Mail the link to the address that is to be confirmed again',
    access: 'user',
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  requestPasswordReset: {
    summary: 'Mail a link for a new password, if there is such an account; the answer is the same if there is none',
    access: 'anyone',
    body: z.strictObject({ email }),
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  resetPassword: {
    summary: 'Choose a new password by the link that was mailed, which works once; ends every session',
    access: 'anyone',
    body: z.strictObject({ token: mailToken, password }),
    status: 204,
    response: noContent,
    codes: ['not_found', 'too_many_requests'],
  },
  updateMe: {
    summary: 'Change the fields sent; read-only ones are ignored',
    access: 'user',
    body: z.object({
      email: email.optional().describe('takes effect once it is confirmed'),
      name: z.string().trim().min(1).max(120).optional(),
      phone: z.string().max(250).nullable().optional(),
      city: z.string().trim().max(120).nullable().optional(),
      country: z
        .string()
        .refine((code) => code === '' || isCountry(code), { params: { rule: 'unknown_value' } })
        .nullable()
        .optional(),
      date_of_birth: calendarDate.nullable().optional(),
      preferences: preferences.nullable().optional(),
      saved_locations: savedLocations.nullable().optional(),
      avatar: z.string().nullable().optional(),
    }),
    status: 200,
    response: userView,
    codes: ['email_taken', 'too_many_requests'],
    bodyLimitBytes: 12_000_000,
  },
  changePassword: {
    summary: 'Choose a new password; the present one is asked for. Ends every other session',
    access: 'user',
    body: z.strictObject({ currentPassword: password, password }),
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
  getNotificationChoices: {
    summary: 'Which mails the signed-in user wants, beside those about their bookings and their account',
    access: 'user',
    status: 200,
    response: choices,
    codes: [],
  },
  setNotificationChoices: {
    summary: 'Change the choices sent',
    access: 'user',
    body: z.strictObject(choiceFields).partial(),
    status: 200,
    response: choices,
    codes: [],
  },
});
