import type { Permission } from '@lobby/contract';
import { siteMap, type RouteName } from '@lobby/session';
import {
  Bell,
  BookOpen,
  Bot,
  ChartColumn,
  CodeXml,
  CreditCard,
  House,
  KeyRound,
  Library,
  MessagesSquare,
  Plug,
  Settings,
  Share2,
  Split,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** One destination of the navigation; its text is `navigation.<id>`. */
export interface NavItem {
  readonly id:
    | 'overview'
    | 'session'
    | 'work_order'
    | 'ai_bot'
    | 'ai_corpus'
    | 'help_document'
    | 'diversion_link'
    | 'integration'
    | 'multi_channel'
    | 'ai_access'
    | 'keys'
    | 'data_analysis'
    | 'team'
    | 'cost_center'
    | 'notification'
    | 'settings';
  readonly route: RouteName;
  readonly icon: LucideIcon;
  /** Who may not do this has nothing to do there. */
  readonly needs?: Permission;
  /** Shows how many visitors wait, or how many work orders are going on. */
  readonly counts?: 'waiting' | 'orders';
}

/** Destinations under one heading; its text is `navigation.groups.<id>`. */
export interface NavGroup {
  readonly id: 'start' | 'work' | 'knowledge' | 'business' | 'system';
  readonly headed: boolean;
  readonly items: readonly NavItem[];
}

const GROUPS: readonly NavGroup[] = [
  { id: 'start', headed: false, items: [{ id: 'overview', route: 'dashboard-overview', icon: House }] },
  {
    id: 'work',
    headed: false,
    items: [
      { id: 'session', route: 'dashboard-session', icon: MessagesSquare, counts: 'waiting', needs: 'session.view' },
      { id: 'work_order', route: 'dashboard-work-order', icon: Ticket, needs: 'session.view', counts: 'orders' },
    ],
  },
  {
    id: 'knowledge',
    headed: true,
    items: [
      { id: 'ai_bot', route: 'dashboard-knowledge-base-ai-bot', icon: Bot, needs: 'bot.edit' },
      { id: 'ai_corpus', route: 'dashboard-knowledge-base-ai-corpus', icon: Library },
      { id: 'help_document', route: 'dashboard-knowledge-base-help-document', icon: BookOpen },
      { id: 'diversion_link', route: 'dashboard-knowledge-base-diversion-link', icon: Split },
    ],
  },
  {
    id: 'business',
    headed: false,
    items: [
      { id: 'integration', route: 'dashboard-integration-web', icon: CodeXml },
      { id: 'multi_channel', route: 'dashboard-multi-channel-integration', icon: Share2 },
      { id: 'ai_access', route: 'dashboard-ai-access-platform', icon: Plug, needs: 'settings.edit' },
      { id: 'keys', route: 'dashboard-system-key', icon: KeyRound, needs: 'settings.edit' },
      { id: 'data_analysis', route: 'dashboard-data-analysis', icon: ChartColumn, needs: 'session.view' },
      { id: 'team', route: 'dashboard-team', icon: Users },
      { id: 'cost_center', route: 'dashboard-cost-center', icon: CreditCard, needs: 'billing.view' },
    ],
  },
  {
    id: 'system',
    headed: true,
    items: [
      { id: 'notification', route: 'dashboard-system-notification', icon: Bell },
      { id: 'settings', route: 'dashboard-settings', icon: Settings },
    ],
  },
];

/** The groups with the destinations that the router serves and that somebody may use; a screen shows up in the navigation with its route. */
export function navGroups(served: (path: string) => boolean, may: (permission: Permission) => boolean): NavGroup[] {
  const shown = ({ route, needs }: NavItem) => served(siteMap[route].path) && (needs === undefined || may(needs));
  return GROUPS.map((group) => ({ ...group, items: group.items.filter(shown) })).filter((group) => group.items.length > 0);
}
