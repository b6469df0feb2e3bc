// Mails as a person without a mail server reads them: in the outbox.
import { marketplace } from './marketplace.ts';

/** The latest mail to an address with a matching subject, as plain text; waits until it is written. */
export async function mailTo(recipient: string, subject: RegExp): Promise<string> {
  const { origin } = await marketplace();
  for (let tries = 0; tries < 100; tries++) {
    const page = await (await fetch(`${origin}/_mail`)).text();
    for (const [article] of page.matchAll(/<article[\s\S]*?<\/article>/g)) {
      const title = /<h2[^>]*>(.*?)<\/h2>/.exec(article)![1]!;
      if (article.includes(`<dd>${recipient}</dd>`) && subject.test(title))
        return /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(article)![1]!;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${recipient} with ${subject}`);
}

/** The path and fragment of the link in a mail. */
export function linkIn(mail: string): string {
  const { pathname, hash } = new URL(/https?:\S+#\S+/.exec(mail)![0]);
  return pathname + hash;
}
