import { OPEN_PATHS, openCalls, openPlatform, platform, printMcp, printOpenApi, printWebhooks } from '@lobby/contract';
import { expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';

test('what is described part by part is what is described at once', async () => {
  const { info, ...rest } = JSON.parse(await describeApi()) as { info: { title: string; version: string } };
  const whole = JSON.parse(JSON.stringify(printOpenApi({ ...platform, open: openCalls, ...openPlatform }, info))) as { paths: object };
  expect({ info, ...rest }).toEqual({
    ...whole,
    paths: { ...whole.paths, [OPEN_PATHS.mcp]: JSON.parse(JSON.stringify(printMcp())) },
    webhooks: JSON.parse(JSON.stringify(printWebhooks())),
  });
});
