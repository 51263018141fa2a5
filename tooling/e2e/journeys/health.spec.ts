import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey('the process and its database say that they are well', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  }
});

journey('the API describes itself', async ({ request }) => {
  const response = await request.get('/api/openapi.json');
  const description = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(description.openapi).toMatch(/^3\./);
  expect(Object.keys(description.paths)).toContain(user.login.path);
});

journey('a business signs up with the code from its mail', async ({ request, signUp, mailbox }) => {
  const { email, token, tenantName } = await signUp();
  expect(await call(request, user.info, {}, { token })).toMatchObject({ email, tenant_name: tenantName, role: null });
  expect(await mailbox(email)).toHaveLength(1);
});
