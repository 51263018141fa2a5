import type { BotManner } from '@lobby/contract';
import { expect, test } from 'vitest';
import type { Model, ModelQuestion } from '#/outside/model.ts';
import { maskedModel } from './masked-model.ts';

const QUESTION: ModelQuestion = {
  question: 'Where is my order? I am mina@kumo.example',
  locale: 'en-US',
  history: [{ role: 'visitor', text: 'Call me at +852 9123 4567' }],
  passages: [],
  manner: {} as BotManner,
  withinMs: 1_000,
};

/** A model that looks an order up by the address that it was told, and repeats what it found. */
function aModel(seen: unknown[]): Model {
  return {
    name: 'fake',
    async answer(asked) {
      const address = /\[EMAIL_\d+\]/.exec(asked.question)?.[0] ?? 'nothing';
      const step = await asked.tools?.run('find_order', { by: { address } });
      seen.push(asked.question, asked.history, asked.lookedUp, step);
      return { text: `Sent to ${address}: ${JSON.stringify(step)}`, tokensIn: 1, tokensOut: 1 };
    },
    summarize: () => Promise.reject(new Error('not asked')),
    perform: () => Promise.reject(new Error('not asked')),
  };
}

test('a tool is called with what the visitor wrote, and the model never sees it', async () => {
  const seen: unknown[] = [];
  const called: unknown[] = [];
  const tools = {
    definitions: [],
    run: (name: string, given: unknown) => {
      called.push([name, given]);
      return Promise.resolve({ data: { to: 'mina@kumo.example', cc: ['ken@kumo.example'], parcels: 2 } });
    },
  };
  const lookedUp = [{ answer: 'paid by mina@kumo.example' }];
  const { text } = await maskedModel(aModel(seen)).answer({ ...QUESTION, tools, lookedUp }, () => undefined);
  expect(called).toEqual([['find_order', { by: { address: 'mina@kumo.example' } }]]);
  expect(JSON.stringify(seen)).not.toMatch(/kumo|9123/);
  expect(JSON.stringify(seen)).toContain('"parcels":2');
  expect(text).toContain('mina@kumo.example');
  expect(text).toContain('ken@kumo.example');
});

test('a tool that ends the turn ends it behind the mask too', async () => {
  const seen: unknown[] = [];
  const tools = { definitions: [], run: () => Promise.resolve('stop' as const) };
  await maskedModel(aModel(seen)).answer({ ...QUESTION, tools }, () => undefined);
  expect(seen.at(-1)).toBe('stop');
});
