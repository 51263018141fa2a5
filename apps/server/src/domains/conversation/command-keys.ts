import type { Uploader } from '#/domains/upload/uploader.ts';
import type { Command, ConversationState } from './conversation-state.ts';

/** A command, and the conversation that it is for. */
interface Submitted {
  conversationId: string;
  command: Command;
}

/** Who would get a conversation without anybody having said so. */
export function givenTo(command: Command): number | undefined {
  return command.kind === 'assign' && command.agent === null ? command.to?.id : undefined;
}

/** One text of two ids. */
export const key = (conversationId: string, clientMsgId: string) => `${conversationId} ${clientMsgId}`;

/** What its sender calls the message that a command writes. */
export function clientIdOf(command: Command): string | undefined {
  if (command.kind === 'bot_message') return `run:${command.runId}`;
  if (command.kind === 'read_article') return `article:${command.articleId}`;
  const isNamed =
    command.kind === 'contact_message' || command.kind === 'agent_message' || command.kind === 'tell_order' || command.kind === 'tell';
  return isNamed ? command.clientMsgId : undefined;
}

/** The files that go with it. */
export function fileIdsOf(command: Command): string[] {
  return command.kind === 'contact_message' || command.kind === 'agent_message' ? (command.fileIds ?? []) : [];
}

/** Whose files a command may give away. */
export function uploaderOf(command: Command): Uploader {
  if (command.kind === 'contact_message') return { kind: 'visitor', id: command.contactId };
  return { kind: 'staff', id: command.kind === 'agent_message' ? String(command.agent.id) : '' };
}

/** The message that a command would write, as its sender names it. */
export function sentKey({ conversationId, command }: Submitted): { conversationId: string; clientMsgId: string }[] {
  const clientMsgId = clientIdOf(command);
  return clientMsgId === undefined ? [] : [{ conversationId, clientMsgId }];
}

/** The message that a command corrects. */
export function targetKey({ conversationId, command }: Submitted): { conversationId: string; seq: number }[] {
  return isCorrecting(command) ? [{ conversationId, seq: command.seq }] : [];
}

function isCorrecting(command: Command): command is Extract<Command, { seq: number }> {
  return 'seq' in command;
}

/** A visitor sees repeats of the own conversation only. */
export function mayRead(state: ConversationState, command: Command): boolean {
  return command.kind !== 'contact_message' || command.contactId === state.contactId;
}
