import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests.mjs';

const SOURCES = new Map([
  ['packages/contract/src/index.ts', "export { entry } from './entry.ts';"],
  ['packages/contract/src/entry.ts', ''],
  ['packages/contract/src/entry.test.ts', "import { entry } from './entry.ts';"],
  ['apps/chat/src/screens/chat.tsx', "const form = () => import('#/components/form.tsx');"],
  ['apps/chat/src/components/form.tsx', "import { entry } from '@lobby/contract';"],
  ['apps/chat/src/screens/chat.test.tsx', "import { Chat } from './chat.tsx';"],
  ['apps/chat/src/words.test.ts', "import { words } from './words.ts';"],
  ['apps/chat/src/words.ts', ''],
  ['apps/server/src/app.ts', "import { ask } from '#/domains/corpus/ask.ts'; import { mend } from '#/domains/bot/mend.ts';"],
  ['apps/server/src/domains/corpus/ask.ts', "import { entry } from '@lobby/contract';"],
  ['apps/server/src/domains/corpus/care/care.db.test.ts', "import { open } from '../../../../test/open.ts';"],
  ['apps/server/src/domains/bot/mend.ts', ''],
  ['apps/server/src/domains/bot/mend.db.test.ts', "import { open } from '../../../test/open.ts';"],
  ['apps/server/test/open.ts', "import { app } from '#/app.ts';"],
  ['apps/server/test/corpus.db.test.ts', "import { ask } from '#/domains/corpus/ask.ts';"],
  ['apps/server/test/corpus-killed.process.test.ts', "import { ask } from '#/domains/corpus/ask.ts';"],
]);

test('what imports a change is found, however far away and however late', () => {
  expect(affectedTests(['packages/contract/src/entry.ts'], SOURCES)).toEqual([
    'packages/contract/src/entry.test.ts',
    'apps/chat/src/screens/chat.test.tsx',
  ]);
});

test('on the server, the tests of the noun and those that name the change', () => {
  expect(affectedTests(['apps/server/src/domains/corpus/ask.ts'], SOURCES)).toEqual([
    'apps/server/src/domains/corpus/care/care.db.test.ts',
    'apps/server/test/corpus.db.test.ts',
  ]);
});

test('a test that changed itself', () => {
  expect(affectedTests(['apps/server/src/domains/bot/mend.db.test.ts'], SOURCES)).toEqual(['apps/server/src/domains/bot/mend.db.test.ts']);
});

test('nothing for what no test reads', () => {
  expect(affectedTests(['README.md'], SOURCES)).toEqual([]);
});
