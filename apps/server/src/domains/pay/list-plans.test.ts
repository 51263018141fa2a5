import { pay } from '@lobby/contract';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { listPlans } from './list-plans.ts';

const services = { config: { model: undefined } };

test('the plans are Free, Pro and Max, with a price in each currency', async () => {
  const { items } = await listPlans({ locale: 'en-US', services });
  const prices = items.map(({ name, trial_days, prices }) => [
    name,
    trial_days,
    ...prices.map(({ period, currency, amount }) => `${period} ${currency} ${amount}`),
  ]);
  expect(prices).toEqual([
    ['Free', 14, 'trial USD 0', 'trial CNY 0', 'trial HKD 0', 'trial JPY 0'],
    [
      'Pro',
      null,
      'month USD 3900',
      'month CNY 27900',
      'month HKD 29900',
      'month JPY 5800',
      'quarter USD 11100',
      'quarter CNY 79500',
      'quarter HKD 85200',
      'quarter JPY 16500',
      'year USD 39000',
      'year CNY 279000',
      'year HKD 299000',
      'year JPY 58000',
    ],
    [
      'Max',
      null,
      'month USD 12900',
      'month CNY 92900',
      'month HKD 99900',
      'month JPY 19800',
      'quarter USD 36900',
      'quarter CNY 264900',
      'quarter HKD 284900',
      'quarter JPY 56400',
      'year USD 129000',
      'year CNY 929000',
      'year HKD 999000',
      'year JPY 198000',
    ],
  ]);
});

test('a larger plan never includes less', async () => {
  const { items } = await listPlans({ locale: 'en-US', services });
  expect(z.parse(pay.setMealList.response, { items, has_model: false }).items).toEqual(items);
  for (const limit of [
    'seats',
    'channels',
    'ai_replies',
    'translated_chars',
    'corpus_entries',
    'source_pages',
    'source_chars',
    'storage_mb',
    'file_mb',
    'history_days',
  ] as const) {
    const amounts = items.map(({ limits }) => limits[limit]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
});

test('what is sold is there: no plan has what this build lacks, and whether a model answers for everybody is said', async () => {
  const model = { url: 'http://model.example', key: undefined, name: 'writer' };
  const { items, has_model: hasModel } = await listPlans({ locale: 'en-US', services });
  expect(items.map(({ features }) => features)).toEqual([[], [], ['custom_roles', 'own_model']]);
  expect([hasModel, (await listPlans({ locale: 'en-US', services: { config: { model } } })).has_model]).toEqual([false, true]);
});

test.each([
  ['zh-CN', ['免费版', '专业版', '旗舰版']],
  ['en-US', ['Free', 'Pro', 'Max']],
] as const)('the plans are named in %s', async (locale, names) => {
  expect((await listPlans({ locale, services })).items.map(({ name }) => name)).toEqual(names);
});
