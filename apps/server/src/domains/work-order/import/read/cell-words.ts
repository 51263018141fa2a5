import { LOCALES, PRIORITIES, WORK_ORDER_STATUSES, type WorkOrder, type WorkOrderStatus } from '@lobby/contract';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { say } from '#/words.ts';

/** What other systems call our states; one that was merged is nothing by itself. */
const STATUS_WORDS: Record<Exclude<WorkOrderStatus, 'merged'>, string> = {
  new: 'new, submitted, created, unassigned, to do, todo, backlog, 新建, 新增, 已提交, 待处理, 未处理, 待處理, 未處理, 新規, 未対応, 受付',
  open: 'open, in progress, active, processing, assigned, started, reopened, 处理中, 进行中, 打开, 處理中, 進行中, 開啟, 対応中, 進行中, 処理中, オープン',
  pending:
    'pending, waiting for customer, waiting on customer, awaiting reply, waiting, 等待客户, 待客户回复, 等待客戶, 等候客戶, 待客戶回覆, 保留, 回答待ち, お客様待ち, 返信待ち',
  on_hold: 'on hold, on-hold, hold, paused, 挂起, 暂停, 搁置, 擱置, 暫停, 掛起, 保留中, 一時停止',
  solved: 'solved, resolved, done, completed, fixed, 已解决, 已完成, 完成, 已解決, 解決済み, 解決, 完了, 対応済み',
  closed: 'closed, archived, 已关闭, 关闭, 已關閉, 關閉, 已結束, クローズ, 終了, クローズ済み',
  cancelled: 'cancelled, canceled, rejected, 已取消, 取消, 作废, 已作廢, キャンセル, 取り消し, 取消',
};

const PRIORITY_WORDS: Record<WorkOrder['priority'], string> = {
  low: 'low, lowest, minor, trivial, p4, 4, 低, 較低, 低い',
  normal: 'normal, medium, standard, default, p3, 3, 普通, 中, 一般, 正常, 标准, 標準, 通常',
  high: 'high, major, important, p2, 2, 高, 重要, 較高, 高い',
  urgent: 'urgent, critical, highest, blocker, emergency, p1, p0, 1, 紧急, 非常紧急, 緊急, 非常緊急, 至急, 最高',
};

const STATUS_OF = new Map<string, WorkOrderStatus>();
const PRIORITY_OF = new Map<string, WorkOrder['priority']>();
for (const status of WORK_ORDER_STATUSES) {
  if (status === 'merged') continue;
  const names = [...STATUS_WORDS[status].split(', '), ...LOCALES.map((locale) => say(locale, `orders.status_${status}`))];
  for (const name of names) if (!STATUS_OF.has(headerKey(name))) STATUS_OF.set(headerKey(name), status);
}
for (const priority of PRIORITIES) {
  const names = [...PRIORITY_WORDS[priority].split(', '), ...LOCALES.map((locale) => say(locale, `orders.priority_${priority}`))];
  for (const name of names) PRIORITY_OF.set(headerKey(name), priority);
}

/** The state that a cell names. */
export const readStatus = (cell: string): WorkOrderStatus | undefined => STATUS_OF.get(headerKey(cell));

/** The priority that a cell names. */
export const readPriority = (cell: string): WorkOrder['priority'] | undefined => PRIORITY_OF.get(headerKey(cell));
