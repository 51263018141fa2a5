import type { Suggestion } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { rejectSuggestion } from '#/data/corpus-care.ts';
import { LocaleChip } from '#/components/corpus/entry-chips.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { useSettle } from '#/components/corpus/use-settle.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** One suggestion: the question, the person's words, beside them the entry that it is like, and the decision. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const t = useT('corpus');
  const formats = useFormats();
  const { kind, question, answer, locale, similar, similarity, status } = suggestion;
  const mayView = useMay()('session.view');
  return (
    <article className="flex flex-col gap-2.5">
      <div className="flex items-start gap-2.5">
        <h2 lang={locale} className="min-w-0 flex-1 font-semibold break-words">
          {question}
        </h2>
        <LocaleChip locale={locale} />
        <Chip tone={kind === 'new' ? 'success' : 'accent'}>{t(`suggestions.kind_${kind}`)}</Chip>
      </div>
      <div lang={locale} className="grid gap-2.5 text-13 sm:grid-flow-col sm:auto-cols-fr">
        {similar ? <Words label={t('suggestions.now')} text={similar.answer} /> : null}
        <Words label={t('suggestions.proposed')} text={answer} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-13 text-muted">
        {similar ? <span>{t('suggestions.similar', { question: similar.question, score: (similarity ?? 0).toFixed(2) })}</span> : null}
        <span>{formats.relative(suggestion.created_at)}</span>
        {mayView ? (
          <Link
            to="/dashboard/session"
            search={{ conversation: suggestion.conversation_id }}
            preload={false}
            className="text-accent-text hover:underline"
          >
            {t('gaps.conversation')}
          </Link>
        ) : null}
      </p>
      {status === 'rejected' ? (
        <p className="text-13">{t('suggestions.by', { name: suggestion.reviewed_by ?? '', reason: suggestion.reason ?? '' })}</p>
      ) : null}
      {status === 'pending' ? <Decision suggestion={suggestion} /> : null}
    </article>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div className="rounded-lg bg-surface-secondary p-2.5">
      <p className="mb-1 text-xs text-muted">{label}</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}

function Decision({ suggestion: { id, kind, similar } }: { suggestion: Suggestion }) {
  const t = useT('corpus');
  const api = useApi();
  const { go } = useCorpusSearch();
  const { busy, settle } = useSettle();
  const [rejecting, setRejecting] = useState(false);
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        variant="primary"
        icon={<PenLine size={14} />}
        onClick={() => go({ ...NO_ENTRY, entry: kind === 'edit' && similar ? similar.id : 'new', suggestion: id })}
      >
        {t('suggestions.approve')}
      </Button>
      <Button size="small" loading={busy} onClick={() => setRejecting(true)}>
        {t('suggestions.reject')}
      </Button>
      {rejecting ? (
        <RejectDialog
          onClose={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false);
            void settle(() => rejectSuggestion(api, id, reason), t('suggestions.rejected_toast'));
          }}
        />
      ) : null}
    </div>
  );
}
