import type { Order } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CreditCard, FlaskConical, QrCode, Smartphone, Store, Wallet, type LucideIcon } from 'lucide-react';

type Method = Order['method'];

const ICONS: Readonly<Record<Method, LucideIcon>> = {
  sandbox: FlaskConical,
  card: CreditCard,
  alipay: Wallet,
  wechat_pay: QrCode,
  konbini: Store,
  paypay: Smartphone,
};

/** A way to pay, with its icon. */
export function MethodLabel({ method }: { method: Method }) {
  const t = useT('cost');
  const Icon = ICONS[method];
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="truncate">{t(`methods.${method}`)}</span>
    </span>
  );
}
