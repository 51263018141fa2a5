import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { addressOf, type PlacePath } from '#/components/use-navigate.ts';
import type { FileRouteTypes } from '#/routeTree.gen.ts';
import { conversationAt } from './first-place.ts';
import { openRouter } from './router.tsx';

const tenant = 'tea & co';
const PLACES: Record<PlacePath, string> = {
  '/chat/$tenant': '/chat/tea%20%26%20co',
  '/chat/$tenant/home': '/chat/tea%20%26%20co/home',
  '/chat/$tenant/faq': '/chat/tea%20%26%20co/faq',
  '/chat/$tenant/faq/$id': '/chat/tea%20%26%20co/faq/7%2F8',
  '/chat/$tenant/work-order': '/chat/tea%20%26%20co/work-order',
  '/chat/$tenant/work-order/create': '/chat/tea%20%26%20co/work-order/create',
  '/chat/$tenant/work-order/history': '/chat/tea%20%26%20co/work-order/history',
  '/chat/$tenant/work-order/chat-{$id}': '/chat/tea%20%26%20co/work-order/chat-7%2F8',
};

describe('places', () => {
  test('are routes', () => {
    expectTypeOf<PlacePath>().toExtend<FileRouteTypes['to']>();
  });

  test('of which no business can be read are the conversation of none', () => {
    expect(conversationAt('/chat/100%')).toBe('100%');
    expect(conversationAt('/chat/demo/')).toBe('demo');
  });

  test.each(Object.entries(PLACES) as [PlacePath, string][])('%s has the address that its route is found by', (to, address) => {
    expect(addressOf({ to, params: { tenant, id: '7/8' } })).toBe(address);
    const context = { client: {} as never, chatOf: () => ({}) as never };
    const router = openRouter(context, createMemoryHistory({ initialEntries: [address] }));
    const match = router.matchRoutes(address, {}).at(-1);
    expect(match).toMatchObject({ fullPath: to === '/chat/$tenant' || /faq$|work-order$/.test(to) ? `${to}/` : to, params: { tenant } });
    expect(conversationAt(address)).toBe(to === '/chat/$tenant' ? tenant : undefined);
  });
});
