import { may as roleMay, PRIORITIES, wordsIn, type WorkOrder } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PresenceDot } from '#/components/availability/presence-dot.tsx';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';
import { DueChoice } from '#/components/work-order/due-choice.tsx';
import { useApi } from '#/data/api.ts';
import { orderCalls } from '#/data/order-detail.ts';
import { membersQuery, teamsQuery, useFreshMembers } from '#/data/team.ts';
import { useRunOrder } from './use-run-order.ts';

const NOBODY = 'nobody';

/** Who has a work order, how urgent it is, whose it is and where it came from. */
export function OrderFacts({ order, isOver }: { order: WorkOrder; isOver: boolean }) {
  const t = useT('orders');
  const nameOf = useContactName();
  const formats = useFormats();
  const locale = useLocale();
  const may = useMay();
  const { run } = useRunOrder();
  const { contact, origin_conversation: chat, resolve_due_at: due, assignee, team, type } = order;
  const canAssign = !isOver && may('session.assign');
  const dueWords = due === null ? t('detail.no_due') : `${formats.date(due)} ${formats.time(due)}`;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Fact label={t('column.assignee')}>{canAssign ? <AssigneeChoice order={order} /> : (assignee?.name ?? t('nobody'))}</Fact>
      <Fact label={t('detail.team')}>{canAssign ? <TeamChoice order={order} /> : (team?.name ?? t('detail.no_team'))}</Fact>
      <Fact label={t('column.priority')}>
        {!isOver && may('session.reply') ? (
          <SelectOnDemand
            label={t('column.priority')}
            value={order.priority}
            options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
            onChange={(priority) => run(orderCalls.update(order, { priority }))}
          />
        ) : (
          t(`priority.${order.priority}`)
        )}
      </Fact>
      <Fact label={t('column.due')}>
        {!isOver && order.status !== 'solved' && may('session.reply') ? <DueChoice order={order}>{dueWords}</DueChoice> : dueWords}
      </Fact>
      <Fact label={t('column.customer')}>
        <span dir="auto">{nameOf(contact)}</span>
      </Fact>
      <Fact label={t('detail.type')}>{wordsIn(type.name, locale)}</Fact>
      {chat ? (
        <Fact label={t('detail.from')}>
          <Link
            to="/dashboard/session"
            search={{ conversation: chat.id } as never}
            preload={false}
            className="text-accent-text hover:underline"
          >
            {t('detail.chat', { no: formats.number(chat.no, { useGrouping: false }) })}
          </Link>
        </Fact>
      ) : null}
      {order.external_ref === null ? null : (
        <Fact label={t('detail.reference')}>
          <span dir="auto">{order.external_ref}</span>
        </Fact>
      )}
      <Fact label={t('detail.made')}>
        {formats.date(order.created_at)} {formats.time(order.created_at)}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Everybody who answers customers, and whether they are there. */
function AssigneeChoice({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const shell = useT('dashboard');
  const { run } = useRunOrder();
  const members = useQuery(membersQuery(useApi())).data?.items ?? [];
  useFreshMembers();
  const { assignee, team } = order;
  const people = members
    .filter((member) => member.id === assignee?.id || roleMay(member, 'session.reply'))
    .map(({ id, name, presence }) => ({
      value: String(id),
      label: name,
      description: shell(`presence.${presence}`),
      icon: <PresenceDot presence={presence} />,
    }));
  // Until the people are here, the one who has it is.
  const held =
    assignee && !people.some(({ value }) => value === String(assignee.id)) ? [{ value: String(assignee.id), label: assignee.name }] : [];
  return (
    <SelectOnDemand
      label={t('column.assignee')}
      value={assignee === null ? NOBODY : String(assignee.id)}
      options={[{ value: NOBODY, label: t('nobody') }, ...held, ...people]}
      onChange={(value) => run(orderCalls.assign(order, { user_id: value === NOBODY ? null : Number(value), team_id: team?.id ?? null }))}
    />
  );
}

function TeamChoice({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const { run } = useRunOrder();
  const teams = useQuery(teamsQuery(useApi())).data?.items ?? [];
  const { assignee, team } = order;
  const held = team && !teams.some(({ id }) => id === team.id) ? [team] : [];
  return (
    <SelectOnDemand
      label={t('detail.team')}
      value={team?.id ?? NOBODY}
      options={[{ value: NOBODY, label: t('detail.no_team') }, ...[...held, ...teams].map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(value) => run(orderCalls.assign(order, { user_id: assignee?.id ?? null, team_id: value === NOBODY ? null : value }))}
    />
  );
}
