import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { ExternalLink, MessageCircle } from 'lucide-react';
import { useChat } from '#/components/chat-context.tsx';
import { LinkedText } from '#/components/message/linked-text.tsx';
import { Sheet } from '#/components/sheet.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { useAnswerHelp } from './use-answer-help.ts';

export interface SourceSheetProps {
  number: number;
  title: string;
  /** The entry's own words, where they are known. */
  text: string | undefined;
  /** Where the whole of it can be read. */
  address: string | undefined;
  onClose: () => void;
}

/** One source of an answer. */
export function SourceSheet({ number, title, text, address, onClose }: SourceSheetProps) {
  const t = useT('later');
  const navigate = useNavigate();
  const { tenant } = useChat();
  const { rephrase } = useAnswerHelp();
  return (
    <Sheet note={t('answer.source', { number })} title={title} onClose={onClose}>
      {text === undefined ? (
        <p className="mt-3 text-sm text-muted">{t('answer.source_text')}</p>
      ) : (
        <p dir="auto" className="mt-3 text-15 wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={text} />
        </p>
      )}
      {address === undefined ? null : (
        <a
          href={address}
          onClick={(event) => {
            const article = /^\/chat\/[^/]+\/faq\/([^/?#]+)$/.exec(address)?.[1];
            if (article === undefined) return;
            event.preventDefault();
            navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: article } });
          }}
          target="_blank"
          rel="noreferrer"
          className="mt-4 inline-flex items-center gap-1.5 text-sm text-accent-text underline"
        >
          <ExternalLink size={15} aria-hidden="true" />
          {t('answer.open_source')}
        </a>
      )}
      <Button
        icon={<MessageCircle size={16} />}
        className="mt-4 w-full"
        onClick={() => {
          onClose();
          rephrase(`${t('answer.first_question', { title })}\n`);
        }}
      >
        {t('answer.ask_about')}
      </Button>
    </Sheet>
  );
}
