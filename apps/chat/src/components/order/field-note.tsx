import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, or else what helps with it. */
export function FieldNote({ error, hint }: { error: string | undefined; hint: string | undefined }) {
  if (error)
    return (
      <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-13 text-danger-text">
        <CircleAlert size={14} aria-hidden="true" className="mt-[calc((1lh-14px)/2)] shrink-0" />
        <span>{error}</span>
      </p>
    );
  return hint ? <p className="mt-1.5 text-13 text-muted">{hint}</p> : null;
}
