import type { ToolGlance } from '@lobby/contract';
import type { Difference } from './bot-values.ts';

const MARKS = { enabled: '✓', off: '–' } as const;

/** Tools that two versions have differently; where only a secret or a parameter is another one, both sides read alike. */
export function toolDifferences(theirs: readonly ToolGlance[], mine: readonly ToolGlance[]): Difference[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [before, after] = [theirs, mine].map((tools) => tools.find((tool) => tool.id === id));
    if (before?.version === after?.version) return [];
    const name = after?.name ?? before?.name ?? '';
    return [{ locale: undefined, field: 'tool', name, theirs: toolWritten(before), mine: toolWritten(after) }];
  });
}

function toolWritten(tool: ToolGlance | undefined): string {
  if (!tool) return '';
  return [tool.enabled ? MARKS.enabled : MARKS.off, tool.name, `${tool.method} ${tool.url}`, tool.description].join(' · ');
}
