/** A text and what is chosen in it, as a text area has it. */
export interface Editing {
  text: string;
  start: number;
  end: number;
}

export type Tool = 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote' | 'callout' | 'table' | 'code';

const WRAPS: Partial<Record<Tool, string>> = { bold: '**', italic: '*', code: '`' };
const LINES: Partial<Record<Tool, (line: string, index: number) => string>> = {
  list: (line) => (line.startsWith('- ') ? line.slice(2) : `- ${line}`),
  numbers: (line, index) => (/^\d+\. /.test(line) ? line.replace(/^\d+\. /, '') : `${index + 1}. ${line}`),
  quote: (line) => (line.startsWith('> ') ? line.slice(2) : `> ${line}`),
  heading: (line) => (line.startsWith('### ') ? line.slice(4) : line.startsWith('## ') ? `#${line}` : `## ${line}`),
};

/** What a tool makes of what is chosen; what it adds first is chosen afterwards, so that it can be typed over. Pure. */
export function applyTool(editing: Editing, tool: Tool, words: { text: string; column: string }): Editing {
  const wrap = WRAPS[tool];
  if (wrap !== undefined) return wrapped(editing, wrap, words.text);
  const line = LINES[tool];
  if (line) return overLines(editing, line);
  if (tool === 'callout') return insertBlock(editing, `> [!note]\n> ${chosenOr(editing, words.text).replaceAll('\n', '\n> ')}`);
  return insertBlock(editing, `| ${words.column} 1 | ${words.column} 2 |\n| --- | --- |\n| ${words.text} | ${words.text} |`);
}

function chosenOr({ text, start, end }: Editing, otherwise: string): string {
  return start === end ? otherwise : text.slice(start, end);
}

function wrapped(editing: Editing, mark: string, otherwise: string): Editing {
  const { text, start, end } = editing;
  const isWrapped = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  if (isWrapped) {
    const bare = text.slice(0, start - mark.length) + text.slice(start, end) + text.slice(end + mark.length);
    return { text: bare, start: start - mark.length, end: end - mark.length };
  }
  const inner = chosenOr(editing, otherwise);
  const made = text.slice(0, start) + mark + inner + mark + text.slice(end);
  return { text: made, start: start + mark.length, end: start + mark.length + inner.length };
}

function overLines({ text, start, end }: Editing, change: (line: string, index: number) => string): Editing {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const to = found === -1 ? text.length : found;
  const lines = text.slice(from, to).split('\n').map(change).join('\n');
  return { text: text.slice(0, from) + lines + text.slice(to), start: from, end: from + lines.length };
}

/** Puts a block where the cursor is, with blank lines around it. Pure. */
export function insertBlock({ text, start, end }: Editing, block: string): Editing {
  const before = text.slice(0, start).replace(/\n+$/, '');
  const after = text.slice(end).replace(/^\n+/, '');
  const lead = before === '' ? '' : `${before}\n\n`;
  const made = `${lead}${block}\n\n${after}`;
  const at = lead.length + block.length;
  return { text: made, start: at, end: at };
}

/** Puts words where the cursor is. Pure. */
export function insertWords({ text, start, end }: Editing, words: string): Editing {
  return { text: text.slice(0, start) + words + text.slice(end), start: start + words.length, end: start + words.length };
}

/** What Enter makes inside of a list or a quotation: the next point, or its end after an empty one. undefined elsewhere. Pure. */
export function continueLine({ text, start, end }: Editing): Editing | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const [, mark = '', rest = ''] = /^(\s*(?:[-*+]|\d+[.)]|>)\s)(.*)$/.exec(line) ?? [];
  if (mark === '') return undefined;
  if (rest.trim() === '') return { text: text.slice(0, from) + text.slice(start), start: from, end: from };
  const next = mark.replace(/\d+/, (digits) => String(Number(digits) + 1));
  return insertWords({ text, start, end }, `\n${next}`);
}
