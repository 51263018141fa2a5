import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CONFIG = fileURLToPath(new URL('../oxlintrc.json', import.meta.url));
const OXLINT = fileURLToPath(new URL('../node_modules/.bin/oxlint', import.meta.url));

const RESTRICTED = 'eslint(no-restricted-imports)';

/** One wrong import each: the file, what it writes, and the rule that has to say no. */
const REFUSED: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['packages/ui/src/toast/toast.ts', "import { a } from '../a.ts';", 'import(no-relative-parent-imports)'],
  ['packages/ui/src/toast/env.ts', 'const a = process.env;', 'node(no-process-env)'],
  ['packages/ui/src/toast/env-module.ts', "import { env as a } from 'node:process';", RESTRICTED],
  ['packages/ui/src/toast/default.ts', 'const a = 1; export default a;', 'import(no-default-export)'],

  ['apps/chat/src/app/router.ts', "import { a } from '#/main.tsx';", RESTRICTED],
  ['apps/chat/src/routes/chat.tsx', "import { a } from '#/app/router.ts';", RESTRICTED],
  ['apps/chat/src/screens/faq/faq.tsx', "import { a } from '#/routes/chat.tsx';", RESTRICTED],
  ['apps/chat/src/screens/faq/wiring.tsx', "import { a } from '#/app/router.ts';", RESTRICTED],
  ['apps/chat/src/screens/faq/other.tsx', "import { a } from '#/screens/work-orders/list.tsx';", RESTRICTED],
  ['apps/chat/src/data/corpus.ts', "import { a } from '#/screens/faq/faq.tsx';", RESTRICTED],
  ['apps/chat/src/state/draft.ts', "import { a } from '#/routes/chat.tsx';", RESTRICTED],
  ['apps/chat/src/components/bubble.tsx', "import { a } from '#/app/live.ts';", RESTRICTED],
  ['apps/chat/src/components/probe.tsx', "import { a } from '#/testing/render-screen.tsx';", RESTRICTED],

  ['apps/server/src/app.ts', "import { Hono as a } from 'hono';", RESTRICTED],
  ['apps/server/src/live/open-live.ts', "import { serve as a } from '@hono/node-server';", RESTRICTED],
  ['apps/server/src/http/create-http.ts', "import { Server as a } from 'socket.io';", RESTRICTED],
  ['apps/server/src/http/queue.ts', "import { PgBoss as a } from 'pg-boss';", RESTRICTED],
  ['apps/server/src/database/seed/seed-rows.ts', "import { a } from '#/domains/user/user.repository.ts';", RESTRICTED],
  ['apps/server/src/http/rows.ts', "import { a } from '#/domains/user/user.repository.ts';", RESTRICTED],
  ['apps/server/src/jobs/rows.ts', "import { a } from '#/domains/user/user.table.ts';", RESTRICTED],
  ['apps/server/src/jobs/live.ts', "import { Server as a } from 'socket.io';", RESTRICTED],
  ['apps/server/src/outside/mailer.ts', "import { a } from '#/domains/user/sign-in.ts';", RESTRICTED],
  ['apps/server/src/domains/user/hono.ts', "import { Hono as a } from 'hono';", RESTRICTED],
  ['apps/server/src/domains/user/live.ts', "import { a } from '#/live/open-live.ts';", RESTRICTED],
  ['apps/server/src/domains/user/config.ts', "import { a } from '#/config.ts';", RESTRICTED],
  ['apps/server/src/domains/user/env.ts', 'const a = process.env;', 'node(no-process-env)'],
  ['apps/server/src/domains/user/foreign-rows.ts', "import { a } from '#/domains/pay/pay.repository.ts';", RESTRICTED],
  ['apps/server/src/domains/user/foreign-table.ts', "import { a } from '#/domains/pay/pay.table.ts';", RESTRICTED],
  ['apps/server/src/domains/user/foreign-routes.ts', "import { a } from '#/domains/pay/pay.routes.ts';", RESTRICTED],
  ['apps/server/src/domains/user/own-table.ts', "import { a } from './user.table.ts';", RESTRICTED],
  ['apps/server/src/domains/user/user.routes.ts', "import { a } from './user.repository.ts';", RESTRICTED],
  ['apps/server/src/domains/user/user.repository.ts', "import { a } from '#/domains/pay/pay.table.ts';", RESTRICTED],
];

/** The same layers used as they are meant to be. */
const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  ['apps/chat/src/main.tsx', "import { a } from '#/app/router.ts';"],
  ['apps/chat/src/app/guard.ts', "import { a } from '#/routes/chat.tsx';"],
  ['apps/chat/src/routes/chat.faq.tsx', "import { a } from '#/screens/faq/faq.tsx';"],
  ['apps/chat/src/screens/faq/list.tsx', "import { a } from './row.tsx';"],
  ['apps/chat/src/screens/faq/answers.tsx', "import { a } from '#/data/corpus.ts';"],
  ['apps/chat/src/screens/faq/faq.test.tsx', "import { a } from '#/testing/render-screen.tsx';"],
  ['apps/server/src/config.ts', 'const a = process.env;'],
  ['apps/server/src/http/mount.ts', "import { Hono as a } from 'hono';"],
  ['apps/server/src/http/routes.ts', "import { a } from '#/domains/user/user.routes.ts';"],
  ['apps/server/src/live/server.ts', "import { Server as a } from 'socket.io';"],
  ['apps/server/src/jobs/boss.ts', "import { PgBoss as a } from 'pg-boss';"],
  ['apps/server/src/domains/visitor/visitor.routes.ts', "import { a } from './begin-session.ts';"],
  ['apps/server/src/domains/visitor/begin-session.ts', "import { a } from './visitor.repository.ts';"],
  ['apps/server/src/domains/visitor/judge.ts', "import { a } from '#/domains/pay/find-subscription.ts';"],
  ['apps/server/src/domains/visitor/visitor.repository.ts', "import { a } from './visitor.table.ts';"],
  ['apps/server/src/database/seed/shop/store-past.ts', "import { a } from '#/domains/user/user.repository.ts';"],
  ['apps/server/test/factories.ts', "import { a } from '#/domains/user/user.repository.ts';"],
];

const CIRCLE = [
  ['packages/ui/src/circle/first.ts', "import { second } from './second.ts';\nexport const first = () => second;"],
  ['packages/ui/src/circle/second.ts', "import { first } from './first.ts';\nexport const second = () => first;"],
] as const;

interface Finding {
  readonly filename: string;
  readonly code: string;
}

let folder = '';
let findings: readonly Finding[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-import-rules-'));
  for (const [file, source] of [...REFUSED, ...ALLOWED]) write(file, `${source}\nexport const used = [a];\n`);
  for (const [file, source] of CIRCLE) write(file, `${source}\n`);
  findings = lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** The linter exits with 1 when it has findings, which is what it is here for. */
function lint(): readonly Finding[] {
  const args = ['-c', CONFIG, '--format=json', '.'];
  try {
    execFileSync(OXLINT, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    const report: { diagnostics: readonly Finding[] } = JSON.parse((error as { stdout: string }).stdout);
    return report.diagnostics;
  }
  return [];
}

const codesOf = (file: string) => findings.filter(({ filename }) => filename === file).map(({ code }) => code);

describe('who may import whom', () => {
  test.each(REFUSED)('%s may not say %s', (file, _source, rule) => {
    expect(codesOf(file)).toEqual([rule]);
  });

  test.each(ALLOWED)('%s may say %s', (file) => {
    expect(codesOf(file)).toEqual([]);
  });

  test('two files may not import each other', () => {
    expect(CIRCLE.map(([file]) => codesOf(file))).toEqual([['import(no-cycle)'], ['import(no-cycle)']]);
  });
});
