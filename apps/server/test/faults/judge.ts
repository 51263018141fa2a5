import type { HeldConversation, SeenMessage, SentMessage } from './client-ledger.ts';

/** A row of `message`. */
export interface StoredRow extends SeenMessage {
  tenantId: number;
  conversationId: string;
  seq: number;
  authorKind: 'contact' | 'bot' | 'agent' | 'system';
  kind: 'text' | 'event';
}

/** A row of `conversation`, with what the bot still owes it. */
export interface StoredConversation {
  id: string;
  tenantId: number;
  lastSeq: number;
  /** The visitor asked, and neither the bot nor a person has the word. */
  unanswered: number;
}

export interface Tables {
  messages: StoredRow[];
  conversations: StoredConversation[];
}

/** What went wrong, each counted; all are 0 where nothing did. */
export interface Verdict {
  /** Acknowledged, and not stored as it was sent. */
  lost: number;
  /** Stored or shown, and sent by nobody. */
  phantom: number;
  /** Stored twice, or acknowledged under two numbers. */
  duplicate: number;
  /** A number that is missing, in the tables or at a client. */
  gap: number;
  /** Stored in another order than sent, or shown in another order than stored. */
  disorder: number;
  /** Stored, shown or announced where it does not belong. */
  foreign: number;
  /** Never acknowledged, never shown, never answered. */
  stuck: number;
}

export interface Evidence {
  sent: readonly SentMessage[];
  held: readonly HeldConversation[];
  foreign: number;
  refused: readonly string[];
}

const key = (conversationId: string, rest: string | number) => `${conversationId} ${rest}`;

/** Compares what clients wrote down with what is stored, and with what every other client saw. Pure. */
export function judge({ sent, held, foreign, refused }: Evidence, { messages, conversations }: Tables): Verdict {
  const verdict: Verdict = { lost: 0, phantom: 0, duplicate: 0, gap: 0, disorder: 0, foreign, stuck: refused.length };
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
  judgeSent(verdict, sent, messages);
  for (const conversation of conversations) {
    const rows = byConversation.get(conversation.id) ?? [];
    verdict.gap += missingNumbers(rows, conversation.lastSeq);
    verdict.foreign += rows.filter(({ tenantId }) => tenantId !== conversation.tenantId).length;
    verdict.stuck += conversation.unanswered;
  }
  for (const each of held) judgeHeld(verdict, each, byConversation.get(each.conversationId) ?? []);
  return verdict;
}

function judgeSent(verdict: Verdict, sent: readonly SentMessage[], messages: readonly StoredRow[]): void {
  const rows = Map.groupBy(messages, ({ conversationId, clientMsgId }) => key(conversationId, clientMsgId));
  const known = new Set(sent.map(({ conversationId, clientMsgId }) => key(conversationId, clientMsgId)));
  const spoken = messages.filter(({ authorKind }) => authorKind === 'contact' || authorKind === 'agent');
  verdict.phantom += spoken.filter(({ conversationId, clientMsgId }) => !known.has(key(conversationId, clientMsgId))).length;
  for (const each of rows.values()) verdict.duplicate += each.length - 1;
  // A text of a run is said once only, so the same words under two ids are one message that was stored twice.
  for (const same of Map.groupBy(spoken, ({ conversationId, bodyHash }) => key(conversationId, bodyHash)).values())
    verdict.duplicate += new Set(same.map(({ clientMsgId }) => clientMsgId)).size - 1;
  for (const own of Map.groupBy(sent, ({ sender, conversationId }) => key(conversationId, sender)).values()) {
    let last = 0;
    for (const message of own) {
      const row = rows.get(key(message.conversationId, message.clientMsgId))?.[0];
      if (!message.acknowledged) verdict.stuck += 1;
      else if (!row || row.bodyHash !== message.bodyHash) verdict.lost += 1;
      else if (row.seq !== message.acknowledged.seq) verdict.duplicate += 1;
      if (row && row.tenantId !== message.tenantId) verdict.foreign += 1;
      if (row && row.seq <= last) verdict.disorder += 1;
      last = Math.max(last, row?.seq ?? 0);
    }
  }
}

function missingNumbers(rows: readonly StoredRow[], lastSeq: number): number {
  const numbers = new Set(rows.map(({ seq }) => seq));
  const highest = Math.max(lastSeq, 0, ...numbers);
  return highest - numbers.size;
}

function judgeHeld(verdict: Verdict, { tenantId, messages, outOfTurn }: HeldConversation, rows: readonly StoredRow[]): void {
  verdict.gap += outOfTurn;
  const stored = new Map(rows.map((row) => [row.seq, row]));
  if (rows.some((row) => row.tenantId !== tenantId)) verdict.foreign += 1;
  for (const [seq, message] of messages) {
    const row = stored.get(seq);
    if (!row) verdict.phantom += 1;
    else if (row.id !== message.id || row.bodyHash !== message.bodyHash) verdict.disorder += 1;
  }
  for (const seq of stored.keys()) if (!messages.has(seq)) verdict.stuck += 1;
}
