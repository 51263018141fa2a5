import type { AiAccessView } from '@lobby/contract';

/** Whether a business has used up the month's budget of its own model. Pure. */
export function isSpent({ model }: AiAccessView): boolean {
  return model !== null && model.monthly_tokens !== null && model.spent >= model.monthly_tokens;
}

/** Whether a bot elsewhere answers visitors. Pure. */
export function botAnswers({ allowed, bot }: AiAccessView): boolean {
  return allowed && bot?.on === true;
}

/** Whether the business' own model is the one that is asked. Pure. */
export function ownAnswers(view: AiAccessView): boolean {
  return view.allowed && view.model?.on === true && !isSpent(view);
}
