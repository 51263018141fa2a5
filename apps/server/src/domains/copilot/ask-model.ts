import { BusinessError } from '#/errors.ts';
import type { DeskTask } from '#/outside/model.ts';
import type { Services } from '#/services.ts';

/** A member waits at most so long for everything that one call asks of the model, in milliseconds; the browser gives up after 20 s. */
export const DESK_BUDGET_MS = 17_000;
/** With less time left nothing more is asked, in milliseconds. */
const WORTH_ASKING_MS = 1_000;

/** Time that is left of a budget, in milliseconds. */
export type TimeLeft = () => number;

export function startBudget(budgetMs = DESK_BUDGET_MS): TimeLeft {
  const end = performance.now() + budgetMs;
  return () => end - performance.now();
}

export type DeskServices = Pick<Services, 'model' | 'log'>;

/** @throws BusinessError model_off where none is set up, before anything is read for it */
export function requireModel({ model }: Pick<Services, 'model'>): NonNullable<Services['model']> {
  if (!model) throw new BusinessError('model_off');
  return model;
}

/** Has the model write for a member. @throws BusinessError model_off, model_failed */
export async function askModel(services: DeskServices, task: Omit<DeskTask, 'withinMs'>, left: TimeLeft): Promise<string> {
  const model = requireModel(services);
  const withinMs = Math.floor(left());
  if (withinMs < WORTH_ASKING_MS) throw new BusinessError('model_failed');
  try {
    return await model.perform({ ...task, withinMs });
  } catch (error) {
    // Without what it was asked: that is the visitor's.
    services.log.warn({ reason: String(error) }, 'the model failed; the member goes on without it');
    throw new BusinessError('model_failed');
  }
}
