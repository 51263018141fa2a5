import {
  templatePlaceholders,
  type TemplateCategory,
  type TemplateContent,
  type TemplateState,
  type TemplateVariable,
} from '@lobby/contract';
import { z } from 'zod/mini';
import { ServiceRefusal } from '#/channels/port/adapter.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import type { ServiceTemplate, TemplateCall } from '#/channels/port/template.ts';

const named = z.array(z.looseObject({ param_name: z.string(), example: z.string() }));
const button = z.looseObject({
  type: z.string(),
  text: z._default(z.string(), ''),
  url: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  example: z.optional(z.union([z.string(), z.array(z.string())])),
});
const component = z.looseObject({
  type: z.string(),
  format: z.optional(z.string()),
  text: z.optional(z.string()),
  buttons: z.optional(z.array(button)),
  example: z.optional(
    z.looseObject({
      header_text: z.optional(z.array(z.string())),
      body_text: z.optional(z.array(z.array(z.string()))),
      header_text_named_params: z.optional(named),
      body_text_named_params: z.optional(named),
    }),
  ),
});
type Component = z.output<typeof component>;
const template = z.looseObject({
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string(),
  rejected_reason: z.optional(z.nullable(z.string())),
  components: z._default(z.array(component), []),
});
const page = z.looseObject({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.looseObject({ next: z.optional(z.string()), cursors: z.optional(z.looseObject({ after: z.optional(z.string()) })) }),
  ),
});

/** Characters of an answer that was not understood. */
const SAID_MAX = 200;
/** Parts that a template may have and be sent from here. */
const PARTS: ReadonlySet<string> = new Set(['HEADER', 'BODY', 'FOOTER', 'BUTTONS']);
const BUTTONS: ReadonlySet<string> = new Set(['QUICK_REPLY', 'URL', 'PHONE_NUMBER']);

/** The templates of an answer, and where the next are. @throws ServiceRefusal */
export function readTemplates(answer: unknown): { items: ServiceTemplate[]; after: string | undefined } {
  const { data: read } = page.safeParse(answer);
  if (!read) throw new ServiceRefusal(JSON.stringify(answer).slice(0, SAID_MAX));
  const { next, cursors } = read.paging ?? {};
  return {
    items: read.data.flatMap((each) => {
      const { data: known } = template.safeParse(each);
      return known ? [toTemplate(known)].filter((found) => found !== undefined) : [];
    }),
    after: next === undefined ? undefined : cursors?.after,
  };
}

function toTemplate({ name, language, status, category: given, rejected_reason: why, components }: z.output<typeof template>) {
  const state = stateOf(status);
  const category = categoryOf(given);
  if (state === undefined || category === undefined) return undefined;
  return { name, language, category, state, reason: reasonFrom(why), content: contentOf(components, category) };
}

function contentOf(components: readonly Component[], category: TemplateCategory): TemplateContent {
  const find = (type: string) => components.find((each) => each.type.toUpperCase() === type);
  const [header, body, footer, row] = [find('HEADER'), find('BODY'), find('FOOTER'), find('BUTTONS')];
  const buttons = row?.buttons ?? [];
  const isText = header === undefined || (header.format ?? 'TEXT').toUpperCase() === 'TEXT';
  const isKnown =
    body?.text !== undefined &&
    components.every(({ type }) => PARTS.has(type.toUpperCase())) &&
    buttons.every(({ type }) => BUTTONS.has(type.toUpperCase()));
  const limit = category === 'authentication' ? 'authentication' : !isKnown ? 'parts' : isText ? null : 'media';
  return {
    header: isText ? (header?.text ?? null) : null,
    body: body?.text ?? '',
    footer: footer?.text ?? null,
    buttons: buttons.map(({ text, url, phone_number: phone }) => ({ label: text, target: url ?? phone ?? null })),
    variables: [
      ...(isText && header ? textVariables('header', header) : []),
      ...(body ? textVariables('body', body) : []),
      ...buttons.flatMap(buttonVariable),
    ],
    limit,
  };
}

function textVariables(place: 'header' | 'body', { text = '', example = {} }: Component): TemplateVariable[] {
  const inOrder = place === 'header' ? example.header_text : example.body_text?.[0];
  const byName = place === 'header' ? example.header_text_named_params : example.body_text_named_params;
  return templatePlaceholders(text).map((name, at) => ({
    key: `${place}.${name}`,
    place,
    name,
    example: byName?.find(({ param_name: each }) => each === name)?.example ?? inOrder?.[at] ?? null,
  }));
}

/** The end of an address is filled in; its example is the whole of it. */
function buttonVariable({ url = '', example }: z.output<typeof button>, at: number): TemplateVariable[] {
  if (templatePlaceholders(url).length === 0) return [];
  const whole = Array.isArray(example) ? example[0] : example;
  const start = url.slice(0, url.indexOf('{{'));
  return [{ key: `button.${at}`, place: 'button', name: String(at + 1), example: whole?.replace(start, '') ?? null }];
}

function stateOf(status: string): TemplateState | undefined {
  switch (status.toUpperCase()) {
    case 'APPROVED':
    case 'REINSTATED':
    case 'FLAGGED':
      return 'approved';
    case 'PENDING':
    case 'IN_APPEAL':
      return 'pending';
    case 'REJECTED':
      return 'rejected';
    case 'PAUSED':
      return 'paused';
    case 'DISABLED':
    case 'ARCHIVED':
    case 'LIMIT_EXCEEDED':
    case 'PENDING_DELETION':
      return 'disabled';
    default:
      return undefined;
  }
}

function categoryOf(category: string): TemplateCategory | undefined {
  const name = category.toLowerCase();
  return name === 'marketing' || name === 'utility' || name === 'authentication' ? name : undefined;
}

const reasonFrom = (reason: string | null | undefined): string | null => (reason && reason.toUpperCase() !== 'NONE' ? reason : null);

const change = z.looseObject({
  event: z.optional(z.string()),
  message_template_name: z.string(),
  message_template_language: z.string(),
  reason: z.optional(z.nullable(z.string())),
  new_category: z.optional(z.string()),
});

/** What Meta tells of a template by itself. */
export function readTemplateChange(field: string, given: unknown): Inbound {
  const { data } = change.safeParse(given);
  if (!data) return { kind: 'nothing' };
  const { message_template_name: name, message_template_language: language, event = '', reason, new_category: category } = data;
  if (field === 'template_category_update') {
    const known = category === undefined ? undefined : categoryOf(category);
    return known ? { kind: 'template', name, language, category: known } : { kind: 'nothing' };
  }
  if (event.toUpperCase() === 'DELETED') return { kind: 'template', name, language, state: 'deleted' };
  const state = stateOf(event);
  return state ? { kind: 'template', name, language, state, reason: reasonFrom(reason) } : { kind: 'nothing' };
}

/** A template as it is sent: the values by where they stand. */
export function templateOf({ name, language, fields }: TemplateCall): object {
  const parameters = (place: 'header' | 'body') =>
    fields
      .filter((field) => field.place === place)
      .map((field) => ({ type: 'text', ...(/^\d+$/.test(field.name) ? {} : { parameter_name: field.name }), text: field.text }));
  const texts = (['header', 'body'] as const)
    .map((type) => ({ type, parameters: parameters(type) }))
    .filter((part) => part.parameters.length > 0);
  const buttons = fields
    .filter(({ place }) => place === 'button')
    .map((field) => ({
      type: 'button',
      sub_type: 'url',
      index: String(Number(field.name) - 1),
      parameters: [{ type: 'text', text: field.text }],
    }));
  const components = [...texts, ...buttons];
  // Meta's own description of the call asks for the policy, though there is only one.
  const chosen = { policy: 'deterministic', code: language };
  return { type: 'template', template: { name, language: chosen, ...(components.length > 0 ? { components } : {}) } };
}
