import { wordsIn, type HandoffSettings, type Locale, type WorkOrderType } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { openForms } from '#/domains/work-order/open-forms.ts';
import { asksForOrder } from './asks-for-order.ts';
import { describedType } from './described-type.ts';

/** A work order that a bot can offer. */
export interface OrderOffer {
  /** The visitor has asked for one. */
  isAsked: boolean;
  /** What it would be called; undefined where its words describe none. */
  typeName: string | undefined;
}

/** Types that a bot may offer, by the settings of the business. */
export async function offeredTypes(scope: TenantScope, { on, type_id: only }: HandoffSettings['order']): Promise<WorkOrderType[]> {
  if (!on) return [];
  const open = await openForms(scope);
  const chosen = open.filter(({ id }) => id === only);
  // One that was turned off since leaves the choice to the visitor.
  return chosen.length > 0 ? chosen : open;
}

/** What a bot can offer on a message; undefined where it offers none. */
export async function findOrderOffer(
  scope: TenantScope,
  settings: HandoffSettings['order'],
  question: string,
  locale: Locale,
): Promise<OrderOffer | undefined> {
  const types = await offeredTypes(scope, settings);
  if (types.length === 0) return undefined;
  const isAsked = asksForOrder(question);
  const type = describedType(question, types) ?? (types.length === 1 && isAsked ? types[0] : undefined);
  return { isAsked, typeName: type && wordsIn(type.name, locale) };
}
