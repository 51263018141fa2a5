import { useT } from '@lobby/i18n';
import { Button, EmptyState } from '@lobby/ui';
import { FileText, Globe } from 'lucide-react';
import { SiteForm } from './site-form.tsx';

interface FirstSiteProps {
  /** The site is being read as this source. */
  onRead: (id: string) => void;
  /** Adds something else than a site. */
  onOther: () => void;
}

/** The first source: a site's address is enough. */
export function FirstSite({ onRead, onOther }: FirstSiteProps) {
  const t = useT('sources');
  return (
    <div className="py-6">
      <EmptyState icon={<Globe />} title={t('empty.title')} actions={<SiteForm onRead={onRead} />} footer={<Other onOther={onOther} />}>
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

function Other({ onOther }: { onOther: () => void }) {
  const t = useT('sources');
  return (
    <Button variant="ghost" icon={<FileText size={16} aria-hidden="true" />} onClick={onOther}>
      {t('first.other')}
    </Button>
  );
}
