import type { Contact, Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { confirm, toast, type MenuEntry } from '@lobby/ui';
import { Ban, Download, Ellipsis, Merge, Pencil, Split, Trash2, TriangleAlert } from 'lucide-react';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { useBlockContact } from '#/components/conversation/use-block-contact.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { saveFrom } from '#/components/save-file.ts';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { exportContact, useEraseContact } from '#/data/contact.ts';

interface ContactMenuProps {
  conversation: Conversation;
  contact: Contact;
  name: string;
  onEdit: () => void;
  onMerge: () => void;
  onUnmerge: () => void;
}

/** What can be done about a contact and what they wrote, as far as one may: change, export, mark as spam, block, erase. */
export function ContactMenu({ conversation, contact, name, onEdit, onMerge, onUnmerge }: ContactMenuProps) {
  const t = useT('session');
  const desk = useT('desk');
  const errorText = useErrorText();
  const api = useApi();
  const may = useMay();
  const block = useBlockContact(contact.id, name);
  const { run } = useRunOwnerAction();
  const erase = useErase(contact, name);
  const isBlocked = contact.blocked_at !== null;
  const tell = (error: unknown) => void toast.error(errorText(error));
  const save = () =>
    exportContact(api, contact.id).then((url) => {
      saveFrom(url);
      toast.success(t('contact.export_begins', { name }));
    }, tell);
  const entries: MenuEntry[] = [];
  if (may('contact.edit')) entries.push({ id: 'edit', label: t('contact.edit'), icon: <Pencil />, onAction: onEdit });
  if (may('contact.edit')) entries.push({ id: 'merge', label: desk('merge.open'), icon: <Merge />, onAction: onMerge });
  if (may('contact.edit') && contact.merges > 0)
    entries.push({ id: 'unmerge', label: desk('unmerge.open'), icon: <Split />, onAction: onUnmerge });
  if (may('contact.export')) entries.push({ id: 'export', label: t('contact.export'), icon: <Download />, onAction: () => void save() });
  if (may('session.reply') && conversation.ended_as !== 'spam')
    entries.push({ id: 'spam', label: t('actions.spam'), icon: <TriangleAlert />, onAction: () => run(conversation, 'spam') });
  if (may('contact.edit'))
    entries.push({
      id: 'block',
      label: t(isBlocked ? 'contact.unblock' : 'contact.block'),
      icon: <Ban />,
      onAction: () => block(!isBlocked),
    });
  if (may('contact.erase'))
    entries.push({ id: 'erase', label: t('contact.erase'), icon: <Trash2 />, tone: 'danger', onAction: () => void erase() });
  if (entries.length === 0) return null;
  return (
    <MenuOnDemand
      label={t('contact.menu')}
      trigger={<Ellipsis size={18} aria-hidden="true" />}
      entries={entries}
      className="px-2 text-muted"
    />
  );
}

function useErase({ id, conversations }: Contact, name: string) {
  const t = useT('session');
  const common = useT('common');
  const errorText = useErrorText();
  const { go } = useSessionPlace();
  const { mutateAsync } = useEraseContact();
  return async () => {
    const answer = await confirm({
      title: t('contact.erase_title', { name }),
      text: t('contact.erase_text'),
      items: conversations.map((each) => ({ id: each.id, title: `#${each.no}`, note: each.last_body })),
      confirmLabel: t('contact.erase'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    // The erasure is announced too, which may take this card away before the answer is here.
    await mutateAsync(id).then(
      () => {
        toast.success(t('contact.erased', { name }));
        go({ conversation: undefined });
      },
      (error: unknown) => void toast.error(errorText(error)),
    );
  };
}
