import { ApiError, callEndpoint } from '@lobby/api-client';
import { messages, type Conversation, type NotificationPreference, type NotificationType, type NotificationWay } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { toast } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { overviewQuery } from '#/data/analysis.ts';
import { useApi } from '#/data/api.ts';
import { conversationQuery } from '#/data/conversation.ts';
import { useLiveEvent, useLiveReconnect, type LivePayload } from '#/data/live.ts';
import { preferenceQuery } from '#/data/notification.ts';
import { membersQuery } from '#/data/team.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { useAlertChoice } from './alert-choice.ts';
import { claimAlert, isInFront } from './claim-alert.ts';
import { isQuiet } from './is-quiet.ts';
import { followNotifications, showNotification } from './notification-permission.ts';
import { playTone } from './play-tone.ts';
import { stillCalls } from './still-calls.ts';

/** A conversation that somebody takes at once calls nobody: so long it may, in milliseconds. */
const GIVEN_OUT_MS = 1_500;
/** Pages that come back to the same loss say so once, in milliseconds. */
const SAME_LOSS_MS = 300_000;
const SESSIONS = '/dashboard/session';
/** What a notification may open. */
const DASHBOARD = '/dashboard/';
/** What each call is in the choice of the person. */
const TYPES = {
  waiting: 'chat.waiting',
  assigned: 'chat.assigned',
  message: 'chat.reply',
  mention: 'chat.mention',
} as const satisfies Record<LivePayload<'alert'>['kind'], NotificationType>;
/** Another device may have chosen; so long a choice counts as known, in milliseconds. */
const KNOWN_MS = 60_000;
/** Where the workspace shows one column at a time. */
const ONE_COLUMN = '(width < 48rem)';
/** Messages among which the visitor's last one is looked for, and what is quoted of it, in characters. */
const QUOTED_AMONG = 20;
const QUOTE_MAX = 160;
/** What calls, beside the list and the mail. */
const CALLS: readonly NotificationWay[] = ['sound', 'push'];
const NO_QUIET = { on: false, from: '00:00', until: '00:00', timezone: 'UTC' };

/**
 * Calls the person by a tone, and where no page of theirs is in front by a notification of the browser: once, whichever of their pages hears of it,
 * and only for what still holds by then.
 */
export function useAlerts(): void {
  const t = useT('dashboard');
  const nameOf = useContactName();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const choice = useAlertChoice();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const openId = pathname === SESSIONS ? (search as { conversation?: string }).conversation : undefined;

  const open = (path: string) => void navigate({ href: path });

  async function hear({ id, kind, conversation_id: about }: LivePayload<'alert'>): Promise<void> {
    if (!user) return;
    const ways = await waysOf(kind);
    if (ways.length === 0) return;
    if (kind === 'waiting') await new Promise((resolve) => setTimeout(resolve, GIVEN_OUT_MS));
    if (!(await claimAlert(id))) return;
    // Whoever reads the conversation sees it there.
    if (about === openId && isInFront()) return;
    const found = await read(about);
    if (found === 'gone') return;
    if (found) {
      const own = (await queryClient.query({ ...membersQuery(api), staleTime: 'static' })).items.find((member) => member.id === user.id);
      const person = { id: user.id, presence: own?.presence, teamIds: own?.teams.map((team) => team.id) ?? [] };
      if (!stillCalls(kind, found, person)) return;
    }
    const name = found ? nameOf(found.contact) : t('alerts.somebody');
    call({
      title: kind === 'message' ? name : t(`alerts.${kind}`, { name }),
      body: choice.text && found && kind !== 'mention' ? await quote(found) : '',
      about,
      isUrgent: kind === 'waiting',
      ways,
      path: pathOf(about),
    });
  }

  /** How the person wants to be called, in this minute: not at all within quiet hours. What cannot be read now calls in both ways. */
  async function waysOf(kind: LivePayload<'alert'>['kind']): Promise<readonly NotificationWay[]> {
    const { ways, quiet } = await queryClient
      .query({ ...preferenceQuery(api), staleTime: KNOWN_MS })
      .catch((): Pick<NotificationPreference, 'ways' | 'quiet'> => ({ ways: {}, quiet: NO_QUIET }));
    if (isQuiet(quiet, Date.now())) return [];
    return (ways[TYPES[kind]] ?? CALLS).filter((way) => CALLS.includes(way));
  }

  /** Undefined where it cannot be read now: better one call too many than a visitor whom nobody hears. */
  async function read(id: string): Promise<Conversation | 'gone' | undefined> {
    try {
      return await queryClient.query({ ...conversationQuery(api, id), staleTime: 0 });
    } catch (error) {
      return error instanceof ApiError && error.reason === 'not_found' ? 'gone' : undefined;
    }
  }

  /** What the visitor said last, behind which the bot may have said that it calls somebody; empty where it cannot be read now. */
  async function quote({ id: about, last_message: last }: Conversation): Promise<string> {
    if (last?.author_kind === 'contact') return shorten(last.body || (last.file?.name ?? ''));
    try {
      const { items } = await callEndpoint(api, messages.list, { id: about, limit: QUOTED_AMONG });
      const said = items.findLast((message) => message.author_kind === 'contact' && message.deleted_at === undefined);
      return shorten(said?.body || (said?.attachments?.[0]?.name ?? ''));
    } catch {
      // Who it is and where to find them is said all the same.
      return '';
    }
  }

  function call({ title, body, about, isUrgent, ways, path }: Call): void {
    if (choice.sound && ways.includes('sound')) playTone(isUrgent);
    if (isInFront()) {
      // The workspace shows it in its list, unless a phone shows a conversation in its place.
      if (pathname !== SESSIONS || (openId !== undefined && matchMedia(ONE_COLUMN).matches))
        toast.info(title, { id: about, description: body, action: { label: t('alerts.open'), onAction: () => open(path) } });
      return;
    }
    // What the browser does not show is in the lists all the same.
    if (choice.notifications && ways.includes('push'))
      void showNotification({ title, body, about, path, onOpen: open }).catch(() => undefined);
  }

  /** Calls are not kept for who cannot hear them: after a loss it counts whether more people wait than before it. */
  async function comeBack(): Promise<void> {
    const { queryKey } = overviewQuery(api);
    const before = queryClient.getQueryData(queryKey)?.now.waiting;
    const ways = await waysOf('waiting');
    if (before === undefined || ways.length === 0) return;
    const { now } = await queryClient.query({ ...overviewQuery(api), staleTime: 0 });
    if (now.waiting <= before || !(await claimAlert(`missed:${now.waiting}:${Math.floor(Date.now() / SAME_LOSS_MS)}`))) return;
    call({
      title: t('alerts.missed', { count: now.waiting }),
      body: '',
      about: 'missed',
      isUrgent: true,
      ways,
      path: `${SESSIONS}?view=waiting`,
    });
  }

  const follow = useEffectEvent((path: string) => (path.startsWith(DASHBOARD) ? open(path) : undefined));
  useEffect(() => followNotifications((path) => follow(path)), []);

  /** What is no conversation calls by its tone alone: the bell shows it. */
  async function ring({ told }: LivePayload<'notification'>): Promise<void> {
    if (!told?.sound || told.type.startsWith('chat.') || !choice.sound) return;
    if (await claimAlert(told.id)) playTone(false);
  }

  // What cannot be asked for now is seen in the lists: they are fetched by themselves.
  useLiveEvent('alert', (alert) => void hear(alert).catch(() => undefined));
  useLiveEvent('notification', (change) => void ring(change).catch(() => undefined));
  useLiveReconnect(() => void comeBack().catch(() => undefined));
}

interface Call {
  readonly title: string;
  readonly body: string;
  readonly about: string;
  readonly isUrgent: boolean;
  readonly ways: readonly NotificationWay[];
  /** What it opens. */
  readonly path: string;
}

function shorten(text: string): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return line.length <= QUOTE_MAX ? line.join('') : `${line.slice(0, QUOTE_MAX - 1).join('')}…`;
}

const pathOf = (conversationId: string) => `${SESSIONS}?conversation=${conversationId}`;
