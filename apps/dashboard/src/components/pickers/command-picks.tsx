import { filterCommands } from '@lobby/ui';
import { useConversationCommands } from '#/components/desk/use-conversation-commands.tsx';
import { PickLines } from './pick-lines.tsx';
import type { PickerListProps } from './picker-list.tsx';

/** What can be done with the conversation that is replied to, by what is typed. */
export function CommandPicks(props: PickerListProps) {
  const commands = useConversationCommands(props.conversation);
  const found = filterCommands([{ id: 'desk', label: '', commands }], props.query).flatMap((group) => group.commands);
  const items = found.map(({ id, label, shortcut, run }) => ({ id, title: label, aside: shortcut?.join(' '), lines: [], insert: '', run }));
  return <PickLines {...props} options={{ items, state: 'ready', retry: () => undefined }} />;
}
