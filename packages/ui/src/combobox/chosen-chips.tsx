import { Tag } from '@heroui/react/tag';
import { TagGroup } from '@heroui/react/tag-group';
import { X } from 'lucide-react';
import { classNames } from '#/class-names.ts';
import type { SelectOption } from '#/select/select.tsx';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';

interface ChosenChipsProps {
  label: string;
  chosen: readonly SelectOption<string>[];
  disabled: boolean;
  onRemove: (values: readonly string[]) => void;
}

/** What is chosen, one chip each; one stop of the Tab key, arrow keys inside, Delete removes. */
export function ChosenChips({ label, chosen, disabled, onRemove }: ChosenChipsProps) {
  const texts = useWideTexts();
  if (chosen.length === 0) return null;
  return (
    <TagGroup
      aria-label={label}
      className="contents"
      disabledKeys={disabled ? chosen.map(({ value }) => value) : []}
      {...(disabled ? {} : { onRemove: (keys) => onRemove([...keys].map(String)) })}
    >
      <TagGroup.List className="contents">
        {chosen.map((option) => (
          <Tag
            key={option.value}
            id={option.value}
            textValue={option.label}
            className={classNames(
              'flex h-6 max-w-full items-center gap-1 rounded-chip bg-neutral-soft pl-2 text-13 text-neutral-text outline-none',
              'data-[focus-visible]:ring-2 data-[focus-visible]:ring-focus',
              disabled && 'pr-2',
            )}
          >
            <span className="truncate">{option.label}</span>
            {disabled ? null : (
              <Tag.RemoveButton
                aria-label={texts.remove(option.label)}
                className="flex size-6 shrink-0 items-center justify-center rounded-chip bg-transparent text-muted hover:text-foreground"
              >
                <X size={13} aria-hidden="true" />
              </Tag.RemoveButton>
            )}
          </Tag>
        ))}
      </TagGroup.List>
    </TagGroup>
  );
}
