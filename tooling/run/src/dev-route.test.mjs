import { expect, test } from 'vitest';
import { devRoute } from './dev-route.mjs';

test.each([
  ['/api/micro/user/login', { kind: 'server' }],
  ['/api/micro/chatbot/live/?EIO=4', { kind: 'server' }],
  ['/dev/mail', { kind: 'server' }],
  ['/healthz', { kind: 'server' }],
  ['/readyz', { kind: 'server' }],
  ['/_assets/chat/src/main.tsx?t=1', { kind: 'file', app: 'chat' }],
  ['/dashboard', { kind: 'page', app: 'dashboard' }],
  ['/dashboard/ai-bot?tab=1', { kind: 'page', app: 'dashboard' }],
  ['/preview', { kind: 'page', app: 'dashboard' }],
  ['/chat/acme', { kind: 'page', app: 'chat' }],
  ['/chatter', { kind: 'page', app: 'auth-home' }],
  ['/auth/login', { kind: 'page', app: 'auth-home' }],
  ['/developers', { kind: 'page', app: 'auth-home' }],
  ['/', { kind: 'page', app: 'auth-home' }],
])('%s', (url, route) => {
  expect(devRoute(url)).toEqual(route);
});
