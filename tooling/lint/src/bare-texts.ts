import { parseSync, Visitor } from 'vite';

/** A text in a component that no translation reaches. */
export interface BareText {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Properties whose text a person sees or hears, on elements and in objects given to components. */
const SEEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'removeLabel',
  'text',
  'title',
  'tooltip',
]);

/** On elements only: in objects they name tones and states. */
const SEEN_ON_ELEMENTS = new Set([...SEEN, 'error']);

/** What is the same in every language: the product's name, keys of the keyboard, addresses, forms of files. */
const SAME_EVERYWHERE =
  /(?<!\S)\/[\w/-]*|\bAlt\+T\b|\b(?:Lobby|Esc|Ctrl|Alt|Shift|Enter|Tab|AI|API|FAQ|URL|CSV|JSON|XLSX|PDF|HTML|ID|https?|example\.com|name@example\.com)\b/gu;

/** Whether a text has a word in it that somebody would have to translate. */
function isProse(text: string): boolean {
  return /\p{L}/u.test(text.replace(SAME_EVERYWHERE, ''));
}

interface Node {
  readonly type: string;
  readonly start: number;
}
type Fields = Node & Readonly<Record<string, unknown>>;

/** The literal texts that a value may turn out to be: through conditions, defaults and templates. */
function textsIn(value: unknown): { text: string; start: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Fields;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [{ text: node['value'], start: node.start }] : [];
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string }; start: number }[]).map(({ value: { cooked }, start }) => ({
        text: cooked,
        start,
      }));
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return textsIn(node['expression']);
    case 'ConditionalExpression':
      return [...textsIn(node['consequent']), ...textsIn(node['alternate'])];
    case 'LogicalExpression':
      return [...textsIn(node['left']), ...textsIn(node['right'])];
    default:
      return [];
  }
}

/** The name of an attribute or of a property, whichever way it is written. */
function nameOf(node: object): string {
  if ('name' in node && typeof node.name === 'string') return node.name;
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** Whether a call says something to a person: `toast('…')`, `toast.error('…')`. */
function isToast(callee: object): boolean {
  return nameOf('object' in callee ? (callee.object as object) : callee) === 'toast';
}

/** Finds the texts of a component that stand in the code: between tags, in properties that are seen, and in toasts. */
export function findBareTexts(file: string, source: string): readonly BareText[] {
  const found: BareText[] = [];
  const take = (value: unknown) => {
    for (const { text, start } of textsIn(value)) {
      if (isProse(text)) found.push({ line: source.slice(0, start).split('\n').length, text: text.trim() });
    }
  };
  new Visitor({
    JSXText: ({ value, start }) => take({ type: 'Literal', value, start: start + (value.length - value.trimStart().length) }),
    JSXElement: ({ children }) => children.filter(({ type }) => type === 'JSXExpressionContainer').map(take),
    JSXFragment: ({ children }) => children.filter(({ type }) => type === 'JSXExpressionContainer').map(take),
    JSXAttribute: ({ name, value }) => (SEEN_ON_ELEMENTS.has(nameOf(name)) ? take(value) : undefined),
    Property: ({ key, value }) => (SEEN.has(nameOf(key)) ? take(value) : undefined),
    CallExpression: ({ callee, arguments: given }) => {
      if (!isToast(callee)) return;
      for (const argument of given) {
        take(argument);
        // The states of a promise.
        if (argument.type === 'ObjectExpression')
          for (const property of argument.properties) if ('key' in property && !SEEN.has(nameOf(property.key))) take(property.value);
      }
    },
  }).visit(parseSync(file, source, { lang: 'tsx' }).program);
  return found;
}
