import { EVENT_TYPES, type EventType } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';
import { useId } from 'react';

interface EventChoiceProps {
  chosen: readonly EventType[];
  onChange: (events: EventType[]) => void;
  error: string | undefined;
}

const AREAS = [
  { area: 'conversation', types: ofArea('conversation') },
  { area: 'message', types: ofArea('message') },
  { area: 'work_order', types: ofArea('work_order') },
  { area: 'contact', types: ofArea('contact') },
  { area: 'other', types: EVENT_TYPES.filter((type) => !/^(?:conversation|message|work_order|contact)\./.test(type)) },
] as const;

function ofArea(area: string): EventType[] {
  return EVENT_TYPES.filter((type) => type.startsWith(`${area}.`));
}

/** Which events are told, by what they are about; their names are those that programs see. */
export function EventChoice({ chosen, onChange, error }: EventChoiceProps) {
  const t = useT('webhooks');
  const errorId = useId();
  const set = (types: readonly EventType[], isOn: boolean) =>
    onChange(EVENT_TYPES.filter((type) => (types.includes(type) ? isOn : chosen.includes(type))));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-sm font-medium">{t('form.events')}</legend>
      <ul className="mt-2 flex flex-col divide-y divide-separator rounded-field border border-border">
        {AREAS.map(({ area, types }) => {
          const on = types.filter((type) => chosen.includes(type)).length;
          return (
            <li key={area} className="px-3 py-2.5">
              <Checkbox
                className="w-full py-1 text-sm font-medium"
                checked={on === types.length}
                indeterminate={on > 0 && on < types.length}
                onChange={(event) => set(types, event.target.checked)}
              >
                {t(`area.${area}`)}
              </Checkbox>
              <ul className="mt-1 grid gap-x-4 pl-7 sm:grid-cols-2">
                {types.map((type) => (
                  <li key={type}>
                    <Checkbox
                      className="w-full py-1 text-13"
                      checked={chosen.includes(type)}
                      onChange={(event) => set([type], event.target.checked)}
                    >
                      <code className="wrap-anywhere">{type}</code>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="mt-1.5 text-13 text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
