import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { keepDigests } from './policy.repository.ts';

/**
 * Writes down what each version of a policy says when it is served for the first time. People have agreed to those words: others under
 * the same version would be theirs without a question.
 * @returns what to do, where a text has changed under its old version
 */
export async function keepPolicyTexts({ database, policies }: Pick<Services, 'database' | 'policies'>): Promise<string | undefined> {
  const [changed] = await inPlatform(database, (scope) => keepDigests(scope, policies.digests()));
  if (!changed) return undefined;
  const { type, version, locale } = changed;
  return `The text of ${type}.${locale}.md has changed, but its version is ${version} as before. Give every ${type}.*.md a new version: whoever agreed to the old words is asked again.`;
}
