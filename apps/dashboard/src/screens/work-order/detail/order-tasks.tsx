import { TASK_MAX, TASKS_MAX, type WorkOrder } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Checkbox, IconButton, TextField } from '@lobby/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { orderCalls } from '#/data/order-detail.ts';
import { newMessageId } from '#/state/message-id.ts';
import { Part } from './part.tsx';
import { useRunOrder } from './use-run-order.ts';

const ICON = 15;

/** What is left to do: added, ticked off, moved and removed. */
export function OrderTasks({ order, isOver }: { order: WorkOrder; isOver: boolean }) {
  const t = useT('orders');
  const formats = useFormats();
  const { run, busy } = useRunOrder();
  const mayChange = useMay()('session.reply') && !isOver;
  const { tasks } = order;
  if (tasks.length === 0 && !mayChange) return null;
  const move = (from: number, to: number) => {
    const ids = tasks.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    run(orderCalls.orderTasks(order, ids));
  };
  const done = tasks.filter((task) => task.done).length;
  return (
    <Part
      title={t('detail.tasks')}
      aside={tasks.length > 0 ? t('detail.done_of', { done: formats.number(done), all: formats.number(tasks.length) }) : null}
    >
      {tasks.length > 0 ? (
        <ul className="flex flex-col">
          {tasks.map(({ id, body, done: isDone, done_by: by }, index) => (
            <li key={id} className="group flex items-center gap-2 py-1">
              <Checkbox
                checked={isDone}
                disabled={!mayChange || busy}
                onChange={() => run(orderCalls.setTask(order, { task_id: id, done: !isDone }))}
                className="min-w-0 flex-1"
              >
                <span dir="auto" className={isDone ? 'wrap-anywhere text-muted line-through' : 'wrap-anywhere'}>
                  {body}
                </span>
              </Checkbox>
              {by === null ? null : <span className="shrink-0 text-13 text-muted">{by}</span>}
              {mayChange ? (
                <span className="flex shrink-0 text-muted">
                  <IconButton
                    size="small"
                    label={t('detail.task_up', { task: body })}
                    icon={<ArrowUp size={ICON} />}
                    disabled={index === 0 || busy}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('detail.task_down', { task: body })}
                    icon={<ArrowDown size={ICON} />}
                    disabled={index === tasks.length - 1 || busy}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('detail.task_remove', { task: body })}
                    icon={<Trash2 size={ICON} />}
                    disabled={busy}
                    onClick={() => run(orderCalls.removeTask(order, id))}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange && tasks.length < TASKS_MAX ? <NewTask order={order} /> : null}
    </Part>
  );
}

function NewTask({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const { run, busy } = useRunOrder();
  // The same id until it is stored: a lost answer adds nothing twice.
  const [id, setId] = useState(newMessageId);
  const [body, setBody] = useState('');
  const words = body.trim();
  const add = () =>
    run(orderCalls.addTask(order, { task_id: id, body: words }), () => {
      setBody('');
      setId(newMessageId());
    });
  return (
    <form
      className="mt-1 flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !busy) add();
      }}
    >
      <TextField
        label={t('detail.task_new')}
        hideLabel
        placeholder={t('detail.task_new')}
        maxLength={TASK_MAX}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="small" icon={<Plus size={ICON} aria-hidden="true" />} loading={busy} disabled={words === ''}>
        {t('detail.add')}
      </Button>
    </form>
  );
}
