import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';
import type { KeyChannels } from './use-key-channels.ts';

interface ChannelBoxesProps {
  channels: KeyChannels;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Channels that a key is limited to; nothing is asked where the business has none. */
export function ChannelBoxes({ channels: { all, nameOf }, chosen, onChange }: ChannelBoxesProps) {
  const t = useT('keys');
  const removed = chosen.filter((id) => all.every((channel) => channel.id !== id));
  const offered = [...all.map(({ id }) => id), ...removed];
  if (offered.length === 0) return null;
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-label">{t('form.channels')}</legend>
      <p className="mb-1 text-13 text-muted">{t('form.channels_hint')}</p>
      {offered.map((id) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(event) => toggle(id, event.target.checked)}>
          <span className="wrap-anywhere" dir="auto">
            {nameOf(id)}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
