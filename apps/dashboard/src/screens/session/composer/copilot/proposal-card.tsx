import { useT } from '@lobby/i18n';
import { Button, Spinner } from '@lobby/ui';
import { Sparkles, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import type { Copilot, Proposal, Wish } from './use-copilot.ts';
import { sourceKey, SourceLink } from '#/components/conversation/source-link.tsx';

/** What scrolls has to be reached without a mouse, or its end stays out of sight. */
export const REACHABLE = { tabIndex: 0 } as const;

/** Above the field: what the copilot is doing, proposes, or has put in. Esc puts it away. */
export function ProposalCard({ copilot, text }: { copilot: Copilot; text: string }) {
  const t = useT('copilot');
  const { wish, late, needsText, undoable } = copilot;
  const common = useT('common');
  const errorText = useErrorText();
  if (needsText)
    return (
      <Card onEscape={copilot.dismiss}>
        <p role="status">{t('needs_text')}</p>
      </Card>
    );
  if (undoable !== undefined)
    return (
      <Card onEscape={copilot.dismiss}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">{t('proposal.taken')}</p>
          <Button size="small" icon={<Undo2 size={14} aria-hidden="true" />} onClick={copilot.undo}>
            {t('proposal.undo')}
          </Button>
        </div>
      </Card>
    );
  if (late.state === 'idle' || wish === undefined) return null;
  if (late.state === 'working')
    return (
      <Card onEscape={copilot.dismiss}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {t(wish === 'draft' ? 'working.draft' : 'working.rewrite')}
          </p>
          <Button size="small" onClick={copilot.dismiss}>
            {common('actions.cancel')}
          </Button>
        </div>
      </Card>
    );
  if (late.state === 'failed')
    return (
      <Card onEscape={copilot.dismiss}>
        <p role="alert" className="text-danger-text">
          {errorText(late.error)}
        </p>
        <Actions>
          <Button size="small" onClick={() => copilot.ask(wish)}>
            {common('actions.retry')}
          </Button>
          <Button size="small" variant="ghost" onClick={copilot.dismiss}>
            {t('proposal.dismiss')}
          </Button>
        </Actions>
      </Card>
    );
  return <Ready copilot={copilot} wish={wish} proposal={late.answer} isChanged={late.about !== text} isBlank={text.trim() === ''} />;
}

interface ReadyProps {
  copilot: Copilot;
  wish: Wish;
  proposal: Proposal;
  /** The text is not the one any more that was asked about. */
  isChanged: boolean;
  isBlank: boolean;
}

function Ready({ copilot, wish, proposal: { text, draft }, isChanged, isBlank }: ReadyProps) {
  const t = useT('copilot');
  if (draft?.by === 'nothing')
    return (
      <Card onEscape={copilot.dismiss}>
        <p role="status">
          <span className="font-semibold">{t('proposal.nothing_title')}</span> {t('proposal.nothing_text')}
        </p>
        <Actions>
          <Button size="small" onClick={copilot.dismiss}>
            {t('proposal.dismiss')}
          </Button>
        </Actions>
      </Card>
    );
  const title = wish === 'draft' ? t(draft?.by === 'entry' ? 'proposal.by_entry' : 'proposal.by_model') : t(`style.${wish}`);
  return (
    <Card onEscape={copilot.dismiss}>
      <p role="status" className="flex items-center gap-1.5 text-xs font-semibold text-accent-text">
        <Sparkles size={14} aria-hidden="true" />
        {title}
      </p>
      {draft?.model_failed ? <p className="text-xs text-neutral-text">{t('proposal.model_failed')}</p> : null}
      <p
        {...REACHABLE}
        role="group"
        aria-label={t('proposal.ready')}
        dir="auto"
        lang={draft?.locale}
        className="max-h-40 overflow-y-auto text-sm break-words whitespace-pre-wrap"
      >
        {text}
      </p>
      {draft ? <Sources sources={draft.sources} /> : null}
      {isChanged && !isBlank ? <p className="text-xs text-warning-soft-foreground">{t('proposal.changed')}</p> : null}
      <Actions>
        {isBlank ? (
          <Button size="small" variant="primary" onClick={() => copilot.take('replace')}>
            {t('proposal.use')}
          </Button>
        ) : (
          <>
            {/* What was typed since is never what a late answer takes the place of. */}
            {isChanged ? null : (
              <Button size="small" variant="primary" onClick={() => copilot.take('replace')}>
                {t('proposal.replace')}
              </Button>
            )}
            <Button size="small" onClick={() => copilot.take('insert')}>
              {t('proposal.insert')}
            </Button>
          </>
        )}
        <Button size="small" variant="ghost" onClick={copilot.dismiss}>
          {t('proposal.dismiss')}
        </Button>
      </Actions>
    </Card>
  );
}

function Sources({ sources }: { sources: NonNullable<Proposal['draft']>['sources'] }) {
  const t = useT('copilot');
  if (sources.length === 0) return null;
  return (
    <ul aria-label={t('proposal.sources')} className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {sources.map((source) => (
        <li key={sourceKey(source)} className="max-w-full">
          <SourceLink source={source} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

/** A part of the composer that Esc puts away. */
export function Card({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const t = useT('copilot');
  return (
    <section aria-label={t('proposal.label')}>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          onEscape();
        }}
        className="flex flex-col gap-2 border-b border-separator bg-accent-pale/60 px-3.5 py-2.5 text-13"
      >
        {children}
      </div>
    </section>
  );
}
