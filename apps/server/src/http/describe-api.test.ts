import { platform, printOpenApi } from '@lobby/contract';
import { expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';

test('what is described part by part is what is described at once', async () => {
  const { info, ...rest } = JSON.parse(await describeApi()) as { info: { title: string; version: string } };
  expect({ info, ...rest }).toEqual(JSON.parse(JSON.stringify(printOpenApi(platform, info))));
});
