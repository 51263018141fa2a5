import type { ToolCall } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';

const TONES: Readonly<Partial<Record<ToolCall['outcome'], Tone>>> = {
  ok: 'success',
  refused: 'warning',
  needs_confirmation: 'accent',
  needs_verification: 'accent',
  declined: 'neutral',
};

/** Height of an answer, in lines, and about how many characters one takes. */
const ROWS_MAX = 8;
const ROW_CHARS = 36;

/** Calls of tools: with what, how they ended, how long that took, and what came back. */
export function ToolCalls({ calls }: { calls: readonly ToolCall[] }) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <ul className="flex flex-col gap-3">
      {calls
        .map((call, place) => ({ ...call, place }))
        .map(({ name, arguments: values, outcome, status, took_ms: took, answer, place }) => (
          <li key={place} className="flex flex-col gap-1.5">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold break-all">{name}</span>
              <Chip tone={TONES[outcome] ?? 'danger'}>{t(`tools.outcomes.${outcome}`)}</Chip>
              {status === null ? null : <span className="text-muted tabular-nums">{t('tools.status', { status })}</span>}
              {took === 0 ? null : (
                <span className="text-muted tabular-nums">
                  {formats.number(took, { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 0 })}
                </span>
              )}
            </span>
            {Object.keys(values).length === 0 ? null : (
              <dl className="flex flex-wrap gap-x-4 text-13 text-muted">
                {Object.entries(values).map(([key, value]) => (
                  <div key={key} className="flex gap-1">
                    <dt>{key}:</dt>
                    <dd className="break-all text-foreground">{String(value)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {answer === '' ? null : (
              <textarea
                readOnly
                rows={Math.min(ROWS_MAX, Math.ceil(answer.length / ROW_CHARS))}
                aria-label={t('tools.answer')}
                value={answer}
                className="w-full resize-y rounded-lg bg-default p-2.5 font-mono text-xs"
              />
            )}
          </li>
        ))}
    </ul>
  );
}
