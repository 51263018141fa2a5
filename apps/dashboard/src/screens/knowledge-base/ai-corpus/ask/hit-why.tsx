import type { AskHit } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** Words by which a hit was found that are not its own, and what it does not hold of the question. */
export function HitWhy({ why }: { why: NonNullable<AskHit['why']> }) {
  const t = useT('corpus');
  const { words, missing, conflicts, is_alike: isAlike = false } = why;
  const lines = [
    ...words.flatMap(({ said, found, by }) => (by === 'word' ? [] : [t(by === 'slip' ? 'ask.slip' : 'ask.alike', { said, found })])),
    ...(isAlike ? [t('ask.close_in_meaning')] : []),
    ...(missing.length > 0 ? [t('ask.missing', { words: missing.join(' · ') })] : []),
    ...conflicts.map((conflict) => t(`ask.conflicts.${conflict}`)),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="mt-1 space-y-0.5 pl-7.5 text-xs text-pretty text-neutral-text">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
