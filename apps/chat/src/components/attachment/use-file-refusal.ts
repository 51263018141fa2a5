import { refusalOfFile } from '@lobby/contract';
import { useFileSize, useT } from '@lobby/i18n';
import { useChatState } from '#/components/chat-context.tsx';

/** Says why a file is not taken, as far as its name and size tell; undefined where nothing is wrong with them. */
export function useFileRefusal(): (file: Parameters<typeof refusalOfFile>[0]) => string | undefined {
  const t = useT('upload');
  const sizeOf = useFileSize();
  const rules = useChatState(({ tenant }) => tenant?.files);
  return (file) => {
    const refusal = refusalOfFile(file, rules);
    return refusal && t(`refused.${refusal}`, { size: rules ? sizeOf(rules.max_bytes) : '' });
  };
}
