// How an endpoint is declared: once, for routing, validation, documentation, authorisation and the types of both sides.
import { z } from '@hono/zod-openapi';
import type { ApiScope } from '#kernel/choices/api-scopes.ts';
import type { Right } from '#kernel/rights.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A field of a body that has a file. */
export type LargeField = { name: string; kind: 'picture' | 'document' };

/** Who may call: a right of src/kernel/rights.ts. */
export type Access = Right;

export type Endpoint = {
  method: Method;
  /** Below /api, with parameters in braces. Static segments match before parameters, whatever the order of
   *  declaration. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** The scope of a key for programs that opens it, for who has the right as well; without one no key does. */
  scope?: ApiScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The status of a successful response. */
  status: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** The response is a file of this type (then `response` is `fileResponse`); otherwise JSON as `response` declares. */
  file?:
    | 'application/octet-stream'
    | 'application/zip'
    | 'application/xml; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'text/csv; charset=utf-8';
  /** Anyone who has the address may read it: no shared cache stores the response. */
  isSecretAddress?: true;
  /** Refusals beyond those every call may give (malformed, invalid_input, unavailable …). */
  codes: readonly ErrorCode[];
  /** The call accepts `Idempotency-Key` (stored for 24 h per user and operation). */
  idempotent?: true;
  /** The maximum body size in bytes; 256 kB by default. */
  bodyLimitBytes?: number;
  /** Which limits the call has under load (src/server/http/request-classes.ts): those of bookings, of sign-ins, or by default of
   *  everything else. A body over 256 kB has those of uploads. */
  requestClass?: 'booking' | 'signIn';
  /** The file in a body that may be large: a refusal of the whole body names it. */
  largeField?: LargeField;
};

/** What a handler returns for a file: its name and its bytes as a stream. */
export type FileResponse = { name: string; bytes: ReadableStream<Uint8Array> | string };
export const fileResponse = z.custom<FileResponse>();

export type Endpoints = Record<string, Endpoint>;

/** Keeps the exact types of each endpoint while checking their shape. */
export function endpoints<const T extends Endpoints>(declared: T): T {
  return declared;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};
/** What a caller sends. */
export type RequestOf<E extends Endpoint> = {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
};
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What a handler returns before the output schema strips it. */
export type ResponseInputOf<E extends Endpoint> = z.input<E['response']>;
