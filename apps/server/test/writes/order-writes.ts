import { help, orderMailSetup, workOrderImports, workOrders, workOrderTypes, workOrderViews, workOrderBulk } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { anOrder, aVisit, named, type Writes, type WriteScene } from './write-scene.ts';

const DAY = 86_400_000;
const SHEET = () => ({ name: 'orders.csv', bytes: new TextEncoder().encode(`subject,description\n${named('Zip')},It came off.\n`) });
const aType = ({ make }: WriteScene) => make(workOrderTypes.create, { name: { 'en-US': named('Repair') } });
const aView = () => ({ name: named('Late'), filter: {} });

async function withTask({ order, make }: WriteScene) {
  const { id } = await order();
  const taskId = randomUUID();
  await make(workOrders.addTask, { id, task_id: taskId, body: 'Look' });
  return { id, task_id: taskId };
}

async function published({ article, make, mina }: WriteScene) {
  const { id } = await article();
  const text = await make(help.save, { id, locale: 'ja-JP', title: 'お手入れ', body: 'ブラシで。', version: 0 });
  await make(help.setStatus, { id, locale: 'ja-JP', action: 'publish', version: text.version });
  return { tenant: mina.slug, id, locale: 'ja-JP', reader: randomUUID() };
}

/** Work orders, the mails about them, and the articles that go before them. */
export const ORDER_WRITES: Writes = {
  'faq.opened': async (scene) => ({ request: { ...(await published(scene)), from: 'home' } }),
  'faq.feedback': async (scene) => ({ request: { ...(await published(scene)), verdict: 'helpful' } }),
  async 'faq.bring'(scene) {
    const { token, conversation_id: conversation } = await aVisit(scene);
    const { id, locale, reader } = await published(scene);
    return { token, request: { conversation_id: conversation, id, locale, reader } };
  },
  async 'faq.asked'(scene) {
    const { token } = await aVisit(scene);
    return { token, request: { reader: randomUUID() } };
  },
  'workOrderType.create': () => ({ request: { name: { 'en-US': named('Repair') } } }),
  async 'workOrderType.update'(scene) {
    const { id, version } = await aType(scene);
    return { request: { id, version, name: { 'en-US': named('Return') } } };
  },
  'workOrderType.remove': async (scene) => ({ request: { id: (await aType(scene)).id } }),
  'workOrderBulk.run': async ({ order }) => ({
    request: { request_id: randomUUID(), ids: [(await order()).id], action: { kind: 'priority', priority: 'high' } },
  }),
  async 'workOrderBulk.undo'({ order, make }) {
    const action = { kind: 'priority', priority: 'high' } as const;
    const { id } = await make(workOrderBulk.run, { request_id: randomUUID(), ids: [(await order()).id], action });
    return { request: { id, request_id: randomUUID() } };
  },
  'workOrderView.create': () => ({ request: aView() }),
  async 'workOrderView.update'({ make }) {
    const { id, version } = await make(workOrderViews.create, aView());
    return { request: { id, version, ...aView() } };
  },
  'workOrderView.remove': async ({ make }) => ({ request: { id: (await make(workOrderViews.create, aView())).id } }),
  'workOrder.create': async ({ contact, type }) => ({ request: { ...anOrder(type), contact_id: (await contact()).id } }),
  async 'workOrder.update'({ order }) {
    const { id, version } = await order();
    return { request: { id, version, priority: 'high' } };
  },
  async 'workOrder.assign'({ order, mina }) {
    const { id, version } = await order();
    return { request: { id, version, user_id: mina.userId, team_id: null } };
  },
  async 'workOrder.move'({ order, app }) {
    const { id, version } = await order();
    return { request: { id, version, to: 'on_hold', pending_until: app.services.now() + DAY } };
  },
  'workOrder.link': async ({ order }) => ({ request: { id: (await order()).id, other_no: (await order()).no, kind: 'related' } }),
  async 'workOrder.unlink'({ order, make }) {
    const { id } = await order();
    const linked = await make(workOrders.link, { id, other_no: (await order()).no, kind: 'related' });
    return { request: { id, link_id: linked.links[0]?.id } };
  },
  'workOrder.addTask': async ({ order }) => ({ request: { id: (await order()).id, task_id: randomUUID(), body: 'Look' } }),
  'workOrder.setTask': async (scene) => ({ request: { ...(await withTask(scene)), done: true } }),
  async 'workOrder.orderTasks'(scene) {
    const { id, task_id: task } = await withTask(scene);
    return { request: { id, task_ids: [task] } };
  },
  'workOrder.removeTask': async (scene) => ({ request: await withTask(scene) }),
  async 'workOrderMerge.merge'({ order, make, type }) {
    const one = await order();
    const other = await make(workOrders.create, { ...anOrder(type), contact_id: one.contact.id });
    return { request: { id: one.id, version: one.version, other_id: other.id, other_version: other.version } };
  },
  'workOrderImport.check': ({ type }) => ({ request: { type_id: type.id }, file: SHEET() }),
  'workOrderImport.run': ({ type }) => ({ request: { id: randomUUID(), type_id: type.id }, file: SHEET() }),
  async 'workOrderImport.stop'({ app, mina, type }) {
    const id = randomUUID();
    await app.call(workOrderImports.run, { id, type_id: type.id }, { token: mina.token, file: SHEET() });
    return { request: { id } };
  },
  async 'visitorWorkOrder.create'(scene) {
    const { token } = await aVisit(scene);
    return { token, request: { ...anOrder(scene.type), locale: 'en-US' } };
  },
  async 'visitorWorkOrder.act'({ customersOrder }) {
    const { ada, order } = await customersOrder();
    return { token: ada.token, request: { id: order.id, act: 'cancel', locale: 'en-US' } };
  },
  async 'visitorWorkOrder.rate'({ customersOrder, make }) {
    const { ada, order } = await customersOrder();
    const { version } = await make(workOrders.get, { id: order.id });
    await make(workOrders.move, { id: order.id, version, to: 'solved', solution: 'Sewn on' });
    return { token: ada.token, request: { id: order.id, score: 5, locale: 'en-US' } };
  },
  async 'orderMailSetup.update'({ make }) {
    const { settings } = await make(orderMailSetup.get, {});
    const { address, authserv_id, new_type_id, version } = settings;
    return { request: { notices: ['received'], address, authserv_id, new_type_id, imap: null, version } };
  },
  'orderMailSetup.rotateSecret': () => ({ request: {} }),
  'orderMailSetup.testImap': () => ({ request: { host: 'mail.invalid', port: 993, security: 'tls', user: 'help', password: 'sesame' } }),
  'orderMailSetup.settle': () => ({ request: { id: randomUUID(), accept: false } }),
  'orderLink.open': ({ mina }) => ({ request: { tenant: mina.slug, link: 'nobody’s', locale: 'en-US' } }),
  'orderLink.renew': ({ mina }) => ({ request: { tenant: mina.slug, link: 'nobody’s' } }),
  'chatLink.open': ({ mina }) => ({ request: { tenant: mina.slug, link: 'nobody’s' } }),
  'chatLink.stop': ({ mina }) => ({ request: { tenant: mina.slug, link: 'nobody’s' } }),
};
