import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { wordIssues } from './word-issues.ts';

const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return wordIssues(error?.issues ?? [], 'en-US');
};

test.each(['constructor', 'toString', 'hasOwnProperty'])('a refused field called %s is worded like any other', (name) => {
  const inside = (schema: z.ZodMiniType) => z.object({ [name]: schema });
  expect(issuesOf(inside(z.string().check(z.regex(/^a$/))), { [name]: 'b' })).toEqual([
    { path: name, message: expect.stringMatching(/\w/) },
  ]);
  expect(issuesOf(inside(z.string().check(z.minLength(3))), { [name]: 'b' })).toEqual([
    { path: name, message: expect.stringContaining('3') },
  ]);
  expect(issuesOf(inside(z.string().check(z.refine(() => false, name))), { [name]: 'b' })).toEqual([
    { path: name, message: expect.stringMatching(/\w/) },
  ]);
});
