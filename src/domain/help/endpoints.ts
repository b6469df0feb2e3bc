import { DomainError } from '#contract/domain-error.ts';
import type { helpEndpoints } from '#contract/help.ts';
import { attributionDays } from '#kernel/referrals.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { offeredPercent } from '#domain/affiliates/affiliate.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findAnswers } from './find-answers.ts';
import { type Answer, readTopics, type Topic } from './help.ts';

export const helpHandlers: Handlers<typeof helpEndpoints> = {
  async listHelpTopics(context) {
    return (await topicsFor(context)).map(({ slug, title, lead, answers }) => {
      const questions = answers.map((answer) => ({ slug: answer.slug, question: answer.question }));
      return { slug, title, lead, questions };
    });
  },

  async getHelpTopic(context, { params }) {
    const topic = (await topicsFor(context)).find(({ slug }) => slug === params.topic);
    if (!topic) throw new DomainError('not_found');
    const { slug, title, lead, answers } = topic;
    return { slug, title, lead, answers: answers.map(answerView) };
  },

  async findHelp(context, { query }) {
    return findAnswers(await topicsFor(context), query.q, context.caller.language).map(answerView);
  },
};

/** Fills in the numbers that the operator has set. */
async function topicsFor(context: Context): Promise<Topic[]> {
  const settings = await currentSettings(context);
  return readTopics(context.caller.language, {
    appName: settingsView(settings, context.config).appName,
    holdMinutes: settings.holdMinutes,
    decideHours: settings.decideWithinHours,
    commission: settings.commissionPercent,
    share: 100 - settings.commissionPercent,
    affiliatePercent: offeredPercent(settings),
    affiliateDays: attributionDays,
  });
}

const answerView = ({ topic, slug, question, paragraphs }: Answer) => ({ topic, slug, question, paragraphs });
