import { Slider as HeroSlider } from '@heroui/react/slider';
import { Label } from '@heroui/react/label';
import type { ReactNode } from 'react';

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
  return (
    <div className="flex flex-col gap-1.5">
      <HeroSlider
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
        className="w-full"
      >
        <Label className="text-label font-normal">{label}</Label>
        <HeroSlider.Output className="text-label font-normal tabular-nums">{() => format(value)}</HeroSlider.Output>
        <HeroSlider.Track className="my-1.5 h-1.5 border-x-[9px]">
          <HeroSlider.Fill />
          <HeroSlider.Thumb className="size-[18px] rounded-full border-2 border-accent bg-surface after:hidden" />
        </HeroSlider.Track>
      </HeroSlider>
      {description ? <p className="text-13 text-muted">{description}</p> : null}
    </div>
  );
}
