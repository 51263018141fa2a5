import type { FieldValue, FormField } from '@lobby/contract';
import { readDay } from '#/domains/sheet/date-cell.ts';
import { headerKey } from '#/domains/sheet/header-key.ts';

const SEPARATORS = /[|;；,，、\n]/u;

/** What a cell says of a field: choices by their names in any language, days as the form keeps them; what it cannot be stays as it is. A day alone is the same in every `zone`. */
export function readField({ kind, choices }: FormField, cell: string, zone = 'UTC'): FieldValue {
  const choiceOf = (text: string) => {
    const key = headerKey(text);
    return (
      choices.find((choice) => headerKey(choice.key) === key || Object.values(choice.label).some((name) => headerKey(name) === key))?.key ??
      text.slice(0, 64)
    );
  };
  switch (kind) {
    case 'number': {
      const number = Number(cell.normalize('NFKC').replaceAll(',', ''));
      return Number.isFinite(number) ? number : cell;
    }
    case 'select':
      return choiceOf(cell);
    case 'multi':
      return [
        ...new Set(
          cell
            .split(SEPARATORS)
            .filter((each) => each.trim() !== '')
            .map(choiceOf),
        ),
      ];
    case 'date':
      return readDay(cell, zone) ?? cell;
    default:
      return cell;
  }
}
