import { LOCALES, ORDER_IMPORT_COLUMNS, type OrderImportColumn } from '@lobby/contract';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { say } from '#/words.ts';

/** Headers that files of other systems have; those of our own export are the words of `orders`. */
const SYNONYMS: Record<OrderImportColumn, string> = {
  subject: 'subject, title, summary, ticket subject, issue, 标题, 主题, 主旨, 標題, 主題, 件名, タイトル, 題名',
  description:
    'description, body, message, content, details, text, comment, 描述, 内容, 正文, 说明, 描述, 內容, 說明, 詳情, 説明, 本文, 詳細, 問い合わせ内容',
  reference:
    'reference, external reference, external id, external_id, ticket id, ticket number, ticket no, ticket, id, case number, key, number, 编号, 工单号, 工单编号, 外部编号, 參考編號, 外部編號, 工單號, 工單編號, 編號, 番号, チケット番号, チケットid, 外部番号, 管理番号, 問い合わせ番号',
  type: 'type, ticket type, category, form, 类型, 工单类型, 分类, 類型, 工單類型, 分類, 種類, 種別, タイプ, カテゴリ',
  status: 'status, state, ticket status, 状态, 工单状态, 狀態, 工單狀態, 状態, ステータス',
  priority: 'priority, urgency, severity, 优先级, 紧急程度, 優先次序, 優先級, 緊急程度, 優先度, 優先順位, 緊急度',
  contact_name:
    'contact, contact name, customer, customer name, requester, requester name, reporter, name, 客户, 客户姓名, 客户名称, 联系人, 姓名, 客戶, 客戶姓名, 聯絡人, 顧客, 顧客名, お客様, お客様名, 氏名, 名前, 依頼者',
  contact_email:
    'email, e-mail, mail, contact email, customer email, requester email, email address, 邮箱, 电子邮箱, 客户邮箱, 邮件, 電郵, 電郵地址, 客戶電郵, 電子郵件, メール, メールアドレス, 顧客メール, eメール, お客様のメール',
  contact_phone:
    'phone, telephone, mobile, phone number, contact phone, customer phone, tel, 电话, 手机, 手机号, 联系电话, 電話, 手機, 電話號碼, 聯絡電話, 電話番号, 携帯番号, お客様の電話',
  assignee:
    'assignee, agent, owner, assigned to, assignee email, agent email, 负责人, 处理人, 客服, 受理人, 負責人, 處理人, 負責同事, 担当者, 担当, 担当者メール, 担当者のメール',
  team: 'team, group, department, queue, 团队, 小组, 部门, 客服组, 團隊, 小組, 部門, チーム, グループ, 部署',
  due: 'due, due date, due at, deadline, solve by, resolve by, 截止时间, 截止日期, 到期时间, 解决期限, 截止時間, 到期日, 解決期限, 期限, 期日, 締め切り, 対応期限',
  created:
    'created, created at, creation date, opened, made, made on, date, requested, 创建时间, 创建日期, 提交时间, 建立時間, 建立日期, 提交時間, 作成日時, 作成日, 受付日時, 受付日',
};

/** Columns of our own export, which say the same. */
const EXPORTED = {
  subject: 'subject',
  reference: 'no',
  type: 'type',
  status: 'status',
  priority: 'priority',
  contact_name: 'customer',
  assignee: 'assignee',
  team: 'team',
  due: 'resolve_due',
  created: 'created',
} as const;

const COLUMNS = new Map<string, OrderImportColumn>();
for (const column of ORDER_IMPORT_COLUMNS) {
  const own = LOCALES.map((locale) => say(locale, `order_import.column_${column}`));
  const exported =
    column in EXPORTED ? LOCALES.map((locale) => say(locale, `orders.column_${EXPORTED[column as keyof typeof EXPORTED]}`)) : [];
  for (const name of [...own, ...exported, ...SYNONYMS[column].split(', ')])
    if (!COLUMNS.has(headerKey(name))) COLUMNS.set(headerKey(name), column);
}

/** The column that a header names, in any of our languages. */
export function orderColumnNamed(header: string): OrderImportColumn | undefined {
  return COLUMNS.get(headerKey(header));
}

export const isOrderColumn = (header: string): boolean => orderColumnNamed(header) !== undefined;
