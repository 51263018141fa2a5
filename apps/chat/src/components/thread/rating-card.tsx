import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { Annoyed, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';

const FACES = [
  { score: 1, Face: Frown },
  { score: 2, Face: Annoyed },
  { score: 3, Face: Meh },
  { score: 4, Face: Smile },
  { score: 5, Face: Laugh },
] as const;
const COMMENT_MAX = 1_000;

interface RatingCardProps {
  given: number | null;
  /** Rates something else than the conversation. */
  onRate?: ((score: number, comment: string) => Promise<unknown>) | undefined;
}

/** How it was: one press is enough, words may follow, both can be changed, and nobody has to say. */
export function RatingCard({ given, onRate }: RatingCardProps) {
  const t = useT('later');
  const chat = useChat();
  const tell = useFailureToast();
  const [score, setScore] = useState(given);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'done'>(given === null ? 'open' : 'done');
  /** The platform has a score; not before is anybody thanked. */
  const [isGiven, setIsGiven] = useState(given !== null);
  const [isPutOff, setIsPutOff] = useState(false);
  /** What was given last is sent after what was given before it, and its answer alone is shown. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const rate = (next: number, words: string) => {
    setScore(next);
    setState(words === '' ? 'open' : 'sending');
    const sent = last.current.then(() => (onRate ?? chat.rate)(next, words));
    const settled: Promise<unknown> = sent.then(
      () => {
        setIsGiven(true);
        if (words !== '' && last.current === settled) setState('done');
      },
      (error: unknown) => {
        if (last.current === settled) setState('open');
        tell(error);
      },
    );
    last.current = settled;
  };
  if (isPutOff) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) rate(score, comment.trim());
      }}
      aria-label={t('rating.title')}
      className="rounded-card border border-border bg-surface p-4 text-center shadow-raised"
    >
      <h2 className="text-15 font-semibold">{isGiven ? t('rating.thanks') : t('rating.title')}</h2>
      <div role="radiogroup" aria-label={t('rating.title')} className="mt-3 grid grid-cols-5 gap-1">
        {FACES.map(({ score: each, Face }) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={score === each}
            onClick={() => rate(each, comment.trim())}
            className={classNames(
              'group flex flex-col items-center gap-1.5 rounded-xl pb-1 text-xs text-balance',
              score === each ? 'text-accent-text' : 'text-muted hover:text-foreground',
            )}
          >
            <span
              className={classNames(
                'flex size-11 items-center justify-center rounded-full',
                score === each ? 'bg-accent-solid text-accent-foreground' : 'bg-default group-hover:bg-border',
              )}
            >
              <Face size={24} aria-hidden="true" />
            </span>
            {t(`rating.${each}`)}
          </button>
        ))}
      </div>
      {score === null ? (
        <Button variant="ghost" size="small" onClick={() => setIsPutOff(true)} className="mt-2">
          {t('rating.later')}
        </Button>
      ) : null}
      {score !== null && state !== 'done' ? (
        <div className="mt-3 flex flex-col gap-2">
          <textarea
            value={comment}
            maxLength={COMMENT_MAX}
            rows={2}
            dir="auto"
            aria-label={t('rating.comment')}
            placeholder={t('rating.comment')}
            onChange={(event) => setComment(event.target.value)}
            className="w-full resize-none rounded-xl border border-field-border bg-field-background px-3 py-2 text-start text-15"
          />
          <Button type="submit" variant="primary" loading={state === 'sending'} disabled={comment.trim() === ''}>
            {t('rating.send')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
