import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMessage } from '#/testing/conversations.ts';
import { sessionOutboxSlice, unsentOf, type Unsent } from './session-outbox-slice.ts';

const { reducer, actions } = sessionOutboxSlice;
const CONVERSATION = aMessage(1).conversation_id;
const reply = (no: number, over: Partial<Unsent> = {}): Unsent => ({
  conversationId: CONVERSATION,
  clientMsgId: aMessage(no).client_msg_id,
  text: `Reply ${no}`,
  writtenAt: no,
  ...over,
});
const outboxOf = (...replies: Unsent[]) => replies.map(actions.replyWritten).reduce(reducer, [] as readonly Unsent[]);

describe('replies on their way', () => {
  it('are shown until the stored message with their client message id arrives, in whatever order both come', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(numbers, numbers, (written, stored) => {
        const shown = unsentOf(
          outboxOf(...written.map((no) => reply(no))),
          CONVERSATION,
          stored.map((no) => aMessage(no)),
        );
        expect(shown.map(({ writtenAt }) => writtenAt)).toEqual(written.filter((no) => !stored.includes(no)));
      }),
    );
  });

  it('belong to one conversation only', () => {
    expect(unsentOf(outboxOf(reply(1, { conversationId: 'another' })), CONVERSATION, [])).toEqual([]);
  });

  it('are there once, however often they are written', () => {
    expect(outboxOf(reply(1), reply(1))).toHaveLength(1);
  });

  it('carry the reason of a failure until they are tried again', () => {
    const failed = reducer(outboxOf(reply(1)), actions.replyFailed({ clientMsgId: reply(1).clientMsgId, failure: 'Offline' }));
    expect(failed[0]?.failure).toBe('Offline');
    expect(reducer(failed, actions.replyRetried(reply(1).clientMsgId))[0]?.failure).toBeUndefined();
  });
});
