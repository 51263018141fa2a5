import type { CategoryIcon } from '@lobby/contract';
import {
  BookOpen,
  CircleHelp,
  CreditCard,
  Gift,
  ReceiptText,
  ShieldCheck,
  Store,
  Truck,
  Undo2,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The pictures of categories. */
export const CATEGORY_PICTURES: Readonly<Record<CategoryIcon, LucideIcon>> = {
  book: BookOpen,
  truck: Truck,
  undo: Undo2,
  wrench: Wrench,
  receipt: ReceiptText,
  user: User,
  shop: Store,
  card: CreditCard,
  shield: ShieldCheck,
  gift: Gift,
  help: CircleHelp,
};
