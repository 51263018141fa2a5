import { ConfigError } from '#/config.ts';
import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { keepDigests } from './policy.repository.ts';

/**
 * Writes down what each version of a policy says when it is served for the first time. People have agreed to those words: others under
 * the same version would be theirs without a question.
 * @throws ConfigError naming the text that has changed
 */
export async function keepPolicyTexts({ database, policies }: Pick<Services, 'database' | 'policies'>): Promise<void> {
  const [changed] = await inPlatform(database, (scope) => keepDigests(scope, policies.digests()));
  if (!changed) return;
  const { type, version, locale } = changed;
  throw new ConfigError(
    `The text of ${type}.${locale}.md has changed, but its version is ${version} as before. Give every ${type}.*.md a new version: whoever agreed to the old words is asked again.`,
  );
}
