import type { FieldValue, FormField } from '@lobby/contract';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { readMoment } from './read-moment.ts';

const SEPARATORS = /[|;；,，、\n]/u;

/** What a cell says of a field: choices by their names in any language, days as the form keeps them; what it cannot be stays as it is. */
export function readField({ kind, choices }: FormField, cell: string): FieldValue {
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
    case 'date': {
      const at = readMoment(cell);
      return at === undefined ? cell : new Date(at).toISOString().slice(0, 10);
    }
    default:
      return cell;
  }
}
