import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { AtSign, ChevronRight, Hash, Slash } from 'lucide-react';
import type { PickerSign } from './find-trigger.ts';
import { NAMES } from './pick-lines.tsx';
import type { Picker } from './use-picker.ts';

const ICONS = { '/': Slash, '#': Hash, '@': AtSign, '>': ChevronRight } as const satisfies Record<PickerSign, unknown>;
/** Narrower screens choose from a sheet. */
const NARROW = '(max-width: 767px)';

/** Buttons for those who do not type the sign. */
export function PickerButtons({ picker }: { picker: Picker }) {
  const t = useT('canned');
  const open = (sign: PickerSign) => (matchMedia(NARROW).matches ? picker.openSheet(sign) : picker.type(sign));
  return (
    <div className="flex shrink-0 items-center">
      {picker.signs.map((sign) => {
        const Icon = ICONS[sign];
        return (
          <IconButton
            key={sign}
            label={t(`signs.${NAMES[sign]}`)}
            icon={<Icon size={17} />}
            className="text-muted"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(sign)}
          />
        );
      })}
    </div>
  );
}
