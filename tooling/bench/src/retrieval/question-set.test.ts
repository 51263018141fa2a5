import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { measureEngine } from './measure-engine.ts';
import { measureFloor } from './measure-floor.ts';
import { readSets } from './question-set.ts';
import { lobby } from '#/engines/lobby.ts';
import { miniSearch, miniSearchSegmented } from '#/engines/minisearch.ts';
import { orama } from '#/engines/orama.ts';

const SET = {
  meta: { lang: 'zh-Hans' },
  docs: [
    { id: '1', title: '退货', text: '七天内可以申请退货。' },
    { id: '2', text: '运费十元，满九十九元包邮。' },
  ],
  queries: [
    { text: '怎么申请退货', rels: { 1: 1 } },
    { text: '运费多少', rels: { 2: 1 } },
  ],
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'question-sets-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('readSets', () => {
  test('reads every set of a folder by name and leaves other files alone', async () => {
    await writeFile(join(folder, 'b.json'), JSON.stringify(SET));
    await writeFile(join(folder, 'a.json'), JSON.stringify(SET));
    await writeFile(join(folder, 'README.md'), 'sets');
    const sets = await readSets(folder);
    expect(sets.map(({ name, language }) => [name, language])).toEqual([
      ['a', 'zh'],
      ['b', 'zh'],
    ]);
    expect(sets[0]?.documents[1]).toEqual({ id: '2', title: '', text: '运费十元，满九十九元包邮。' });
    expect(sets[0]?.questions[0]?.grades).toEqual(new Map([['1', 1]]));
  });

  test('names the file that is no question set', async () => {
    await writeFile(join(folder, 'wrong.json'), '{"docs":[]}');
    await expect(readSets(folder)).rejects.toThrow('wrong.json is no question set');
  });
});

test.each([lobby, miniSearch, miniSearchSegmented, orama])('$name is measured on the same set', async (engine) => {
  await writeFile(join(folder, 'a.json'), JSON.stringify(SET));
  const [set] = await readSets(folder);
  const { recallAt1, ndcgAt10, p95, build } = await measureEngine(engine, set!);
  expect(recallAt1).toBeGreaterThanOrEqual(engine === lobby ? 1 : 0);
  expect(ndcgAt10).toBeGreaterThanOrEqual(recallAt1);
  expect(Math.min(p95, build)).toBeGreaterThan(0);
});

test('the shares of answered and unanswered questions are a whole', async () => {
  await writeFile(join(folder, 'a.json'), JSON.stringify(SET));
  const [set] = await readSets(folder);
  const { answeredRight, answeredWrong, notAnswered } = measureFloor(set!);
  expect(answeredRight + answeredWrong + notAnswered).toBeCloseTo(1);
});
