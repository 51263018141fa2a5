import type { Conversation } from '@lobby/contract';
import { lazy, Suspense, type Ref } from 'react';
import type { PickerSign } from './find-trigger.ts';
import { PickLines, type PickerKeys } from './pick-lines.tsx';
import type { PickOption, PickOptions } from './pick-option.ts';
import { usePickOptions } from './use-pick-options.ts';

export interface PickerListProps {
  ref?: Ref<PickerKeys>;
  id: string;
  sign: PickerSign;
  query: string;
  conversation: Conversation;
  onPick: (option: PickOption) => void;
  /** Told the element id of the line that Enter takes. */
  onActive: (id: string | undefined) => void;
  className?: string;
}

/** What can be done here loads when it is first asked for. */
const CommandPicks = lazy(() => import('./command-picks.tsx').then((module) => ({ default: module.CommandPicks })));

const ON_ITS_WAY: PickOptions = { items: [], state: 'loading', retry: () => undefined };

/** What may be put into the text for a sign; behind the sign of commands what may be done. */
export function PickerList(props: PickerListProps) {
  if (props.sign !== '>') return <TextPicks {...props} sign={props.sign} />;
  return (
    <Suspense fallback={<PickLines {...props} options={ON_ITS_WAY} />}>
      <CommandPicks {...props} />
    </Suspense>
  );
}

function TextPicks(props: PickerListProps & { sign: Exclude<PickerSign, '>'> }) {
  return <PickLines {...props} options={usePickOptions(props.sign, props.query, props.conversation)} />;
}
