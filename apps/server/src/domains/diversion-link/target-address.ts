import type { DiversionDraft, DiversionTargetKind } from '@lobby/contract';

/** What an address is made from. */
export interface AddressFacts {
  kind: DiversionTargetKind;
  ref: string;
  /** Of the business: its part of the web chat's address. */
  tenantSlug: string;
  prefill: string;
  /** Names the visit in what the visitor sends. */
  refCode: string;
  utm: DiversionDraft['utm'];
}

/**
 * Where a visitor is led. WhatsApp and LINE take nothing but words, so the visit's code stands in them, where the visitor sees it;
 * Telegram passes it on by itself. Pure.
 */
export function targetAddress({ kind, ref, tenantSlug, prefill, refCode, utm }: AddressFacts): string {
  const said = encodeURIComponent([prefill, `[#${refCode}]`].filter((part) => part !== '').join(' '));
  switch (kind) {
    case 'web_chat':
    case 'agent':
    case 'team':
      return chatAddress(tenantSlug);
    case 'url':
      return withUtm(ref, utm);
    case 'whatsapp':
      return `https://wa.me/${ref.replace('+', '')}?text=${said}`;
    case 'telegram':
      return `https://t.me/${ref}?start=${refCode}`;
    case 'line':
      return `https://line.me/R/oaMessage/${encodeURIComponent(ref)}/?${said}`;
  }
}

export function chatAddress(tenantSlug: string): string {
  return `/chat/${tenantSlug}`;
}

/** Whether the visitor lands in the web chat, where the visit is joined to the conversation. */
export function leadsToChat(kind: DiversionTargetKind): boolean {
  return kind === 'web_chat' || kind === 'agent' || kind === 'team';
}

/** An address with what says where its visitor came from; what it says already stays. */
export function withUtm(address: string, utm: DiversionDraft['utm']): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(utm))
    if (value !== '' && !url.searchParams.has(`utm_${name}`)) url.searchParams.set(`utm_${name}`, value);
  return url.href;
}
