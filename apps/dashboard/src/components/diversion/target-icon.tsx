import type { DiversionTargetKind } from '@lobby/contract';
import { Globe, MessageCircle, MessagesSquare, Phone, Send, User, Users, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<DiversionTargetKind, LucideIcon>> = {
  web_chat: MessagesSquare,
  agent: User,
  team: Users,
  url: Globe,
  whatsapp: Phone,
  telegram: Send,
  line: MessageCircle,
};

/** The picture of a kind of target; its name is written beside it. */
export function TargetIcon({ kind, size = 15 }: { kind: DiversionTargetKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} aria-hidden="true" className="shrink-0 text-muted" />;
}
