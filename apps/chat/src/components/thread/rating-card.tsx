import { reasonsFor, type RatingReason } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { Annoyed, Check, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { useState } from 'react';
import { CHOICE_LOOK, CHOSEN_LOOK, UNCHOSEN_LOOK } from '#/components/chip-look.ts';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import type { Rating } from '#/data/visitor.ts';

const FACES = [
  { score: 1, Face: Frown },
  { score: 2, Face: Annoyed },
  { score: 3, Face: Meh },
  { score: 4, Face: Smile },
  { score: 5, Face: Laugh },
] as const;
const COMMENT_MAX = 1_000;
/** The score from which on it was good. */
const GOOD_FROM = 4;

interface RatingCardProps {
  given: number | null;
  /** Who has answered; null where only the bot has. */
  name?: string | null | undefined;
  /** Rates something else than the conversation. */
  onRate?: ((rating: Rating) => Promise<unknown>) | undefined;
}

/** How it was: a face, reasons and words as one likes; nobody has to say. Once it is given, thanks are all that is left. */
export function RatingCard({ given, name = null, onRate }: RatingCardProps) {
  const t = useT('later');
  const chat = useChat();
  const tell = useFailureToast();
  const [score, setScore] = useState<number>();
  const [reasons, setReasons] = useState<readonly RatingReason[]>([]);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'put_off'>(given === null ? 'open' : 'done');
  const rate = (rating: Rating) => {
    setState('sending');
    (onRate ?? chat.rate)(rating).then(
      () => setState('done'),
      (error: unknown) => {
        setState('open');
        tell(error);
      },
    );
  };
  const choose = (next: number) => {
    // Reasons of a good rating are none of a bad one.
    setReasons(reasons.filter((reason) => reasonsFor(next).includes(reason)));
    setScore(next);
  };
  const toggle = (reason: RatingReason) =>
    setReasons(reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason]);
  if (state === 'put_off') return null;
  if (state === 'done') return <Thanks />;
  const title = name === null ? t('rating.title') : t('rating.title_of', { name });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== undefined) rate({ score, reasons: [...reasons], comment: comment.trim() });
      }}
      aria-label={title}
      className="rounded-card border border-border bg-surface p-4 text-center shadow-raised"
    >
      <h2 className="text-15 font-semibold text-balance">{title}</h2>
      <Faces label={title} score={score} onChoose={choose} />
      {score === undefined ? null : (
        <>
          <Reasons score={score} reasons={reasons} onToggle={toggle} />
          <textarea
            value={comment}
            maxLength={COMMENT_MAX}
            rows={2}
            dir="auto"
            aria-label={t('rating.comment')}
            placeholder={t('rating.comment')}
            onChange={(event) => setComment(event.target.value)}
            className="mt-3 w-full resize-none rounded-xl border border-field-border bg-field-background px-3 py-2 text-start text-15"
          />
        </>
      )}
      <div className="mt-3 flex justify-center gap-2">
        <Button onClick={() => setState('put_off')} className={score === undefined ? undefined : 'flex-1'}>
          {t('rating.later')}
        </Button>
        {score === undefined ? null : (
          <Button type="submit" variant="primary" loading={state === 'sending'} className="flex-2">
            {t('rating.send')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** One line, and no question any more. */
function Thanks() {
  const t = useT('later');
  return (
    <p role="status" className="flex items-center justify-center gap-1.5 py-1 text-center text-sm text-muted">
      <Check size={15} aria-hidden="true" className="shrink-0 text-success-text" />
      {t('rating.thanks')}
    </p>
  );
}

function Faces({ label, score, onChoose }: { label: string; score: number | undefined; onChoose: (score: number) => void }) {
  const t = useT('later');
  return (
    <div role="radiogroup" aria-label={label} className="mt-3 grid grid-cols-5 gap-1">
      {FACES.map(({ score: each, Face }) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={score === each}
          onClick={() => onChoose(each)}
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
  );
}

interface ReasonsProps {
  score: number;
  reasons: readonly RatingReason[];
  onToggle: (reason: RatingReason) => void;
}

function Reasons({ score, reasons, onToggle }: ReasonsProps) {
  const t = useT('later');
  return (
    <div role="group" aria-label={t(score >= GOOD_FROM ? 'rating.why_good' : 'rating.why_bad')} className="mt-3 flex flex-wrap gap-2">
      {reasonsFor(score).map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={reasons.includes(reason)}
          onClick={() => onToggle(reason)}
          className={classNames(CHOICE_LOOK, reasons.includes(reason) ? CHOSEN_LOOK : UNCHOSEN_LOOK)}
        >
          {reasons.includes(reason) ? <Check size={15} aria-hidden="true" /> : null}
          {t(`rating.reasons.${reason}`)}
        </button>
      ))}
    </div>
  );
}
