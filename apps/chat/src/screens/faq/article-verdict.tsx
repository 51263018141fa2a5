import type { ApiClient } from '@lobby/api-client';
import type { Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextArea } from '@lobby/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { showError } from '#/components/use-failure-toast.ts';
import { judgeArticle } from '#/data/faq.ts';

type Verdict = 'helpful' | 'unhelpful';

/** Whether the article helped: once a reader, changeable, with a word about it where it did not. */
export function ArticleVerdict({ onJudge }: { onJudge: { client: ApiClient; tenant: string; id: string; locale: Locale } }) {
  const t = useT('faq');
  const { client, ...article } = onJudge;
  const [verdict, setVerdict] = useState<Verdict>();
  const [comment, setComment] = useState('');
  const [told, setTold] = useState(false);
  const judge = async (chosen: Verdict, words = '') => {
    const before = verdict;
    setVerdict(chosen);
    try {
      await judgeArticle(client, { ...article, verdict: chosen, comment: words });
      setTold(words !== '');
    } catch {
      setVerdict(before);
      void showError(t('failed_send'));
    }
  };
  return (
    <section aria-label={t('helpful')} className="mt-5 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1">{t('helpful')}</p>
        <Button
          icon={<ThumbsUp size={16} />}
          aria-pressed={verdict === 'helpful'}
          onClick={() => void judge('helpful')}
          className="pointer-coarse:min-h-11"
        >
          {t('yes')}
        </Button>
        <Button
          icon={<ThumbsDown size={16} />}
          aria-pressed={verdict === 'unhelpful'}
          onClick={() => void judge('unhelpful')}
          className="pointer-coarse:min-h-11"
        >
          {t('no')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {told ? t('comment_sent') : verdict === undefined ? '' : t('thanks')}
      </p>
      {verdict === 'unhelpful' && !told ? (
        <form
          className="mt-3 flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (comment.trim() !== '') void judge('unhelpful', comment.trim());
          }}
        >
          <TextArea label={t('comment')} rows={2} maxLength={1_000} value={comment} onChange={(event) => setComment(event.target.value)} />
          <Button type="submit" size="small">
            {t('comment_send')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
