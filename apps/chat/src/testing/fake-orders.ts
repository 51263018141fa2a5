import type { ApiClient } from '@lobby/api-client';
import { CODES, type FormField, type RequestInput, type ResponseOf, type visitorWorkOrders, type VisitorWorkOrder } from '@lobby/contract';
import { NINE } from './facts.ts';

type Forms = ResponseOf<typeof visitorWorkOrders.forms>;
type Created = RequestInput<typeof visitorWorkOrders.create>;

/** Fields of a form, all for its customer. */
const field = (key: string, rest: Partial<FormField>): FormField => ({
  key,
  kind: 'text',
  label: { 'en-US': key },
  hint: {},
  required: false,
  visible_to_customer: true,
  pattern: null,
  choices: [],
  ...rest,
});

/** The part of a platform that takes work orders, before the rest of it: it stores what arrives once. */
export class FakeOrders {
  readonly typeId = crypto.randomUUID();
  readonly made: Created[] = [];
  order: VisitorWorkOrder = {
    id: crypto.randomUUID(),
    no: 7,
    subject: 'A zip came off',
    type_name: 'Repair',
    stage: 'resolved',
    conversation_id: crypto.randomUUID(),
    last_body: '',
    unread: 0,
    created_at: NINE,
    updated_at: NINE,
    assignee_name: 'Mina',
    form: [],
    fields: {},
    solution: 'A new zip.',
    closes_at: NINE + 86_400_000,
    csat_score: null,
    merged_into: null,
    events: [],
  };
  forms: Forms = {
    items: [
      {
        id: this.typeId,
        version: 1,
        name: 'Repair',
        icon: 'wrench',
        reply_within_min: null,
        fields: [field('order', { kind: 'order_no', label: { 'en-US': 'Order number' }, required: true })],
      },
    ],
    has_address: true,
    offer: { on: true, type_id: null },
  };
  begun: ResponseOf<typeof visitorWorkOrders.draft> = {
    type_id: this.typeId,
    subject: 'My zip came off.',
    description: 'My zip came off. Order NF-1001.',
    fields: { order: 'NF-1001' },
    files: 0,
  };
  /** Ratings and acts, as they came. */
  readonly said: Record<string, unknown>[] = [];
  reads = 0;
  isAway = false;
  /** Until it resolves, looks are answered late, with what was there when they were asked. */
  held: Promise<void> | undefined;
  /** Until it resolves, ratings are answered late. */
  heldRating: Promise<void> | undefined;

  /** The form asks for files too, each by its name and whether it is needed. */
  asksFor(...files: [name: string, required: boolean][]): void {
    const asked = files.map(([name, required], at) => field(`file${at}`, { kind: 'file', label: { 'en-US': name }, required }));
    this.forms = { ...this.forms, items: this.forms.items.map((form) => ({ ...form, fields: [...form.fields, ...asked] })) };
  }

  /** Takes the calls of work orders, and leaves the rest to whoever is plugged in already. */
  plugInto(client: ApiClient): void {
    const rest = client.http.defaults.adapter as (config: object) => Promise<unknown>;
    client.http.defaults.adapter = (async (config: Parameters<typeof rest>[0] & { url?: string; method?: string; data?: unknown }) => {
      const url = new URL(config.url ?? '', 'http://api.test');
      const isThread = url.searchParams.get('conversation_id') === this.order.conversation_id;
      if (isThread && url.pathname.endsWith('/visitor/sync')) return envelope(config, { items: [], last_seq: 0, state: null });
      if (!url.pathname.includes('/visitor/work-order')) return rest(config);
      if (this.isAway) throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
      const fields = typeof config.data === 'string' ? (JSON.parse(config.data) as Record<string, unknown>) : {};
      const before = this.reads;
      const answer = this.answer(url.pathname, config.method ?? 'get', fields);
      if (this.reads > before) await this.held;
      if (url.pathname.endsWith('/csat')) await this.heldRating;
      return envelope(config, answer);
    }) as never;
  }

  private answer(path: string, method: string, fields: Record<string, unknown>): unknown {
    if (path.endsWith('/form')) return this.forms;
    if (path.endsWith('/draft')) return this.begun;
    if (method.toLowerCase() === 'post' && path.endsWith('/work-order')) {
      const asked = fields as unknown as Created;
      if (this.made.every(({ client_id: id }) => id !== asked.client_id)) this.made.push(asked);
      return this.order;
    }
    if (path.endsWith('/csat')) {
      this.said.push(fields);
      this.order = { ...this.order, csat_score: Number(fields['score']) };
    } else if (path.endsWith('/act')) {
      this.said.push(fields);
      this.order = { ...this.order, stage: fields['act'] === 'solved' ? 'closed' : 'in_progress' };
    } else this.reads += 1;
    return this.order;
  }
}

function envelope(config: object, data: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify({ code: CODES.success.code, msg: 'ok', data }));
  return { status: 200, statusText: '', headers: {}, config, data: bytes.buffer };
}
