import type { Order } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, classNames } from '@lobby/ui';
import { useId } from 'react';
import { MethodLabel } from '#/components/cost/method-label.tsx';

type Method = Order['method'];

interface MethodFieldProps {
  methods: readonly Method[];
  value: Method | undefined;
  onChange: (method: Method) => void;
}

/** How to pay; what is offered depends on country and currency. */
export function MethodField({ methods, value, onChange }: MethodFieldProps) {
  const t = useT('cost');
  const name = useId();
  if (methods.length === 0) return <Alert tone="warning">{t('pay.no_method')}</Alert>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label">{t('pay.method')}</legend>
      <div className="flex flex-col gap-2">
        {methods.map((method) => (
          <label
            key={method}
            className={classNames(
              'flex cursor-pointer items-center gap-3 rounded-lg border px-3 py-2.5 text-13 has-[:focus-visible]:ring-2 has-[:focus-visible]:ring-accent',
              method === value ? 'border-accent bg-accent-pale' : 'border-border hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              className="size-4 shrink-0 accent-accent-solid"
            />
            <span className="min-w-0 flex-1">
              <MethodLabel method={method} />
              <span className="block text-xs text-muted">{t(`method_why.${method}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
