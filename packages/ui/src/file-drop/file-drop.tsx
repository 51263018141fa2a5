import { Upload } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

export interface FileDropProps {
  /** What the files are for. */
  label: string;
  onFiles: (files: File[]) => void;
  /** As of an input element: `.csv,.xlsx`. Dropped files are left to the caller to judge. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** What is allowed: kinds, size. */
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
}

/** A place to drop files, or to choose them: a real file input covered by its label. */
export function FileDrop({ label, onFiles, accept, multiple = false, hint, error, disabled = false }: FileDropProps) {
  const texts = useTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className="flex flex-col gap-1.5"
    >
      <label
        htmlFor={id}
        className={classNames(
          'relative flex cursor-pointer flex-col items-center gap-1 rounded-xl border border-dashed px-4 py-7 text-center text-sm transition-colors duration-150',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus has-[:disabled]:cursor-not-allowed has-[:disabled]:text-muted',
          over ? 'border-accent bg-accent-tint' : error ? 'border-danger-text' : 'border-field-border bg-surface hover:bg-surface-hover',
        )}
      >
        <Upload size={20} aria-hidden="true" className="mb-1 text-accent" />
        <span>
          {texts.dropFiles} <span className="text-accent-text underline underline-offset-4">{texts.chooseFiles}</span>
        </span>
        {hint ? <span className="text-xs text-muted">{hint}</span> : null}
        <input
          id={id}
          type="file"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-below` : undefined}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {error ? (
        <p id={`${id}-below`} role="alert" className="text-13 text-danger-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
