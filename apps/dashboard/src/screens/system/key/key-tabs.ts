import { lazy, type ComponentType } from 'react';
import type { KeyTab } from '#/components/system/key-search.ts';

/** What each tab shows; the code of a tab loads when it is opened. */
export const KEY_TAB_VIEWS: Readonly<Record<KeyTab, ComponentType>> = {
  keys: lazy(() => import('./keys/keys-tab.tsx').then((module) => ({ default: module.KeysTab }))),
  webhooks: lazy(() => import('./webhooks/webhooks-panel.tsx').then((module) => ({ default: module.WebhooksPanel }))),
  console: lazy(() => import('./console/console-tab.tsx').then((module) => ({ default: module.ConsoleTab }))),
};
