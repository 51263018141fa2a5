import type { Contact, ContactHit } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Dialog } from '@lobby/ui';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { ChooseContact } from './choose-contact.tsx';
import { MergeReview } from './merge-review.tsx';

interface MergeDialogProps {
  contact: Contact;
  name: string;
  onClose: () => void;
}

/** Makes another contact part of this one: choose it, see what would happen, confirm. */
export function MergeDialog({ contact, name, onClose }: MergeDialogProps) {
  const t = useT('desk');
  const [chosen, setChosen] = useState<ContactHit>();
  return (
    <Dialog open onClose={onClose} title={t('merge.title', { name })} icon={<Merge />} width={520}>
      {chosen ? (
        <MergeReview contact={contact} from={chosen} onBack={() => setChosen(undefined)} onDone={onClose} />
      ) : (
        <ChooseContact contact={contact} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
