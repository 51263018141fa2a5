import type { Locale, Source } from '@lobby/contract';
import { say } from '#/words.ts';
import type { ToolStop } from './toolbox.ts';

/** Longest value that a visitor reads of what is about to be sent, in characters. */
const SHOWN_MAX = 80;

/** What the visitor is asked, with buttons where a yes or a no answers it. Pure. */
export function askingWords(stop: Exclude<ToolStop, { why: 'failed' }>, locale: Locale): { body: string; sources: Source[] } {
  if (stop.why === 'asks') return { body: stop.text, sources: [] };
  if (stop.why === 'needs_verification') return { body: say(locale, 'tools.ask_address'), sources: [] };
  const values = Object.entries(stop.call.arguments).map(([name, value]) => `${name}: ${shortened(String(value))}`);
  const body = [say(locale, 'tools.confirm', { what: stop.tool.description }), ...values].join('\n');
  const [yes, no] = [say(locale, 'tools.yes'), say(locale, 'tools.no')];
  const buttons = [
    { kind: 'question' as const, label: yes, target: yes },
    { kind: 'question' as const, label: no, target: no },
  ];
  return { body, sources: [{ entry_id: null, title: stop.tool.name, buttons }] };
}

function shortened(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
