import { corpus } from '@lobby/contract';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from './patience.ts';
import { openServiceDesk, telegramMessage, telegramUpdate, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';

/** A model that writes as far as a test lets it. */
const model = await openModelOnLead();
const desk = openServiceDesk({ config: { model: { url: model.url, key: undefined, name: 'writer' } } });
const { as, settle, said, list } = desk;
const CHAT = 31;
const QUESTION = 'Can I return my shoes?';
let telegram: ConnectedService;

afterAll(() => model.close());
beforeEach(async () => {
  telegram = await desk.connect('telegram');
  await desk.app.call(
    corpus.create,
    { question: 'How long do I have to return shoes?', answer: 'You may return your shoes within 30 days. Keep the box.', locale: 'en-US' },
    as(),
  );
  // The first answer of a model shows whether it thinks aloud; nothing of it is shown before it is whole.
  await telegram.post(telegramMessage(7, { text: QUESTION }));
  const first = await model.next();
  first.says('You may return your shoes within 30 days.');
  first.ends();
  await settle();
  desk.service.calls.length = 0;
});

/** Somebody asks, and the model has begun to write. */
async function ask(chat: object = { id: CHAT, type: 'private' }) {
  await telegram.post(telegramMessage(CHAT, { text: QUESTION, chat }));
  void desk.app.services.channelWorker.settle();
  return model.next();
}
const drafts = () => desk.service.to('/sendMessageDraft').map(({ json: body }) => body);
const shown = (text: string) => vi.waitFor(() => expect(drafts().at(-1)?.['text']).toMatch(text), PATIENCE);
const sent = () => desk.service.to('/sendMessage').filter(({ path }) => path.endsWith('/sendMessage'));
const stop = (draftId: unknown) =>
  telegram.post(telegramUpdate({ stopped_message_generation: { chat: { id: CHAT, type: 'private' }, draft_id: draftId } }));
const bots = async () => {
  const id = (await list()).find(({ contact }) => contact.name === 'Ada Lovelace')?.id ?? '';
  return { id, messages: (await said(id)).filter(({ author_kind: author }) => author === 'bot') };
};

test('an answer grows while the model writes it, behind the line that says what one writes with, and then stands', async () => {
  const answer = await ask();
  answer.says('You may return your shoes ');
  await shown('You may return your shoes ');
  answer.says('within 30 days.');
  await shown('within 30 days.');
  answer.ends();
  await settle();
  const [first, ...more] = drafts();
  expect(first).toMatchObject({ chat_id: CHAT, can_stop: true, keep_on_stop: true });
  expect(first?.['text']).toMatch(/^You’re chatting with an AI[^\n]*\n\nYou may return your shoes/);
  expect(first?.['draft_id']).toBeGreaterThan(0);
  expect(new Set(more.map((each) => each['draft_id']))).toEqual(new Set([first?.['draft_id']]));
  expect(sent().map(({ json: body }) => body['text'])).toEqual([drafts().at(-1)?.['text']]);
});

test('whoever stops it has read what stands then, there and here, and the desk sees that it was stopped', async () => {
  const answer = await ask();
  answer.says('You may return your shoes within 30 days.');
  await shown('within 30 days.');
  await stop(drafts()[0]?.['draft_id']);
  await settle();
  const { id, messages } = await bots();
  expect(messages.at(-1)).toMatchObject({ body: 'You may return your shoes within 30 days.', answer_kind: 'generated' });
  expect(messages.at(-1)?.sources).toHaveLength(1);
  expect(sent().map(({ json: body }) => body['text'])).toEqual([drafts().at(-1)?.['text']]);
  expect(answer.isCutOff()).toBe(true);
  expect((await desk.ofConversation(id)).marks).toEqual([
    { seq: messages.at(-1)?.seq, turn: null, is_stopped: true, is_echo: false, reactions: [] },
  ]);
});

test('a stop that comes from another process, or too late, or is of another draft, loses nothing', async () => {
  const answer = await ask();
  answer.says('You may return your shoes ');
  await shown('You may return');
  await stop(1);
  // As another process notes it, which writes no answer.
  await desk.app.services.database.pool.query(`UPDATE bot_run SET stop_asked_at = now() WHERE state = 'queued' AND tenant_id = $1`, [
    desk.owner.tenantId,
  ]);
  await settle();
  const { messages } = await bots();
  expect(messages.at(-1)?.body).toBe('You may return your shoes ');
  await stop(drafts()[0]?.['draft_id']);
  await settle();
  expect(sent()).toHaveLength(1);
});

describe('an answer comes whole', () => {
  test.each([
    ['that Telegram bears no more of', 429, { parameters: { retry_after: 6 } }],
    ['whose drafts it does not take', 400, {}],
  ])('%s', async (_what, status, over) => {
    desk.service.answer('/sendMessageDraft', (_call, response) =>
      json(response, status, { ok: false, error_code: status, description: 'no', ...over }),
    );
    const answer = await ask();
    answer.says('You may return your shoes ');
    await vi.waitFor(() => expect(drafts()).toHaveLength(1), PATIENCE);
    answer.says('within 30 days.');
    answer.ends();
    await settle();
    expect(drafts()).toHaveLength(1);
    expect((await bots()).messages.at(-1)?.body).toBe('You may return your shoes within 30 days.');
  });
});

async function openModelOnLead() {
  const waiting: ((written: Written) => void)[] = [];
  const begun: Written[] = [];
  const server: Server = createServer((_request, response) => {
    const written = writtenOn(response);
    const taker = waiting.shift();
    if (taker) taker(written);
    else begun.push(written);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The answer that is asked for next. */
    next: () =>
      new Promise<Written>((found) => {
        const written = begun.shift();
        if (written) found(written);
        else waiting.push(found);
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Written {
  says(text: string): void;
  ends(): void;
  /** Nobody reads it any more. */
  isCutOff(): boolean;
}

function writtenOn(response: ServerResponse): Written {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (content: string, finish: string | null) => {
    const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
    response.write(`data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'writer', choices })}\n\n`);
  };
  let isCutOff = false;
  response.on('close', () => {
    isCutOff = !response.writableFinished;
  });
  return {
    says: (text) => write(text, null),
    ends() {
      write('', 'stop');
      response.end('data: [DONE]\n\n');
    },
    isCutOff: () => isCutOff,
  };
}
