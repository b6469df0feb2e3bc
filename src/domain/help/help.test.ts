import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { languages } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { type TestApp, testApp } from '#test/app.ts';

type Answer = { topic: string; slug: string; question: string; paragraphs: string[] };

describe('the help centre', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  const search = async (q: string, lang: string): Promise<Answer[]> =>
    (await app.send('GET', `/api/help/answers?lang=${lang}&q=${encodeURIComponent(q)}`)).body;
  const best = async (q: string, lang: string) => {
    const [first] = await search(q, lang);
    return first && `${first.topic}/${first.slug}`;
  };

  test('has the same topics and questions in every language, each with an answer', async () => {
    const shapes = [];
    for (const lang of languages) {
      const { body: topics } = await app.send('GET', `/api/help/topics?lang=${lang}`);
      assert.equal(topics.length, 8);
      const slugs = [];
      for (const { slug } of topics) {
        const { body } = await app.send('GET', `/api/help/topics/${slug}?lang=${lang}`);
        for (const answer of body.answers as Answer[]) {
          assert.ok(answer.question && answer.paragraphs.length > 0, `${slug}/${answer.slug}`);
          assert.doesNotMatch(JSON.stringify(answer), /\{\{|undefined/);
          slugs.push(`${slug}/${answer.slug}`);
        }
      }
      shapes.push(slugs.join());
    }
    assert.equal(new Set(shapes).size, 1);
  });

  test('has the numbers that the operator has set', async () => {
    const { body } = await app.send('GET', '/api/help/topics/partners?lang=en');
    assert.match(JSON.stringify(body), /15% of each .*you keep 85%/);
  });

  test('knows no other topic', async () => {
    assert.equal((await app.send('GET', '/api/help/topics/lighthouses')).status, 404);
    assert.equal((await app.send('GET', '/api/help/answers')).status, 422);
  });

  test('finds an answer by the words of a person: plural, without accents, in another form or with a typo', async () => {
    const cases: [string, string, string][] = [
      ['en', 'cancel', 'changes/cancel'],
      ['en', 'How do I get my money back?', 'refunds/amount'],
      ['en', 'reschedule', 'changes/change'],
      ['en', 'forgot passwords', 'account/password'],
      ['en', 'tickets offline', 'tickets/offline'],
      ['en', 'recipt', 'payment/receipt'],
      ['en', 'commission', 'partners/commission'],
      ['es', 'cancelar una reserva', 'changes/cancel'],
      ['es', 'cancelar', 'changes/cancel'],
      ['en', 'chnage date', 'changes/change'],
      ['es', 'cancelacion gratis', 'refunds/policies'],
      ['es', 'contrasena', 'account/password'],
      ['es', 'niños', 'booking/party'],
      ['es', 'facturas', 'payment/receipt'],
      ['fr', 'annuler', 'changes/cancel'],
      ['fr', 'mot de passe oublie', 'account/password'],
      ['fr', 'solde de ma carte cadeau', 'gift-cards/balance'],
      ['fr', 'pluie', 'changes/partner-cancels'],
    ];
    const found = [];
    for (const [lang, q] of cases) found.push([lang, q, await best(q, lang)]);
    assert.deepEqual(found, cases);
    // One word in common is no answer.
    const answers = await search('chnage date', 'en');
    assert.ok(answers.length <= 6 && answers.every(({ topic }) => topic !== 'gift-cards'), `${answers.length} answers`);
  });

  test('finds each question by its own words', async () => {
    for (const lang of languages) {
      const { body: topics } = await app.send('GET', `/api/help/topics?lang=${lang}`);
      for (const { slug, questions } of topics)
        for (const one of questions)
          assert.equal(await best(one.question, lang), `${slug}/${one.slug}`, `${lang}: ${one.question}`);
    }
  });

  test('finds nothing for words that it does not know, or that say nothing', async () => {
    for (const q of ['zeppelin', 'the of and', '???', '%_']) assert.deepEqual(await search(q, 'en'), [], q);
  });

  test('leads to pages and anchors that exist', () => {
    const folder = path.join(import.meta.dirname, '../../web/runtime/router');
    const routes = ['routes.ts', 'other-routes.ts', 'operator-routes.ts', 'supplier-routes.ts'].map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    const known = [...routes.join('').matchAll(/path: '([^']+)'/g)].map(([, page]) => page);
    for (const lang of languages) {
      const messages = messagesOf(lang, 'help-answers');
      for (const [key, value] of Object.entries(messages))
        for (const [, address] of value.matchAll(/\]\(([^)]+)\)/g)) {
          const [page, anchor] = address!.split('#') as [string, string?];
          const topic = /^\/help\/(.+)$/.exec(page)?.[1];
          if (topic) assert.ok(messages[`${topic}.${anchor}.ask`], `${key}: ${address}`);
          else assert.ok(known.includes(page.split('?')[0]!), `${key}: ${address}`);
        }
    }
  });
});
