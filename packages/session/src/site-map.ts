import { HOME_PATH } from './home-path.ts';

/** The app that serves a path; going from one to another is a full page load. */
export type OwningApp = 'auth-home' | 'dashboard' | 'chat';

export interface SiteRoute {
  /** Path of the route (§2); `{name}` is a parameter. */
  readonly path: `/${string}`;
  readonly app: OwningApp;
  /** Other paths that show the same. */
  readonly aliases?: readonly `/${string}`[];
  /** Name of the route that this one only leads to. */
  readonly redirectsTo?: string;
}

/** Every route of the product by name (§2). A name is its path with hyphens; the specification's own names are among them. */
export const siteMap = {
  home: { path: HOME_PATH, app: 'auth-home' },
  'auth-sign-in': { path: '/auth/sign-in', app: 'auth-home', aliases: ['/auth'] },
  'auth-sign-up': { path: '/auth/sign-up', app: 'auth-home' },
  'auth-active': { path: '/auth/active', app: 'auth-home', aliases: ['/active'] },
  'auth-apple-callback': { path: '/auth/apple-callback', app: 'auth-home', aliases: ['/login/apple_callback'] },
  'auth-change-password': { path: '/auth/change-password', app: 'auth-home' },
  'auth-reset-password': { path: '/auth/reset-password', app: 'auth-home' },
  'auth-to-b': { path: '/auth/to-b', app: 'auth-home' },
  policy: { path: '/policy', app: 'auth-home' },
  playground: { path: '/playground', app: 'auth-home' },
  preview: { path: '/preview', app: 'dashboard' },

  chat: { path: '/chat/{tenant}', app: 'chat' },
  'chat-faq': { path: '/chat/{tenant}/faq', app: 'chat' },
  'chat-faq-detail': { path: '/chat/{tenant}/faq/{id}', app: 'chat' },
  'chat-work-order': { path: '/chat/{tenant}/work-order', app: 'chat' },
  'chat-work-order-create': { path: '/chat/{tenant}/work-order/create', app: 'chat' },
  'chat-work-order-history': { path: '/chat/{tenant}/work-order/history', app: 'chat' },
  'chat-work-order-chat': { path: '/chat/{tenant}/work-order/chat-{id}', app: 'chat' },

  dashboard: { path: '/dashboard', app: 'dashboard', redirectsTo: 'dashboard-overview' },
  'dashboard-overview': { path: '/dashboard/overview', app: 'dashboard' },
  'dashboard-ai-access': { path: '/dashboard/ai-access', app: 'dashboard', redirectsTo: 'dashboard-ai-access-platform' },
  'dashboard-ai-access-platform': { path: '/dashboard/ai-access/platform', app: 'dashboard' },
  'dashboard-cost-center': { path: '/dashboard/cost-center', app: 'dashboard' },
  'dashboard-data-analysis': { path: '/dashboard/data-analysis', app: 'dashboard', redirectsTo: 'dashboard-data-analysis-overview' },
  'dashboard-data-analysis-channel': { path: '/dashboard/data-analysis/channel', app: 'dashboard' },
  'dashboard-data-analysis-overview': { path: '/dashboard/data-analysis/overview', app: 'dashboard' },
  'dashboard-integration': { path: '/dashboard/integration', app: 'dashboard', redirectsTo: 'dashboard-integration-web' },
  'dashboard-integration-android': { path: '/dashboard/integration/android', app: 'dashboard' },
  'dashboard-integration-ios': { path: '/dashboard/integration/ios', app: 'dashboard' },
  'dashboard-integration-web': { path: '/dashboard/integration/web', app: 'dashboard' },
  'dashboard-knowledge-base': { path: '/dashboard/knowledge-base', app: 'dashboard', redirectsTo: 'dashboard-knowledge-base-ai-corpus' },
  'dashboard-knowledge-base-ai-bot': { path: '/dashboard/knowledge-base/ai-bot', app: 'dashboard' },
  'dashboard-knowledge-base-ai-corpus': { path: '/dashboard/knowledge-base/ai-corpus', app: 'dashboard' },
  'dashboard-knowledge-base-diversion-link': { path: '/dashboard/knowledge-base/diversion-link', app: 'dashboard' },
  'dashboard-knowledge-base-help-document': { path: '/dashboard/knowledge-base/help-document', app: 'dashboard' },
  // The address keeps its spelling (§2); the name is spelt right.
  'dashboard-multi-channel-integration': { path: '/dashboard/multi-channel-intergration', app: 'dashboard' },
  'dashboard-session': { path: '/dashboard/session', app: 'dashboard' },
  'dashboard-settings': { path: '/dashboard/settings', app: 'dashboard' },
  'dashboard-system-key': { path: '/dashboard/system/key', app: 'dashboard' },
  'dashboard-system-notification': { path: '/dashboard/system/notification', app: 'dashboard' },
  'dashboard-system-settings': { path: '/dashboard/system-settings', app: 'dashboard', redirectsTo: 'dashboard-system-key' },
  'dashboard-team': { path: '/dashboard/team', app: 'dashboard' },
  'dashboard-work-order': { path: '/dashboard/work-order', app: 'dashboard' },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof siteMap;
