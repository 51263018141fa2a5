import type { AnyChannel, MessagingKind } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Globe, Mail, MessageCircle, Phone, Send, Smartphone, type LucideIcon } from 'lucide-react';

export type ServiceKind = AnyChannel['kind'];

export const SERVICE_ICONS: Readonly<Record<ServiceKind, LucideIcon>> = {
  web: Globe,
  app: Smartphone,
  telegram: Send,
  line: MessageCircle,
  whatsapp: Phone,
  email: Mail,
};

/** The colors that people know the services by. */
const COLORS: Readonly<Record<ServiceKind, string>> = {
  web: '#18181b',
  app: '#18181b',
  telegram: '#229ed9',
  line: '#06b34c',
  whatsapp: '#128c4b',
  email: '#5b6270',
};

/** The picture of a service on its color, to know it by beside its name. */
export function ServiceMark({ kind, small = false }: { kind: ServiceKind; small?: boolean }) {
  const Icon = SERVICE_ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={classNames('flex shrink-0 items-center justify-center text-white', small ? 'size-8 rounded-lg' : 'size-9 rounded-[10px]')}
      style={{ background: COLORS[kind] }}
    >
      <Icon size={small ? 16 : 18} />
    </span>
  );
}

/** What a service is called. */
export function useServiceName(): (kind: MessagingKind) => string {
  const t = useT('messaging');
  return (kind) => t(`services.${kind}`);
}
