import { TASKS_MAX, type WorkOrder, type workOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { NewOrderEvent, OrderState } from './order-state.ts';
import { countTasks, deleteTask, insertTask, saveTaskOrder, tickTask } from './task.repository.ts';
import { agentActor, changeOrder } from './with-order.ts';

type Staff = Pick<Call<typeof workOrders.addTask>, 'actor'>;

const told = ({ actor }: Staff, state: OrderState, name: NewOrderEvent['name'], words: string) => ({
  next: state,
  events: [{ name, actor: agentActor(actor), words }],
});

/** @throws BusinessError invalid_request for one too many */
export function addTask(call: Call<typeof workOrders.addTask>): Promise<WorkOrder> {
  const { request, actor, locale, services } = call;
  return changeOrder(services, actor, request.id, undefined, async (state, scope) => {
    if ((await countTasks(scope, state.id)) >= TASKS_MAX)
      throw new BusinessError('invalid_request', {
        fields: [{ path: 'body', message: say(locale, 'orders.too_many_tasks', { max: TASKS_MAX }) }],
      });
    const isNew = await insertTask(scope, state.id, request.task_id, request.body, services.now());
    return isNew ? told(call, state, 'task_added', request.body) : undefined;
  });
}

export function setTask(call: Call<typeof workOrders.setTask>): Promise<WorkOrder> {
  const { request, actor, services } = call;
  return changeOrder(services, actor, request.id, undefined, async (state, scope) => {
    const body = await tickTask(scope, state.id, request.task_id, request.done, actor.name);
    return body === undefined ? undefined : told(call, state, request.done ? 'task_done' : 'task_undone', body);
  });
}

export function removeTask(call: Call<typeof workOrders.removeTask>): Promise<WorkOrder> {
  const { request, actor, services } = call;
  return changeOrder(services, actor, request.id, undefined, async (state, scope) => {
    const body = await deleteTask(scope, state.id, request.task_id);
    return body === undefined ? undefined : told(call, state, 'task_removed', body);
  });
}

/** Puts the tasks in order; how they stand is no event. */
export function orderTasks({ request, actor, services }: Call<typeof workOrders.orderTasks>): Promise<WorkOrder> {
  return changeOrder(services, actor, request.id, undefined, async (state, scope) => {
    await saveTaskOrder(scope, state.id, request.task_ids);
    return undefined;
  });
}
