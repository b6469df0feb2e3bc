// The sentences in which pages state the refund rules of today (domain/pricing/cancellation-policy.ts), in every language.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Language, languages } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { type PolicyKey, policies, policyView } from '#domain/pricing/cancellation-policy.ts';
import { translator } from '#web/runtime/api/t.ts';
import { policyText } from '#web/tour/policy-text.ts';

const translatorOf = (language: Language) =>
  translator(language, { of: (namespace) => messagesOf(language, namespace) }, 'tour-detail');

describe('the sentence about a policy', () => {
  test('names each tier, in days where hours are hard to count', () => {
    const tiers = [
      { hoursBefore: 168, refundPercent: 100 },
      { hoursBefore: 48, refundPercent: 60 },
    ];
    const sentences = languages.map((language) => policyText({ key: 'moderate', tiers }, translatorOf(language)));
    assert.deepEqual(sentences, [
      'Reembolso completo hasta 7 días antes, del 60\u00a0% hasta 48 horas antes.',
      'Full refund up to 7 days before, 60% refund up to 48 hours before.',
      'Remboursement intégral jusqu’à 7 jours avant, de 60\u00a0% jusqu’à 48 heures avant.',
    ]);
  });

  test('is of its tiers where a policy has some today, and of none where it has none', () => {
    for (const language of languages)
      for (const key of Object.keys(policies) as PolicyKey[]) {
        const sentence = policyText(policyView(key), translatorOf(language));
        assert.equal(/\d/.test(sentence), policies[key].length > 0, `${language}: ${key}`);
        assert.doesNotMatch(sentence, /\{\{/);
      }
  });
});
