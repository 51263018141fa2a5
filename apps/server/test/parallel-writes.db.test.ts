import { platform, type Endpoint } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type Answer, type TestApp } from './open-test-app.ts';
import { ACCOUNT_WRITES } from './writes/account-writes.ts';
import { grownBy, watchRows } from './writes/grown-rows.ts';
import { INBOX_WRITES } from './writes/inbox-writes.ts';
import { KNOWLEDGE_WRITES } from './writes/knowledge-writes.ts';
import { ORDER_WRITES } from './writes/order-writes.ts';
import { PROGRAM_WRITES } from './writes/program-writes.ts';
import { openWriteScene, type Write, type WriteScene, type Writes } from './writes/write-scene.ts';

const AT_ONCE = 4;
const WRITES: Writes = { ...ACCOUNT_WRITES, ...KNOWLEDGE_WRITES, ...INBOX_WRITES, ...ORDER_WRITES, ...PROGRAM_WRITES };

/** Calls that make one more each time: what they make has no name of the caller's that a repeat could be told by. */
const MAKES_ONE_MORE = new Set([
  'user.login',
  'pay.pre',
  'testSet.create',
  'testSet.import',
  // One that is over is made again.
  'testSet.start',
  'view.create',
  'savedReport.create',
  // Each press mails it once.
  'reportSchedule.test',
  'canned.create',
  'visitor.session',
  'visitor.transcript',
  'team.create',
  'help.createCategory',
  'help.create',
  'apiKey.create',
  'apiKey.rotate',
  // Each press tries once.
  'webhook.test',
  'preview.create',
  'workOrderType.create',
  'workOrderView.create',
  // A copy of the personal data leaves the house each time, which is written down each time.
  'contact.export',
]);

/** What a call is refused with here, where no model and no provider stands behind it, or what it is about is nobody's. */
const REFUSED: Record<string, string> = {
  'user.enableTwoStep': 'two_step_state',
  'user.disableTwoStep': 'two_step_state',
  'user.renewRecoveryCodes': 'two_step_state',
  'oauth.login': 'invalid_request',
  'oauth.unlink': 'not_found',
  'suggestion.reject': 'not_found',
  'conflict.settle': 'not_found',
  // Nothing that the business knows is near it.
  'gap.addWording': 'too_late',
  'gap.merge': 'not_found',
  // Of its only question there is nothing to split off.
  'gap.split': 'invalid_request',
  'widget.identify': 'identity_off',
  // Connections that are nobody's, and a chat on the web, whose messages are sent nowhere.
  'messaging.check': 'not_found',
  'messaging.replay': 'not_found',
  'messaging.resend': 'not_found',
  'messaging.react': 'not_found',
  'messaging.askPhone': 'not_found',
  'messageTemplate.sync': 'not_found',
  'messageTemplate.send': 'not_found',
  'upload.copy': 'not_found',
  'copilot.rewrite': 'model_off',
  'copilot.summary': 'model_off',
  'copilot.tags': 'model_off',
  'translate.messages': 'model_off',
  'translate.text': 'model_off',
  'help.translate': 'model_off',
  'orderMailSetup.settle': 'not_found',
  'orderLink.open': 'not_found',
  'chatLink.open': 'not_found',
  'chatLink.stop': 'not_found',
};

let app: TestApp;
let scene: WriteScene;
beforeAll(async () => {
  let ahead = 0;
  app = await openTestApp({ config: { rates: NO_LIMITS }, now: () => Date.now() + ahead });
  scene = await openWriteScene(app, (ms) => {
    ahead += ms;
  });
  await watchRows(app);
});
afterAll(() => app.close());

const CALLS = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Endpoint>)
    .filter(([, { method }]) => method !== 'GET')
    .map(([verb, endpoint]) => ({ name: `${noun}.${verb}`, endpoint })),
);

const send = (endpoint: Endpoint, { request, token = scene.mina.token, file }: Write): Promise<Answer<Endpoint>> =>
  app.call(endpoint, request, { token: endpoint.caller === 'anyone' ? undefined : token, file });

/** Why a call was refused; a source that is answered with has a reason of its own. */
const reasonOf = ({ code, data }: Answer<Endpoint>) => (code === 1 ? undefined : (data as { reason?: string }).reason);

test('every call that writes is tried', () => {
  expect(Object.keys(WRITES).toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted());
});

test.each(CALLS)('$name answers each of several at once, and leaves what one leaves', async ({ name, endpoint }) => {
  const prepare = WRITES[name];
  if (!prepare) throw new Error('nothing is prepared for it');
  const alone = await prepare(scene);
  const byOne = await grownBy(app, async () => {
    expect(reasonOf(await send(endpoint, alone))).toBe(REFUSED[name]);
  });
  const together = await prepare(scene);
  const reasons: (string | undefined)[] = [];
  const bySeveral = await grownBy(app, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(endpoint, together)));
    reasons.push(...[...answers, await send(endpoint, together)].map(reasonOf));
  });
  // Who repeats an import whose file is still being taken in is told to look again.
  const broken = reasons.filter((reason) => reason === 'internal' || (reason === 'unavailable' && name !== 'corpus.import'));
  expect(broken).toEqual([]);
  expect(reasons).toContain(REFUSED[name]);
  if (MAKES_ONE_MORE.has(name)) return;
  // A password that has been changed is a wrong one to the repeat.
  if (name === 'user.updatePassword') bySeveral.delete('sign_in_failure');
  expect([...bySeveral].filter(([table, more]) => more > (byOne.get(table) ?? 0))).toEqual([]);
});
