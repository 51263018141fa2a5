import { NOTE_MAX, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { PickerButtons } from '#/components/pickers/picker-buttons.tsx';
import { usePicker } from '#/components/pickers/use-picker.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { useAddNote } from '#/data/note.ts';
import { newMessageId } from '#/state/message-id.ts';
import { sessionDraftsSlice } from '#/state/session-drafts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { mentionsIn } from './mentions-in.ts';
import { ComposerFoot, ComposerForm } from './composer-parts.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { WritingField } from './writing-field.tsx';

const SIGNS = ['@'] as const;

/** A note for colleagues. What was not stored stays in the field, and is sent again under the same id. */
export function NoteComposer({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const draftId = `note:${conversation.id}`;
  const draft = useAppSelector((state) => state.sessionDrafts[draftId] ?? '');
  const people = useQuery(colleaguesQuery(useApi())).data?.items ?? [];
  const clientMsgId = useRef(newMessageId());
  const { mutate, isPending } = useAddNote(conversation.id);
  const text = draft.trim();
  const canSend = text !== '' && text.length <= NOTE_MAX && !isPending;
  const write = (next: string) => dispatch(sessionDraftsSlice.actions.draftChanged({ conversationId: draftId, text: next }));
  useKeptDraft({
    conversationId: conversation.id,
    kind: 'note',
    draftId,
    content: { body: draft, attachments: [] },
    onContent: ({ body }) => write(body),
  });
  const picker = usePicker({ conversation, signs: SIGNS, value: draft, onChange: write });
  const submit = () => {
    if (!canSend) return;
    mutate(
      { clientMsgId: clientMsgId.current, text, mentions: mentionsIn(text, people) },
      {
        onSuccess: () => {
          clientMsgId.current = newMessageId();
          write('');
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <ComposerForm onSubmit={submit}>
      <WritingField
        label={t('notes.label')}
        placeholder={t('notes.placeholder')}
        invalid={text.length > NOTE_MAX}
        value={draft}
        onChange={write}
        onSend={submit}
        focusOn={conversation.id}
        picker={picker}
      />
      <ComposerFoot
        tools={<PickerButtons picker={picker} />}
        note={<p className="min-h-8 content-center text-xs text-warning-soft-foreground">{t('notes.hint')}</p>}
      >
        <Button type="submit" icon={<Lock size={16} aria-hidden="true" />} disabled={!canSend} loading={isPending}>
          {t('notes.add')}
        </Button>
      </ComposerFoot>
    </ComposerForm>
  );
}
