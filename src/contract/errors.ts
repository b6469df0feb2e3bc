// The closed list of refusals. Programs switch on `code`; people read `title` and `detail` in their language.
export const errorStatuses = {
  malformed: 400,
  session_required: 401,
  wrong_credentials: 401,
  role_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  sold_out: 409,
  departure_closed: 409,
  hold_expired: 409,
  booking_state: 409,
  already_reviewed: 409,
  review_state: 409,
  notice_state: 409,
  erasure_blocked: 409,
  gift_card_state: 409,
  supplier_state: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid_input: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** What is wrong with one field. The rule's name picks the translated sentence, `params` fill it. */
export type FieldProblem = { field: string; rule: FieldRule; params?: Record<string, string | number> };

export const fieldRules = [
  'required',
  'type',
  'email',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'date',
  'date_past',
  'choice',
  'contradiction',
  'format',
  'picture_kind',
  'picture_bytes',
  'picture_pixels',
  'picture_broken',
  'phone',
  'unknown_field',
  'not_yours',
  'not_here',
  'not_sold',
  'password_common',
  'wrong_password',
  'unknown_value',
  'unknown_code',
  'spent',
  'id',
] as const;
export type FieldRule = (typeof fieldRules)[number];
