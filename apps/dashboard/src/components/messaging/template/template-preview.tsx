import { fillTemplateText, type TemplateContent, type TemplateValues } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ExternalLink, Reply } from 'lucide-react';

interface TemplatePreviewProps {
  template: Pick<TemplateContent, 'header' | 'body' | 'footer' | 'buttons'>;
  values?: Readonly<TemplateValues>;
  /** The language that it is written in, as the service names it. */
  language: string;
}

const NO_VALUES: TemplateValues = {};

/** A template as the customer reads it; what is not filled in stays between its braces. */
export function TemplatePreview({ template: { header, body, footer, buttons }, values = NO_VALUES, language }: TemplatePreviewProps) {
  const t = useT('templates');
  return (
    <div
      role="group"
      aria-label={t('preview')}
      lang={language.replaceAll('_', '-')}
      className="w-fit max-w-full min-w-0 self-start rounded-xl rounded-tl-sm border border-border bg-surface-secondary text-sm wrap-anywhere"
    >
      <div className="flex flex-col gap-1 px-3.5 py-2.5">
        {header === null ? null : <p className="font-semibold">{fillTemplateText(header, (name) => `header.${name}`, values)}</p>}
        <p className="whitespace-pre-wrap">{fillTemplateText(body, (name) => `body.${name}`, values)}</p>
        {footer === null ? null : <p className="text-13 text-muted">{footer}</p>}
      </div>
      {buttons.length === 0 ? null : (
        <ul className="border-t border-border">
          {buttons.map(({ label, target }) => (
            <li
              key={`${label} ${target}`}
              className="flex items-center justify-center gap-1.5 border-b border-border px-3.5 py-2 text-13 text-accent-text last:border-b-0"
            >
              {target === null ? <Reply size={14} aria-hidden="true" /> : <ExternalLink size={14} aria-hidden="true" />}
              <span className="min-w-0">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
