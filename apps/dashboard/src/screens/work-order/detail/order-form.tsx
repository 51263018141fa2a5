import { wordsIn, type WorkOrder, ownValue } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Part } from './part.tsx';

/** What was filled in, in words. */
export function OrderForm({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const locale = useLocale();
  const filled = order.form.filter(({ key, kind }) => kind !== 'file' && ownValue(order.fields, key) !== undefined);
  if (filled.length === 0) return null;
  return (
    <Part title={t('form')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2">
        {filled.map(({ key, label, choices }) => {
          const words = [ownValue(order.fields, key)].flat().map((value) => {
            const choice = choices.find((each) => each.key === value);
            return choice ? wordsIn(choice.label, locale) : String(value);
          });
          return (
            <div key={key} className="contents">
              <dt className="text-muted">{wordsIn(label, locale)}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {words.join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}
