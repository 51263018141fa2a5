import { FALLBACK_LOCALE, isLocale, LOCALES, POLICY_TYPES, type Locale, type PolicyText, type PolicyType } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#/config.ts';
import { readPolicyFile, type PolicyFile } from './policy-file.ts';

/** The texts that come with the product. */
const OWN_FOLDER = fileURLToPath(new URL('./texts/', import.meta.url));
const FILE_NAME = /^(?<type>[a-z]+)\.(?<locale>[A-Za-z-]+)\.md$/;

/** The policies of this Lobby. */
export interface Policies {
  /** In that language, else in the first there is: en-US before the others. */
  text(type: PolicyType, locale: Locale): PolicyText;
  /** The version that holds today, in whatever language. */
  version(type: PolicyType): string;
  /** Every text there is, by what tells whether a single letter of it has changed. */
  digests(): PolicyDigest[];
}

export interface PolicyDigest {
  type: PolicyType;
  version: string;
  locale: Locale;
  digest: string;
}

type Translations = ReadonlyMap<Locale, PolicyFile>;

/**
 * Reads the texts once. A type of which the operator's folder has a file is the operator's alone: half of one contract
 * and half of another would be worse than a missing translation.
 * @throws ConfigError naming the file and what is wrong with it
 */
export function openPolicies(folder: string | undefined): Policies {
  const own = readFolder(OWN_FOLDER);
  const operators = folder === undefined ? new Map<PolicyType, Translations>() : readFolder(folder);
  const translationsOf = (type: PolicyType): Translations => operators.get(type) ?? own.get(type) ?? new Map();
  const find = (type: PolicyType, wanted: Locale): [Locale, PolicyFile] => {
    const translations = translationsOf(type);
    for (const locale of [wanted, FALLBACK_LOCALE, ...LOCALES]) {
      const file = translations.get(locale);
      if (file) return [locale, file];
    }
    throw new Error(`there is no text of ${type}`);
  };
  return {
    text(type, wanted) {
      const [locale, { version, effectiveDate, title, body }] = find(type, wanted);
      return { type, version, effective_date: effectiveDate, locale, title, body };
    },
    version: (type) => find(type, FALLBACK_LOCALE)[1].version,
    digests: () =>
      POLICY_TYPES.flatMap((type) =>
        [...translationsOf(type)].map(([locale, file]) => ({ type, version: file.version, locale, digest: digestOf(file) })),
      ),
  };
}

const digestOf = ({ effectiveDate, title, body }: PolicyFile) =>
  createHash('sha256')
    .update(JSON.stringify([effectiveDate, title, body]))
    .digest('base64url');

function readFolder(folder: string): Map<PolicyType, Translations> {
  if (!existsSync(folder)) throw new ConfigError(`POLICY_DIR names ${folder}, which is not there. Correct it or leave it out.`);
  const found = new Map<PolicyType, Map<Locale, PolicyFile>>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.md'))) {
    const { type, locale } = FILE_NAME.exec(name)?.groups ?? {};
    if (!isPolicyType(type) || !isLocale(locale))
      throw new ConfigError(`${join(folder, name)} is no policy. Call it <type>.<language>.md, such as terms.en-US.md.`);
    const file = readPolicyFile(readFileSync(join(folder, name), 'utf8'));
    if ('problem' in file) throw new ConfigError(`${join(folder, name)} ${file.problem}.`);
    found.set(type, (found.get(type) ?? new Map<Locale, PolicyFile>()).set(locale, file));
  }
  for (const [type, translations] of found) checkVersions(join(folder, `${type}.*.md`), translations);
  return found;
}

/** Who accepts a version in one language has accepted it in all. */
function checkVersions(names: string, translations: Translations): void {
  const versions = new Set([...translations.values()].map(({ version, effectiveDate }) => `${version} of ${effectiveDate}`));
  if (versions.size > 1) throw new ConfigError(`${names} differ in version or effective_date: ${[...versions].join(', ')}.`);
}

function isPolicyType(type: string | undefined): type is PolicyType {
  return (POLICY_TYPES as readonly (string | undefined)[]).includes(type);
}
