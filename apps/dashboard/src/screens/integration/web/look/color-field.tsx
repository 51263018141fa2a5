import { useT } from '@lobby/i18n';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { textOn } from '@lobby/contract';

/** Colours that stand out from a white page, with white text on them. */
const COLORS = ['#2563eb', '#0f766e', '#15803d', '#b45309', '#c2410c', '#be123c', '#7c3aed', '#1f2937'] as const;

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

interface ColorFieldProps {
  value: string;
  /** Beneath the colours. */
  note: ReactNode;
  onChange: (color: string) => void;
}

/** One of a few colours, or any other by its number. */
export function ColorField({ value, note, onChange }: ColorFieldProps) {
  const t = useT('integration');
  const id = useId();
  return (
    <fieldset>
      <legend className="text-label">{t('look.color')}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {COLORS.map((color) => (
          <label
            key={color}
            className="relative flex size-9 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-11"
            style={{ background: color, color: textOn(color) }}
          >
            <input
              type="radio"
              name={id}
              checked={value === color}
              aria-label={t('look.color_of', { value: color })}
              onChange={() => onChange(color)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {value === color ? <Check size={16} aria-hidden="true" /> : null}
          </label>
        ))}
        <span className="flex items-center gap-2 rounded-full border border-field-border py-1 ps-1.5 pe-3">
          <input
            type="color"
            aria-label={t('look.color_own')}
            value={isColor(value) ? value : COLORS[0]}
            onChange={(event) => onChange(event.target.value)}
            className="size-7 cursor-pointer rounded-full border-0 bg-transparent p-0"
          />
          <input
            type="text"
            aria-label={t('look.color_own')}
            aria-describedby={`${id}-note`}
            aria-invalid={isColor(value) ? undefined : true}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
            className="w-20 bg-transparent text-13 tabular-nums outline-none"
          />
        </span>
      </div>
      <p id={`${id}-note`} role="status" className="mt-2 text-13 text-muted">
        {note}
      </p>
    </fieldset>
  );
}
