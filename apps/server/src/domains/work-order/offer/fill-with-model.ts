import { wordsIn, type FieldValues, type FormField, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { commitUsage, releaseUsage, reserveUsage } from '#/domains/pay/usage/reserve-usage.ts';
import type { Services } from '#/services.ts';
import { rightValues } from './read-values.ts';

const MAX_TOKENS = 400;
/** The visitor waits for a form so long at the most, in milliseconds. */
const WITHIN_MS = 6_000;

const RULES = [
  'You read a conversation of a visitor with a business and fill in a form with what the visitor has said. Rules:',
  '- <form> is JSON: its fields by key, with what they ask and, where there are choices, the keys of those.',
  '- Answer with one JSON object alone: the keys of fields, each with its value. Leave out every field that the visitor has said nothing of.',
  '- Never guess. Copy numbers and names as they were written. Dates are YYYY-MM-DD. A choice is given by its key.',
];

/** Fields that a model has read out of what a visitor said, each checked by the form; nothing where there is no model, or it fails. */
export async function fillWithModel(
  services: Services,
  tenantId: number,
  { fields, said, locale }: { fields: readonly FormField[]; said: readonly string[]; locale: Locale },
): Promise<FieldValues> {
  const asked = fields.filter(({ kind }) => kind !== 'file');
  const model = asked.length > 0 && said.length > 0 ? await services.findModel(tenantId, services.model) : undefined;
  if (!model) return {};
  const use = randomUUID();
  // It is paid for like a reply of the bot.
  if (!(await inTenant(services.database, tenantId, (scope) => reserveUsage(scope, 'ai_replies', use, services.now())))) return {};
  try {
    const form = asked.map(({ key, kind, label, hint, choices }) => ({
      key,
      kind,
      asks: [wordsIn(label, locale), wordsIn(hint, locale)].filter(Boolean).join('. '),
      ...(choices.length > 0 && { choices: choices.map((choice) => ({ key: choice.key, label: wordsIn(choice.label, locale) })) }),
    }));
    const written = await model.perform({ rules: RULES, data: { form, said }, maxOutputTokens: MAX_TOKENS, withinMs: WITHIN_MS });
    await inTenant(services.database, tenantId, (scope) => commitUsage(scope, [use], services.now()));
    return rightValues(asked, parse(written));
  } catch (error) {
    services.log.warn({ reason: String(error) }, 'a form begins without the model');
    await inTenant(services.database, tenantId, (scope) => releaseUsage(scope, use));
    return {};
  }
}

/** The object in what a model wrote; an empty one where there is none. */
function parse(written: string): Readonly<Record<string, unknown>> {
  const object = /\{[\s\S]*\}/.exec(written)?.[0];
  if (object === undefined) return {};
  try {
    const value: unknown = JSON.parse(object);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
