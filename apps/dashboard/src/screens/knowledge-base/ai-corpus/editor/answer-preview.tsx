import { useT } from '@lobby/i18n';
import { ArchMark } from '@lobby/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';

/** Question and answer as a visitor will see them. */
export function AnswerPreview({ control }: { control: Control<EntryDraft> }) {
  const t = useT('corpus');
  const [question, answer, locale, buttons] = useWatch({ control, name: ['question', 'answer', 'locale', 'buttons'] });
  if (answer.trim() === '') return null;
  return (
    <section aria-label={t('editor.preview')} className="rounded-xl bg-surface-secondary p-4">
      <p aria-hidden="true" className="mb-3 text-xs text-muted">
        {t('editor.preview')}
      </p>
      <div lang={locale} className="flex flex-col gap-2.5 text-15">
        {question.trim() === '' ? null : (
          <p className="ml-10 self-end rounded-bubble rounded-br-[6px] bg-accent-solid px-3.5 py-2 break-words text-white">{question}</p>
        )}
        <div className="mr-8 flex items-end gap-2">
          <ArchMark size={20} className="mb-2" />
          <p className="rounded-bubble rounded-bl-[6px] bg-bot-bubble px-3.5 py-2 break-words whitespace-pre-wrap">{answer.trim()}</p>
        </div>
        {buttons.some(({ label }) => label.trim() !== '') ? (
          <ul className="ml-7 flex flex-wrap gap-2">
            {buttons
              .map((button, place) => ({ ...button, place }))
              .flatMap(({ label, place }) =>
                label.trim() === '' ? (
                  []
                ) : (
                  <li key={place} className="rounded-full border border-accent px-3 py-1 text-13 text-accent-text">
                    {label}
                  </li>
                ),
              )}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
