import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Button, Spinner } from '@lobby/ui';
import { FileUp, PencilLine, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Answer } from '#/state/playground/desk/compose-answer.ts';
import type { Playground } from '#/state/playground/use-playground.ts';
import { PassageList } from './passage-list.tsx';
import { decodeFile } from '#/state/playground/knowledge/read-file.ts';
import { WriteForm } from './write-form.tsx';

interface KnowledgePanelProps {
  playground: Playground;
  /** The answer now shown, whose sources are marked. */
  answer: Answer | undefined;
  /** A passage that shall be brought into view; a new object each time. */
  reached: { readonly id: string } | undefined;
}

/** What was put in: written or pasted, then as the passages that answers come from. */
export function KnowledgePanel({ playground, answer, reached }: KnowledgePanelProps) {
  const t = useT('playground');
  const { phase, knowledge } = playground;
  return (
    <section
      aria-labelledby="knowledge-title"
      className="flex min-w-0 flex-col overflow-hidden rounded-[20px] border border-border bg-surface max-lg:max-h-[70dvh] lg:min-h-0"
    >
      <header className="flex min-h-14 items-center gap-3 border-b border-border py-2 pr-3 pl-5">
        <h2 id="knowledge-title" className="shrink-0 font-semibold">
          {t('knowledge.title')}
        </h2>
        <Facts playground={playground} />
        <div className="ml-auto flex shrink-0">
          <FileButton playground={playground} />
          {phase === 'ready' ? <ToolButton icon={<PencilLine size={16} />} label={t('knowledge.edit')} onClick={playground.edit} /> : null}
          {playground.text === '' ? null : (
            <ToolButton icon={<Trash2 size={16} />} label={t('knowledge.clear')} onClick={() => playground.clear()} />
          )}
        </div>
      </header>
      {phase === 'writing' ? <WriteForm playground={playground} /> : null}
      {phase === 'reading' ? (
        <p role="status" className="flex flex-1 items-center justify-center gap-2.5 py-24 text-sm text-muted">
          <Spinner />
          {t('knowledge.reading')}
        </p>
      ) : null}
      {phase === 'ready' && knowledge ? <PassageList knowledge={knowledge} answer={answer} reached={reached} /> : null}
    </section>
  );
}

function ToolButton({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="small" icon={icon} aria-label={label} onClick={onClick}>
      <span className="max-sm:hidden">{label}</span>
    </Button>
  );
}

/** How much there is, and how it was understood. */
function Facts({ playground: { phase, knowledge, kept } }: { playground: Playground }) {
  const t = useT('playground');
  const formats = useFormats();
  if (phase !== 'ready' || !knowledge) return null;
  const { kind, characters, passages } = knowledge;
  const facts = [
    t(`knowledge.${kind}`, { count: passages.length, number: formats.number(passages.length) }),
    ...(kept ? [] : [t('knowledge.not_kept')]),
    t('knowledge.characters', { count: characters, number: formats.number(characters) }),
  ];
  return (
    <p role="status" className="min-w-0 truncate text-xs text-muted tabular-nums">
      {facts.join(' · ')}
    </p>
  );
}

/** A file from this computer, read here. */
function FileButton({ playground }: { playground: Playground }) {
  const t = useT('playground');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file) playground.read(decodeFile(new Uint8Array(await file.arrayBuffer()), locale));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".txt,.md,.csv,.tsv,text/plain,text/csv,text/markdown"
        aria-label={t('knowledge.file')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <ToolButton icon={<FileUp size={16} />} label={t('knowledge.file')} onClick={() => input.current?.click()} />
    </>
  );
}
