import { Slider as HeroSlider } from '@heroui/react/slider';
import { Label } from '@heroui/react/label';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How a value is written. */
  format?: ((value: number) => string) | undefined;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

/** A number on a scale. */
export function Slider({ label, value, onChange, min, max, step, format = String, description, disabled = false }: SliderProps) {
  // Only the track fades: a value that cannot be changed can still be read.
  const textLook = classNames('text-label font-normal opacity-100!', disabled && 'text-muted');
  return (
    <div className="flex flex-col gap-1.5">
      <HeroSlider
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
        className="w-full opacity-100!"
      >
        <Label className={textLook}>{label}</Label>
        <HeroSlider.Output className={classNames(textLook, 'tabular-nums')}>{() => format(value)}</HeroSlider.Output>
        <HeroSlider.Track className={classNames('my-1.5 h-1.5 border-x-[9px]', disabled && 'opacity-50')}>
          <HeroSlider.Fill />
          <HeroSlider.Thumb className="size-[18px] rounded-full border-2 border-accent bg-surface after:hidden" />
        </HeroSlider.Track>
      </HeroSlider>
      {description ? <p className="text-13 text-muted">{description}</p> : null}
    </div>
  );
}
