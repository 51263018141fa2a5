import type { ArticleText, ArticleWords } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';

interface StaleTextProps {
  current: ArticleText;
  mine: ArticleWords;
  onMine: () => void;
  onTheirs: () => void;
}

const FIELDS = ['title', 'slug', 'summary', 'body'] as const;

/** Somebody else saved meanwhile: both copies where they differ, and the choice between them. */
export function StaleText({ current, mine, onMine, onTheirs }: StaleTextProps) {
  const t = useT('help');
  const differing = FIELDS.filter((field) => mine[field] !== current[field]);
  return (
    <section role="alert" className="rounded-xl border border-warning-border bg-warning-soft p-4">
      <p className="font-semibold text-warning-soft-foreground">{t('editor.stale', { name: current.updated_by ?? '–' })}</p>
      <p className="mt-0.5 text-13 text-warning-soft-foreground">{t('editor.stale_text')}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {[
          { whose: 'mine' as const, words: mine },
          { whose: 'theirs' as const, words: current },
        ].map(({ whose, words }) => (
          <div key={whose} className="min-w-0">
            <p className="mb-1 text-13 font-semibold">{t(`editor.${whose}`)}</p>
            {differing.map((field) => (
              <p key={field} className="mb-1 max-h-60 overflow-y-auto rounded-lg bg-surface p-2.5 text-13 break-words whitespace-pre-wrap">
                <span className="block text-xs text-muted">{t(`editor.${field}`)}</span>
                {words[field]}
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={onMine}>{t('editor.keep_mine')}</Button>
        <Button onClick={onTheirs}>{t('editor.take_theirs')}</Button>
      </div>
    </section>
  );
}
