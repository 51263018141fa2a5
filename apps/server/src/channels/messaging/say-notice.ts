import type { Connection } from '#/channels/port/adapter.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import type { Services } from '#/services.ts';
import { say, type WordKey } from '#/words.ts';
import { isReachable } from './is-reachable.ts';
import { readAddresses } from './person.repository.ts';
import { findCaredFor, hasSaid, isAttended, type CaredFor } from './care.repository.ts';
import { leaveUnanswered } from './leave-unanswered.ts';
import type { NoticeKind } from './notice.repository.ts';
import { findClosed, wordsOfClosed } from './opening-of-channel.ts';
import { ASKS, CLOSED, ENDED, UNTAKEN } from './own-words.ts';

/** Whoever of the business was at it within so long is there, in milliseconds. */
const THERE_MS = 3_600_000;

type Saying = Pick<Services, 'database' | 'ledger' | 'now'>;

/** What a channel does by itself in one conversation, if it is still to be done. */
export function sayNotice(services: Saying, connection: Connection, conversationId: string, kind: NoticeKind): Promise<void> {
  if (kind === 'unanswered') return leaveUnanswered(services, connection.tenantId, conversationId);
  return kind === 'closed' ? sayClosed(services, connection, conversationId) : sayEnd(services, connection, conversationId);
}

interface OwnWords {
  clientMsgId: string;
  body: string;
  botName: string;
}

/** Whoever waits outside the hours is told so, once until they begin again. */
export async function sayClosed(services: Saying, connection: Connection, conversationId: string): Promise<void> {
  const { hours } = connection.settings;
  if (!hours.tells) return;
  const now = services.now();
  await sayOwn(services, connection, conversationId, 'waiting', async (scope, { ownerKind, language }) => {
    const isWaiting = ownerKind === 'queue' || (ownerKind === 'agent' && !(await isAttended(scope, conversationId, now - THERE_MS)));
    const closed = isWaiting ? await findClosed(scope, hours, now) : undefined;
    return closed && { clientMsgId: `${CLOSED}${closed.opensAt ?? 0}`, body: wordsOfClosed(closed, hours.texts[language], language) };
  });
}

/** The words at the end, and the question how it was: one message, because some of them are paid for. */
async function sayEnd(services: Saying, connection: Connection, conversationId: string): Promise<void> {
  const { closing, rating } = connection.settings;
  await sayOwn(services, connection, conversationId, 'resolved', async (scope, conversation) => {
    const { isResolved, isUnanswered, isAnswered, hasWritten, isRated, language, reopenCount } = conversation;
    if (!isResolved || isUnanswered || !isAnswered || !hasWritten) return undefined;
    const names = { asks: `${ASKS}${reopenCount}`, ends: `${ENDED}${reopenCount}` };
    if (await hasSaid(scope, conversationId, Object.values(names))) return undefined;
    const canAsk = rating.on && !isRated && !(await isInGroup(scope, connection, conversation));
    const question = rating.texts[language] || say(language, 'channel.rating');
    const body = [closing.texts[language], canAsk ? question : ''].filter((words) => words !== '').join('\n\n');
    return body === '' ? undefined : { clientMsgId: canAsk ? names.asks : names.ends, body };
  });
}

/** Whoever sent a file that was not taken, or what cannot be shown here, is told so, and what they can do: once for what was sent together. @param turn its first number */
export async function sayUntaken(
  services: Saying,
  connection: Connection,
  { conversationId, turn, why }: { conversationId: string; turn: number; why: keyof typeof UNTAKEN_WORDS },
): Promise<void> {
  await sayOwn(services, connection, conversationId, 'open', (_scope, { language }) =>
    Promise.resolve({ clientMsgId: `${UNTAKEN}${turn}`, body: say(language, UNTAKEN_WORDS[why]) }),
  );
}

const UNTAKEN_WORDS = {
  too_large: 'channel.untaken_too_large',
  gone: 'channel.untaken_gone',
  refused: 'channel.untaken_refused',
  unshown: 'channel.untaken_unshown',
} as const satisfies Record<string, WordKey>;

/** Writes what is to be said, where the service would take it: what cannot arrive is not written down either. */
async function sayOwn(
  services: Saying,
  connection: Connection,
  conversationId: string,
  when: 'waiting' | 'resolved' | 'open',
  compose: (scope: TenantScope, conversation: CaredFor) => Promise<Omit<OwnWords, 'botName'> | undefined>,
): Promise<void> {
  if (connection.isPaused) return;
  const words = await inTenant(services.database, connection.tenantId, async (scope): Promise<OwnWords | undefined> => {
    const conversation = await findCaredFor(scope, conversationId);
    if (!conversation || !(await isReachable(scope, connection, conversation.contactId, services.now()))) return undefined;
    const composed = await compose(scope, conversation);
    return composed && { ...composed, botName: (await describeBot(scope, conversation.language)).name };
  });
  if (words) await services.ledger.submit(connection.tenantId, conversationId, { kind: 'tell', when, ...words });
}

/** Of a group nobody is asked how it was: its members are not one customer. */
async function isInGroup(scope: TenantScope, { channelId }: Connection, { contactId }: CaredFor): Promise<boolean> {
  const [latest] = await readAddresses(scope, channelId, contactId);
  return latest !== undefined && /^(?:tg:-|line:[CR])/.test(latest.address);
}
