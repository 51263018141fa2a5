import { z } from 'zod/mini';

/** How the service has judged a template: only what is `approved` can be sent. */
export const TEMPLATE_STATES = ['approved', 'pending', 'rejected', 'paused', 'disabled'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** What a template is for, which decides its price. */
export const TEMPLATE_CATEGORIES = ['marketing', 'utility', 'authentication'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Why an approved template cannot be sent from here: it needs a file, it carries a sign-in code, or it has parts that are not known. */
export const TEMPLATE_LIMITS = ['media', 'authentication', 'parts'] as const;
export type TemplateLimit = (typeof TEMPLATE_LIMITS)[number];

export const TEMPLATE_NAME_MAX = 512;
export const TEMPLATE_LANGUAGE_MAX = 20;
/** Characters of one value. */
export const TEMPLATE_VALUE_MAX = 1_024;
/** Characters of a text with its values filled in, by where it stands. */
const FILLED_MAX = { header: 60, body: 1_024, button: 2_000 } as const;
const VARIABLES_MAX = 60;

export const templateVariable = z.object({
  /** Unique in its template, such as `body.1`; values are sent under it. */
  key: z.string(),
  place: z.enum(['header', 'body', 'button']),
  /** As it stands between the braces: a number, or a name. */
  name: z.string(),
  /** What the business gave as an example when it handed the template in. */
  example: z.nullable(z.string()),
});
export type TemplateVariable = z.output<typeof templateVariable>;

/** What a template says, `{{…}}` where a value is filled in. */
export const templateContent = z.object({
  header: z.nullable(z.string()),
  body: z.string(),
  footer: z.nullable(z.string()),
  /** `target` is the address or number of a button; null where it answers with its label. */
  buttons: z.array(z.object({ label: z.string(), target: z.nullable(z.string()) })),
  variables: z.array(templateVariable),
  limit: z.nullable(z.enum(TEMPLATE_LIMITS)),
});
export type TemplateContent = z.output<typeof templateContent>;

export const messageTemplate = z.object({
  ...templateContent.shape,
  /** Name and language are one template; another language has a state of its own. */
  name: z.string(),
  language: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  state: z.enum(TEMPLATE_STATES),
  /** Why the service has rejected or paused it, in its own words or code. */
  reason: z.nullable(z.string()),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** Values by the key of their variable. */
export const templateValues = z
  .record(z.string().check(z.maxLength(100)), z.string().check(z.trim(), z.maxLength(TEMPLATE_VALUE_MAX)))
  .check(z.refine((values) => Object.keys(values).length <= VARIABLES_MAX));
export type TemplateValues = z.output<typeof templateValues>;

const PLACEHOLDER = /\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g;

/** Names between braces, in their order, each once. */
export function templatePlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** A text of a template with its values; one that is missing stays as its placeholder. */
export function fillTemplateText(text: string, key: (name: string) => string, values: Readonly<TemplateValues>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => values[key(name)]?.trim() || whole);
}

/** What the person will read: header, text and footer with the values in them. */
export function fillTemplate(template: Pick<TemplateContent, 'header' | 'body' | 'footer'>, values: Readonly<TemplateValues>): string {
  const header = template.header === null ? '' : fillTemplateText(template.header, (name) => `header.${name}`, values);
  const body = fillTemplateText(template.body, (name) => `body.${name}`, values);
  return [header, body, template.footer ?? ''].filter((part) => part !== '').join('\n\n');
}

/** What is wrong with a value. */
export const TEMPLATE_ISSUES = ['missing', 'line_break', 'spaces', 'too_long'] as const;
export type TemplateIssue = (typeof TEMPLATE_ISSUES)[number];

/** Spaces in a row that the service takes. */
const SPACES_MAX = 4;

/** Values that the service would refuse, by key. */
export function templateIssues(template: TemplateContent, values: Readonly<TemplateValues>): Readonly<Record<string, TemplateIssue>> {
  const issues: Record<string, TemplateIssue> = {};
  const texts = { header: template.header ?? '', body: template.body, button: '' };
  for (const { key, place } of template.variables) {
    const value = values[key]?.trim() ?? '';
    const filled = place === 'button' ? value : fillTemplateText(texts[place], (name) => `${place}.${name}`, values);
    if (value === '') issues[key] = 'missing';
    else if (/[\n\r\t]/.test(value)) issues[key] = 'line_break';
    else if (value.includes(' '.repeat(SPACES_MAX + 1))) issues[key] = 'spaces';
    else if (filled.length > FILLED_MAX[place]) issues[key] = 'too_long';
  }
  return issues;
}
