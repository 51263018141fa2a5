import type { Attachment } from '@lobby/contract';
import { cardsOf, showPictures } from './cards-of.ts';
import type { Command, ConversationState, Decision, Target } from './conversation-state.ts';
import { leavesAddress } from './decide-visitor.ts';
import { contactEdits, contactRemoves, edits, removes } from './decide-correction.ts';
import { rates } from './decide-rating.ts';
import { speaks } from './speaks.ts';
import { bylineOf, unchanged, write } from './write-message.ts';

/**
 * What a command does to the thread of a work order. Both sides write in it and take back what they wrote; who has it and how it
 * stands is the work order's to say.
 */
export function decideThread(
  state: ConversationState,
  command: Command,
  now: number,
  target: Target | undefined,
  attachments: Attachment[],
): Decision {
  const replyToSeq = 'replyToSeq' in command ? (command.replyToSeq ?? null) : null;
  switch (command.kind) {
    case 'contact_message': {
      const { contactId, clientMsgId, text: body } = command;
      if (state.contactId !== contactId) return { refused: 'not_found' };
      if (state.isBlocked) return { refused: 'refused' };
      if (state.resolvedAt !== null) return { refused: 'conversation_closed' };
      return write(
        { ...state, ...speaks(state, command) },
        { clientMsgId, authorKind: 'contact', authorId: contactId, body, attachments, replyToSeq },
        now,
      );
    }
    case 'agent_message': {
      const { agent, clientMsgId, text: body } = command;
      if (state.resolvedAt !== null) return { refused: 'conversation_closed' };
      if (!showPictures(command.cards, attachments)) return { refused: 'not_found' };
      return write(state, { ...bylineOf(agent), clientMsgId, body, attachments, cards: cardsOf(command.cards), replyToSeq }, now);
    }
    case 'edit':
      return edits(state, command, target, now);
    case 'remove':
      return removes(state, command, target, now);
    case 'contact_edit':
      return contactEdits(state, command, target, now);
    case 'contact_remove':
      return contactRemoves(state, command, target, now);
    case 'leave_address':
      return leavesAddress(state, command, now);
    case 'rate':
      // How it stands is the work order's to say.
      if (command.isSolved) return rates(state, command, now);
      return state.contactId === command.contactId ? { refused: 'conversation_closed' } : { refused: 'not_found' };
    case 'end':
    case 'leave_queue':
    case 'ask_person':
    case 'read_article':
      return state.contactId === command.contactId ? { refused: 'conversation_closed' } : { refused: 'not_found' };
    case 'bot_message':
    case 'silence':
    case 'ask_idle':
    case 'resolve_idle':
    case 'unsnooze':
      return unchanged(state);
    default:
      return { refused: 'conversation_closed' };
  }
}
