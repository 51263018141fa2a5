import { ComboBox } from '@heroui/react/combo-box';
import { ChevronDown } from 'lucide-react';
import { Spinner } from '#/progress/spinner.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';

/** The button that opens the options without typing; a spinner while they are on their way. */
export function OptionTrigger({ loading }: { loading: boolean }) {
  const texts = useTexts();
  const wideTexts = useWideTexts();
  return (
    <ComboBox.Trigger
      aria-label={loading ? texts.loading : wideTexts.showOptions}
      className="-mr-1 flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:text-foreground"
    >
      {loading ? <Spinner /> : <ChevronDown size={15} aria-hidden="true" />}
    </ComboBox.Trigger>
  );
}
