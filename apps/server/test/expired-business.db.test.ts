import { conversations, corpus, platform, visitor, type Endpoint, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 1);
const END = START + 14 * DAY;
const EXPIRED = 30_001;

let app: TestApp;
let mina: SignedUp;
let now = START;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp();
  await app.call(corpus.create, { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' }, { token: mina.token });
  now = END;
});
afterAll(() => app.close());

/** What a business still has after its plan has ended: its people's accounts, and paying. */
const SERVED_NOUNS = new Set(['user', 'oauth', 'policy', 'pay']);
/** And of the rest: its figures, reading, and taking its data along. */
const SERVED = new Set([
  'analysis.overview',
  'analysis.bot',
  'analysis.botQuestions',
  'analysis.botConversations',
  'analysis.botOutcomes',
  'analysis.botOutcomeQuestions',
  'analysis.exportBot',
  'analysis.report',
  'analysis.channels',
  'analysis.conversations',
  'analysis.export',
  'aiAccess.get',
  'preview.list',
  'preview.revoke',
  'channel.list',
  'channel.get',
  'channel.remove',
  'notification.list',
  'notification.read',
  'notification.preference',
  'notification.savePreference',
  'notification.addDevice',
  'notification.removeDevice',
  'notification.testDevice',
  'channelIdentity.get',
  'messaging.events',
  'messaging.health',
  'messaging.ofConversation',
  'messageTemplate.list',
  'channelIdentity.removeSecret',
  'webhook.list',
  'webhook.get',
  'webhook.remove',
  'webhook.deliveries',
  'webhook.delivery',
  'apiKey.list',
  'apiKey.remove',
  'conversation.list',
  'conversation.export',
  'conversation.get',
  'conversation.visitor',
  'conversation.read',
  'conversation.colleagues',
  'conversation.tags',
  'message.list',
  'upload.links',
  'tenant.skipStep',
  'tenant.settings',
  'tenant.updateSettings',
  'tenant.setLogo',
  'demo.get',
  'demo.save',
  'audit.list',
  'audit.export',
  'privacy.get',
  'privacy.update',
  'retention.get',
  'retention.preview',
  'retention.update',
  'team.members',
  'team.removeMember',
  'invite.list',
  'invite.revoke',
  'team.beat',
  'team.list',
  'role.list',
  'translate.settings',
  'team.rules',
  'team.settings',
  'hours.list',
  'hours.holidays',
  'upload.files',
  'contact.get',
  'contact.find',
  'contact.duplicates',
  'contact.previewMerge',
  'contact.merges',
  'view.list',
  'savedReport.list',
  'reportSchedule.get',
  'contact.export',
  'contact.erase',
  'note.list',
  'canned.list',
  'draft.list',
  'copilot.state',
  'translate.list',
  'glossary.list',
  'corpus.list',
  'corpus.get',
  'corpus.importState',
  'corpora.list',
  'corpusBulk.get',
  'corpusVersion.list',
  'gap.list',
  'gap.get',
  'suggestion.list',
  'suggestion.get',
  'conflict.list',
  'source.list',
  'source.get',
  'source.pages',
  'source.passages',
  'source.proposals',
  'corpus.export',
  'bot.get',
  'bot.previewFloors',
  'bot.versions',
  'bot.version',
  'botTool.list',
  'testSet.list',
  'testSet.cases',
  'testSet.run',
  'help.categories',
  'help.list',
  'help.deflection',
  'help.export',
  'help.get',
  'help.versions',
  'help.images',
  'diversionLink.list',
  'diversionLink.get',
  'diversionLink.stats',
  'diversionLink.visits',
  'diversionLink.export',
  'diversionLink.simulate',
  'workOrder.list',
  'workOrderBulk.get',
  'workOrderImport.get',
  'workOrderImport.list',
  'workOrderCalendar.get',
  'workOrderView.list',
  'workOrder.get',
  'workOrderMerge.preview',
  'workOrderFile.export',
  'orderMailSetup.get',
  'orderMailSetup.received',
  'orderMail.list',
  'workOrderType.list',
]);

const STAFF_CALLS = Object.entries(platform).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { caller }]) => caller === 'staff')
    .map(([verb, endpoint]) => ({ noun, call: `${noun}.${verb}`, endpoint })),
);

/** A call as bare as it comes: whether the plan allows it is decided before anything of it is read. */
async function codeOf(endpoint: Endpoint, token: string): Promise<number> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, randomUUID());
  const response = await app.fetch(path, { method: endpoint.method, headers: { token } });
  return response.headers.get('content-type')?.startsWith('application/json') ? ((await response.json()) as { code: number }).code : 1;
}

describe('after the end of the plan', () => {
  test.each(STAFF_CALLS)('$call', async ({ noun, call, endpoint }) => {
    const { token } = await app.signUp();
    await expect(codeOf(endpoint, token)).resolves.not.toBe(EXPIRED);
    now += 14 * DAY;
    const code = await codeOf(endpoint, token);
    now = END;
    expect(code === EXPIRED ? 'refused' : 'served').toBe(SERVED_NOUNS.has(noun) || SERVED.has(call) ? 'served' : 'refused');
  });
});

async function chat() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const [conversation, options] = [{ conversation_id: data.conversation_id }, { token: data.token }];
  return {
    id: data.conversation_id,
    read: async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items,
    state: async () => (await app.call(visitor.sync, conversation, options)).data.state,
    async say(text: string): Promise<number> {
      const { code } = await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
      return code;
    },
  };
}

describe('visitors of a business whose plan has ended', () => {
  test('can write; everything is stored, the bot says that it is kept, and the conversation waits for a person', async () => {
    const { id, read, say, state } = await chat();
    expect(await say('Where is your shop?')).toBe(1);
    expect(await say('Are you there?')).toBe(1);
    expect((await read()).map(({ author_kind: author, body, event }) => [author, event?.name ?? body])).toEqual([
      ['contact', 'Where is your shop?'],
      ['bot', 'Thank you. Your message has been received and saved.'],
      ['system', 'queued'],
      ['contact', 'Are you there?'],
    ]);
    expect(await state()).toMatchObject({ status: 'queued', bot_helps: false, expected_wait: null });
    const { data } = await app.call(conversations.list, { view: 'queued' }, { token: mina.token });
    expect(data.items.find((item) => item.id === id)).toMatchObject({ status: 'queued', last_message: { body: 'Are you there?' } });
  });

  test('are told so in the language they write in', async () => {
    const { read, say } = await chat();
    await say('お店はどこですか');
    expect((await read())[1]?.body).toMatch(/^ありがとうございます。メッセージを受け付け/);
  });
});

test('paying opens everything at once: the next call is served, the next question answered', async () => {
  const options = { token: mina.token };
  const draft = { question: 'Do you repair tents?', answer: 'Yes.', locale: 'en-US' as const };
  expect((await app.call(corpus.create, draft, options)).code).toBe(EXPIRED);
  const waiting = await chat();
  await waiting.say('Where is your shop?');
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 2, now, now + 30 * DAY));
  expect((await app.call(corpus.create, draft, options)).code).toBe(1);
  expect((await app.call(conversations.takeover, { id: waiting.id }, options)).code).toBe(1);
  const { read, say } = await chat();
  await say('Where is your shop?');
  expect((await read()).at(-1)?.body).toBe('At 5 Harbour Road.');
});
