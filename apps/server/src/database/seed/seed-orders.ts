import { workOrderTypeDraft, type FieldValues, type Locale, type WorkOrder, type WorkOrderStatus } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod/mini';
import type { TenantScope } from '#/database/transaction.ts';
import { importedContact } from '#/domains/contact/imported-contact.ts';
import { lockThread, writeInThread } from '#/domains/conversation/thread.ts';
import { moves } from '#/domains/work-order/decide-order.ts';
import { gives } from '#/domains/work-order/give-order.ts';
import { makeOrder } from '#/domains/work-order/make-order.ts';
import { CUSTOMER, SYSTEM, type OrderActor, type OrderState } from '#/domains/work-order/order-state.ts';
import { storeOrder } from '#/domains/work-order/store-order.ts';
import { addTypes } from '#/domains/work-order/type/add-types.ts';
import { lockOrder } from '#/domains/work-order/with-order.ts';

const HOUR_MS = 3_600_000;

/** A work order of the demo; hours are counted from when the demo begins. */
interface DemoOrder {
  type: string;
  locale: Locale;
  customer: string;
  subject: string;
  description: string;
  fields: FieldValues;
  priority: WorkOrder['priority'];
  made_h: number;
  due_h: number;
  status: WorkOrderStatus;
  /** What the colleague wrote. */
  reply?: string;
  solution?: string;
  /** Until when it rests. */
  rests_h?: number;
}

interface Colleague {
  id: number;
  name: string;
}

interface DemoOrders {
  types: (z.input<typeof workOrderTypeDraft> & { key: string })[];
  orders: DemoOrder[];
}

/** Gives the demo types of work orders in four languages, and a dozen of them in every state. Its customers have no address, so that no mail leaves. @param answering who works on those of a language */
export async function seedOrders(scope: TenantScope, answering: (locale: Locale) => Colleague, now: number): Promise<void> {
  const { types, orders } = JSON.parse(await readFile(new URL('demo/orders.json', import.meta.url), 'utf8')) as DemoOrders;
  const ids = await addTypes(
    scope,
    types.map(({ key: _key, ...draft }) => z.parse(workOrderTypeDraft, draft)),
    now,
  );
  const idOf = new Map(types.map(({ key }, at) => [key, ids[at] ?? '']));
  for (const order of orders.toSorted((a, b) => a.made_h - b.made_h))
    await seedOrder(scope, order, idOf.get(order.type) ?? '', answering(order.locale), now);
}

async function seedOrder(scope: TenantScope, order: DemoOrder, typeId: string, owner: Colleague, now: number): Promise<void> {
  const agent: OrderActor = { kind: 'agent', ...owner };
  const at = now + order.made_h * HOUR_MS;
  const contactId = await importedContact(scope, { name: order.customer, email: '', phone: '', locale: order.locale }, at);
  const { subject, description, fields, priority, locale } = order;
  const draft = { typeId, contactId, subject, description, fields, priority, clientId: randomUUID(), typeVersion: 1, fileIds: [] };
  const id = await makeOrder(
    scope,
    { ...draft, origin: 'chat_form', originConversationId: null },
    {
      locale,
      actor: CUSTOMER,
      uploader: { kind: 'visitor', id: contactId },
      author: { authorKind: 'contact', authorId: contactId, authorName: null },
    },
    at,
  );
  const change = async (decide: (state: OrderState) => ReturnType<typeof moves> | undefined) => {
    const state = await lockOrder(scope, id);
    const decided = decide(state);
    if (decided && decided.refused === undefined) await storeOrder(scope, state, decided.next, decided.events, at + HOUR_MS);
  };
  await change((state) => ({
    next: { ...state, resolveDueAt: now + order.due_h * HOUR_MS, version: state.version + 1 },
    events: [{ name: 'due', actor: SYSTEM, words: String(now + order.due_h * HOUR_MS) }],
  }));
  if (order.status === 'new') return;
  await change((state) => gives(state, { to: owner, team: null }, agent, at + HOUR_MS));
  if (order.reply !== undefined) await reply(scope, id, order.reply, owner, at + HOUR_MS);
  await change((state) => {
    const words = { solution: order.solution, pendingUntil: order.rests_h === undefined ? undefined : now + order.rests_h * HOUR_MS };
    const to = order.status === 'closed' ? 'solved' : order.status;
    return state.status === to ? undefined : moves(state, to, agent, words, at + HOUR_MS);
  });
  if (order.status === 'closed') await change((state) => moves(state, 'closed', CUSTOMER, {}, at + HOUR_MS));
}

async function reply(scope: TenantScope, id: string, body: string, owner: Colleague, at: number): Promise<void> {
  const state = await lockOrder(scope, id);
  const thread = await lockThread(scope, state.conversationId);
  if (thread)
    await writeInThread(
      scope,
      thread,
      { authorKind: 'agent', authorId: String(owner.id), authorName: owner.name, body, clientMsgId: randomUUID() },
      at,
    );
  await storeOrder(scope, state, { ...state, firstRepliedAt: at, version: state.version + 1 }, [], at);
}
