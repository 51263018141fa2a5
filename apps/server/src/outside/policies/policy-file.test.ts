import { describe, expect, test } from 'vitest';
import { readPolicyFile } from './policy-file.ts';

const FILE = '---\nversion: 2026-11\neffective_date: 2026-11-01\n---\n\n# Terms\n\n## One\n\nText.\n';

describe('the file of a policy', () => {
  test('gives version, day, title and text', () => {
    const policy = { version: '2026-11', effectiveDate: '2026-11-01', title: 'Terms', body: '## One\n\nText.' };
    expect(readPolicyFile(FILE)).toEqual(policy);
    expect(readPolicyFile(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`)).toEqual(policy);
  });

  test.each([
    ['without facts', '# Terms\n\nText.', 'must begin'],
    ['without a version', FILE.replace('version: 2026-11\n', ''), 'version'],
    ['with a version that no column holds', FILE.replace('2026-11\n', `${'x'.repeat(41)}\n`), 'version'],
    ['without a day', FILE.replace('effective_date: 2026-11-01\n', ''), 'effective_date'],
    ['with a day that no month has', FILE.replace('2026-11-01', '2026-02-30'), 'effective_date'],
    ['with a day in words', FILE.replace('2026-11-01', '1 November 2026'), 'effective_date'],
    ['without a title', FILE.replace('# Terms\n', ''), '# Title'],
    ['without a text', '---\nversion: 1\neffective_date: 2026-11-01\n---\n# Terms\n', 'no text'],
  ])('%s is refused, and told why', (_what, content, why) => {
    expect(readPolicyFile(content)).toEqual({ problem: expect.stringContaining(why) as unknown });
  });
});
