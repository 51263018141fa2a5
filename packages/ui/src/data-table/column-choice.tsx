import { Dropdown } from '@heroui/react/dropdown';
import { Check, Columns3 } from 'lucide-react';
import { buttonLook } from '#/button/button-look.ts';
import { AriaLanguage } from '#/dialog/aria-language.tsx';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';
import type { DataColumn } from './data-column.ts';

export interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

const nameOf = <Row,>({ id, name, header }: DataColumn<Row>) => name ?? (typeof header === 'string' ? header : id);

/** A button that opens the list of columns, each to be shown or hidden; stands beside the filters of a table. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const texts = useWideTexts();
  const choosable = columns.filter(({ fixed }) => !fixed);
  return (
    <AriaLanguage>
      <Dropdown>
        <Dropdown.Trigger className={buttonLook('secondary', 'medium')}>
          <Columns3 size={15} aria-hidden="true" />
          {texts.columns}
        </Dropdown.Trigger>
        <Dropdown.Popover placement="bottom end" className="min-w-44 rounded-xl border border-border bg-overlay p-1 shadow-overlay">
          <Dropdown.Menu
            aria-label={texts.columns}
            selectionMode="multiple"
            selectedKeys={choosable.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
            onSelectionChange={(shown) =>
              onChange(new Set(shown === 'all' ? [] : choosable.filter(({ id }) => !shown.has(id)).map(({ id }) => id)))
            }
            className="max-h-80 overflow-y-auto p-0 outline-none"
          >
            {choosable.map((column) => (
              <Dropdown.Item
                key={column.id}
                id={column.id}
                textValue={nameOf(column)}
                className="group/column flex min-h-8 items-center gap-2 rounded-lg px-2.5 py-1.5 text-13 data-[focused]:bg-default"
              >
                <Check size={15} aria-hidden="true" className="invisible shrink-0 text-accent group-data-[selected]/column:visible" />
                <span className="flex-1 truncate">{nameOf(column)}</span>
              </Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown.Popover>
      </Dropdown>
    </AriaLanguage>
  );
}
