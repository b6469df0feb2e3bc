// Problem documents (RFC 9457) in the caller's language.
import type { z } from 'zod';
import { DomainError } from '#contract/domain-error.ts';
import { errorStatuses, type ErrorCode, type FieldProblem, type FieldRule } from '#contract/errors.ts';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';

export type Problem = {
  type: string;
  status: number;
  code: ErrorCode;
  title: string;
  detail: string;
  fields?: { field: string; rule: FieldRule; message: string }[];
  current?: unknown;
};

export function problemOf(error: DomainError, language: Language): Problem {
  const { code } = error;
  const fields = error.fields.map(({ field, rule, params }) => ({
    field,
    rule,
    message: text(language, 'problems', `rule.${rule}`, params ?? {}),
  }));
  return {
    type: `/api/docs#${code}`,
    status: errorStatuses[code],
    code,
    title: text(language, 'problems', `${code}.title`),
    detail: text(language, 'problems', `${code}.detail`, { seconds: error.retryAfterSeconds ?? 0 }),
    ...(fields.length > 0 && { fields }),
    ...(error.current !== undefined && { current: error.current }),
  };
}

export function problemResponse(error: DomainError, language: Language): Response {
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  });
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  return new Response(JSON.stringify(problemOf(error, language)), { status: error.status, headers });
}

// No person corrects more at once; without the limit the response to 22,000 unknown fields had 2.3 MB.
const fieldsNamed = 20;

/** The errors of a schema by field. */
export function inputProblem(issues: readonly z.core.$ZodIssue[]): DomainError {
  return new DomainError('invalid_input', { fields: issues.flatMap(fieldProblems).slice(0, fieldsNamed) });
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, rule: 'unknown_field' }));
  }
  return [{ field, ...ruleOf(issue) }];
}

function ruleOf(issue: z.core.$ZodIssue): { rule: FieldRule; params?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      return { rule: issue.input === undefined ? 'required' : 'type' };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { rule: issue.minimum === 1 ? 'required' : 'too_short', params: { minimum: Number(issue.minimum) } }
        : { rule: 'too_small', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return {
        rule: issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big',
        params: { maximum: Number(issue.maximum) },
      };
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'email' : issue.format === 'uuid' ? 'id' : 'format' };
    case 'invalid_value':
      // A select without a choice: the codes of its options would not help.
      if (issue.input === undefined || issue.input === '') return { rule: 'required' };
      return { rule: 'choice', params: { choices: issue.values.map(String).join(', ') } };
    case 'custom': {
      const { rule = 'format', ...params } = issue.params ?? {};
      return { rule: rule as FieldRule, params };
    }
    default:
      return { rule: 'format' };
  }
}
