// A form submitted without scripts: sent by the server through the same call as in a browser.
import { statusOf, type ProblemShape } from '../api/call.ts';
import type { AnyPage, PageRequest, Submitted } from '../router/page.ts';

/** null: the page has no such form, or the server cannot send it. */
export async function submitForm(
  page: AnyPage,
  { entered: sent, call }: NonNullable<PageRequest['submission']>,
): Promise<Submitted | null> {
  const { form: name = '', ...entered } = sent;
  const form = page.forms?.find((one) => one.name === name);
  if (!form) return null;
  try {
    return { form: name, entered, result: await form.send(call, entered) };
  } catch (thrown) {
    if (statusOf(thrown) === 0) throw thrown;
    return { form: name, entered, problem: problemIn(thrown as ProblemShape) };
  }
}

function problemIn({ status, code, title, detail, fields, retryAfterSeconds }: ProblemShape): ProblemShape {
  return {
    ...(status && { status }),
    ...(code && { code }),
    ...(title && { title }),
    ...(detail && { detail }),
    ...(fields && { fields }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}
