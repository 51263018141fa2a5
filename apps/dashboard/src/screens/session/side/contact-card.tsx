import { isVipTag, LOCALE_NAMES, VIP_TAG, type Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { VisitorPresence } from '#/components/conversation/visitor-presence.tsx';
import { useApi } from '#/data/api.ts';
import { contactQuery } from '#/data/contact.ts';
import { Attributes } from './attributes.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { Fact } from './fact.tsx';
import { Claimed, KnownFacts } from './known-facts.tsx';

/** Their code loads when they are first asked for. */
const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));
const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })));
const UnmergeDialog = lazy(() => import('./merge/unmerge-dialog.tsx').then((module) => ({ default: module.UnmergeDialog })));
/** Their code loads beside the thread. */
const ContactTags = lazy(() => import('./contact-tags.tsx').then((module) => ({ default: module.ContactTags })));

/** Who the visitor is, and what can be done about it. */
export function ContactCard({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const formats = useFormats();
  const name = useVisitorName()(conversation);
  const { contact } = conversation;
  const { data: known } = useQuery(contactQuery(useApi(), contact.id));
  const [shown, setShown] = useState<'edit' | 'merge' | 'unmerge'>();
  const close = () => setShown(undefined);
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <ContactFace contact={contact} size={36} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold">{name}</p>
          {known ? <Claimed contact={known} field="name" /> : null}
          <VisitorPresence conversation={conversation} className="text-xs text-muted" />
        </div>
        {known?.tags.some(isVipTag) ? (
          <Chip tone="warning" icon={<Crown aria-hidden="true" />}>
            {VIP_TAG}
          </Chip>
        ) : null}
        {known?.blocked_at === null || known === undefined ? null : <Chip tone="danger">{t('contact.blocked')}</Chip>}
        {known ? (
          <ContactMenu
            conversation={conversation}
            contact={known}
            name={name}
            onEdit={() => setShown('edit')}
            onMerge={() => setShown('merge')}
            onUnmerge={() => setShown('unmerge')}
          />
        ) : null}
      </div>
      <dl>
        {known ? <KnownFacts contact={known} /> : null}
        <Fact label={t('contact.language')}>
          <span lang={contact.locale}>{LOCALE_NAMES[contact.locale]}</span>
        </Fact>
        <Fact label={t('contact.first_seen')}>{formats.relative(contact.first_seen_at)}</Fact>
        <Fact label={t('contact.last_seen')}>{formats.relative(contact.last_seen_at)}</Fact>
      </dl>
      <Suspense fallback={null}>{known ? <ContactTags contact={known} /> : null}</Suspense>
      {known?.remark ? (
        <p dir="auto" className="mt-2 rounded-lg bg-warning-soft px-3 py-2 text-13 break-words whitespace-pre-wrap">
          {known.remark}
        </p>
      ) : null}
      {known ? <Attributes contact={known} /> : null}
      {shown && known ? (
        <Suspense fallback={null}>
          {shown === 'edit' ? <ContactDialog contact={known} onClose={close} /> : null}
          {shown === 'merge' ? <MergeDialog contact={known} name={name} onClose={close} /> : null}
          {shown === 'unmerge' ? <UnmergeDialog contact={known} name={name} onClose={close} /> : null}
        </Suspense>
      ) : null}
    </>
  );
}
