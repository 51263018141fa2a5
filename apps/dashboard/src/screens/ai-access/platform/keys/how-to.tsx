import { OPEN_PATHS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton, Tabs } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useCopyText } from '#/components/ai-access/use-copy-text.ts';

const WAYS = ['ask', 'stream', 'search', 'mcp'] as const;
type Way = (typeof WAYS)[number];
/** Names of the interface, which are the same in every language. */
const WORDS = {
  ask: { field: 'history' },
  stream: { field: 'stream' },
  search: {},
  mcp: { search: 'search_knowledge', ask: 'ask' },
} as const;

/** What is typed to use a key, ready to be copied. */
export function HowTo() {
  const t = useT('access');
  const copy = useCopyText();
  const [way, setWay] = useState<Way>('ask');
  const text = snippet(way, window.location.origin);
  return (
    <section aria-label={t('how.title')} className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{t('how.title')}</h3>
      <Tabs label={t('how.tabs')} items={WAYS.map((id) => ({ id, label: t(`how.${id}`) }))} value={way} onChange={setWay}>
        <p className="mt-3 mb-2 text-muted">{t(`how.${way}_text`, WORDS[way])}</p>
        <div className="flex items-start gap-2 rounded-field border border-border bg-surface-secondary p-3">
          <pre className="min-w-0 flex-1 text-13">
            <code className="break-words whitespace-pre-wrap">{text}</code>
          </pre>
          <IconButton label={t('how.copy')} icon={<Copy size={16} />} onClick={() => void copy(text)} />
        </div>
      </Tabs>
    </section>
  );
}

function snippet(way: Way, origin: string): string {
  if (way === 'mcp') return mcpConfiguration(origin);
  const body = {
    ask: '{"question": "How long is the guarantee?", "locale": "en-US"}',
    stream: '{"question": "How long is the guarantee?", "stream": true}',
    search: '{"query": "guarantee", "limit": 5}',
  }[way];
  return [
    `curl${way === 'stream' ? ' -N' : ''} ${origin}${way === 'search' ? OPEN_PATHS.search : OPEN_PATHS.ask} \\`,
    `  -H 'Authorization: Bearer YOUR_KEY' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ].join('\n');
}

function mcpConfiguration(origin: string): string {
  const server = { type: 'http', url: origin + OPEN_PATHS.mcp, headers: { Authorization: 'Bearer YOUR_KEY' } };
  return JSON.stringify({ mcpServers: { lobby: server } }, null, 2);
}
