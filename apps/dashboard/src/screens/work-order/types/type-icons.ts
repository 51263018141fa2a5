import type { WorkOrderType } from '@lobby/contract';
import { Box, Bug, CircleHelp, CreditCard, Receipt, Star, Truck, Wrench, type LucideIcon } from 'lucide-react';

export const TYPE_ICONS: Readonly<Record<WorkOrderType['icon'], LucideIcon>> = {
  wrench: Wrench,
  box: Box,
  truck: Truck,
  card: CreditCard,
  receipt: Receipt,
  question: CircleHelp,
  bug: Bug,
  star: Star,
};
