import type { Permission } from '@lobby/contract';

/** Everything that can be set, in groups; the texts are `groups.<id>` and `items.<id>`. */
export const SETTING_GROUPS = ['you', 'business', 'team', 'bot', 'channels', 'system'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export interface Setting {
  readonly id: SettingId;
  readonly group: SettingGroup;
  readonly href: string;
  /** Who may not do this has nothing to do there. */
  readonly needs?: Permission;
  /** What people call it, in the four languages at once: it is found in any of them, and never shown. */
  readonly words: string;
}

const ACCOUNT = '/dashboard/settings?account=';
const TEAM = '/dashboard/team?tab=';
const SERVICES = '/dashboard/multi-channel-intergration?connect=';

const LIST = [
  {
    id: 'profile',
    group: 'you',
    href: `${ACCOUNT}profile`,
    words: 'profile my name display name avatar 个人资料 姓名 昵称 個人資料 名稱 プロフィール 名前 表示名 基本情報',
  },
  {
    id: 'password',
    group: 'you',
    href: `${ACCOUNT}password`,
    words: 'password change password reset login 密码 修改密码 密碼 更改密碼 パスワード 変更',
  },
  {
    id: 'two_step',
    group: 'you',
    href: `${ACCOUNT}security`,
    words:
      'security two-step two-factor 2fa mfa otp authenticator recovery codes 安全 两步验证 双重认证 兩步驗證 雙重認證 セキュリティ 二段階認証 2段階認証 認証アプリ',
  },
  {
    id: 'devices',
    group: 'you',
    href: `${ACCOUNT}sessions`,
    words: 'devices sessions sign-ins signed in log out everywhere 登录设备 设备 登入裝置 裝置 端末 デバイス ログイン履歴',
  },
  {
    id: 'alerts',
    group: 'you',
    href: `${ACCOUNT}alerts`,
    words: 'alerts sound tone browser notification desktop volume 提醒 声音 提示音 聲音 通知音 音 サウンド',
  },
  {
    id: 'notifications',
    group: 'you',
    href: '/dashboard/system/notification',
    words:
      'notifications email push digest quiet hours do not disturb 通知 推送 邮件通知 免打扰 電郵通知 請勿打擾 勿擾 プッシュ メール通知 おやすみモード 通知設定',
  },
  {
    id: 'name',
    group: 'business',
    href: `${ACCOUNT}business`,
    needs: 'settings.edit',
    words:
      'business name company name shop logo industry company profile 标志 标识 商标 標誌 商標 ロゴ 企业名称 公司名称 店铺 行业 公司名稱 商店 行業 会社名 店舗名 業種 会社情報',
  },
  {
    id: 'time_zone',
    group: 'business',
    href: `${ACCOUNT}business`,
    needs: 'settings.edit',
    words: 'time zone timezone country region languages locale 时区 国家 地区 语言 時區 國家 地區 語言 タイムゾーン 時差 国 地域 言語',
  },
  {
    id: 'chat_address',
    group: 'business',
    href: `${ACCOUNT}business`,
    needs: 'settings.edit',
    words:
      'chat address link url slug frame embed domain allowed sites 聊天链接 聊天地址 嵌入 域名 聊天連結 網址 網域 チャットのURL リンク 埋め込み ドメイン',
  },
  {
    id: 'privacy',
    group: 'business',
    href: `${ACCOUNT}business`,
    needs: 'settings.edit',
    words:
      'privacy consent gdpr policy retention erase delete data keep 隐私 同意 数据保留 删除 私隱 保留 資料保存 プライバシー 同意 個人情報 保存期間 削除',
  },
  {
    id: 'invite',
    group: 'team',
    href: '/dashboard/team',
    needs: 'member.edit',
    words:
      'invite members add agent teammate colleague user seats people 邀请 成员 添加客服 同事 席位 邀請 新增同事 座席 招待 メンバー追加 ユーザー 席数',
  },
  {
    id: 'roles',
    group: 'team',
    href: `${TEAM}roles`,
    needs: 'team.edit',
    words: 'roles permissions rights access admin 角色 权限 權限 管理員 役割 権限 ロール アクセス権',
  },
  {
    id: 'teams',
    group: 'team',
    href: `${TEAM}teams`,
    needs: 'team.edit',
    words: 'teams groups departments 小组 部门 团队 部門 團隊 グループ チーム 部署',
  },
  {
    id: 'hours',
    group: 'team',
    href: `${TEAM}hours`,
    needs: 'team.edit',
    words:
      'business hours opening hours service hours working hours office hours holidays calendar schedule closed 服务时间 营业时间 工作时间 节假日 假期 服務時間 營業時間 辦公時間 公眾假期 営業時間 受付時間 休業日 祝日 休日',
  },
  {
    id: 'assignment',
    group: 'team',
    href: `${TEAM}assignment`,
    needs: 'team.edit',
    words:
      'assignment routing rules queue limit distribution round robin auto assign waiting time 分配 路由 规则 排队 分派 規則 排隊 輪候 割り当て 振り分け ルール 順番待ち',
  },
  {
    id: 'mail',
    group: 'team',
    href: `${TEAM}mail`,
    needs: 'team.edit',
    words: 'email mailbox imap inbound reply address smtp 邮件 邮箱 收件 電郵 郵箱 メール 受信 メールボックス',
  },
  {
    id: 'audit',
    group: 'team',
    href: `${TEAM}audit`,
    needs: 'audit.view',
    words: 'audit log history who did what activity 操作日志 审计 记录 操作紀錄 審計 操作ログ 監査ログ 履歴',
  },
  {
    id: 'bot_words',
    group: 'bot',
    href: '/dashboard/knowledge-base/ai-bot',
    needs: 'bot.edit',
    words:
      'bot name welcome greeting message suggested questions persona tone 机器人名称 欢迎语 推荐问题 機械人名稱 歡迎語 建議問題 ボット名 あいさつ ウェルカムメッセージ おすすめの質問',
  },
  {
    id: 'handoff',
    group: 'bot',
    href: '/dashboard/knowledge-base/ai-bot?section=handoff',
    needs: 'bot.edit',
    words:
      'handoff handover escalate human agent keywords transfer 转人工 关键词 轉接真人 關鍵字 引き継ぎ 有人対応 エスカレーション キーワード',
  },
  {
    id: 'model',
    group: 'bot',
    href: '/dashboard/ai-access/platform',
    needs: 'settings.edit',
    words: 'ai model openai gpt llm provider budget key tokens 模型 大模型 预算 預算 モデル 予算',
  },
  {
    id: 'website',
    group: 'channels',
    href: '/dashboard/integration/web',
    needs: 'settings.edit',
    words:
      'website widget install embed code script snippet launcher look theme color colour appearance pre-chat form 网站 安装 代码 外观 颜色 主题 按钮 網站 安裝 程式碼 外觀 顏色 主題 サイト 設置 コード ウィジェット デザイン 色 テーマ 外観',
  },
  {
    id: 'app',
    group: 'channels',
    href: '/dashboard/integration/android',
    needs: 'settings.edit',
    words: 'app android ios mobile sdk push 应用 手机 安卓 苹果 應用程式 手機 アプリ スマホ',
  },
  {
    id: 'telegram',
    group: 'channels',
    href: `${SERVICES}telegram`,
    needs: 'settings.edit',
    words: 'telegram bot token botfather 电报 テレグラム',
  },
  {
    id: 'whatsapp',
    group: 'channels',
    href: `${SERVICES}whatsapp`,
    needs: 'settings.edit',
    words: 'whatsapp wa phone number meta cloud api 电话 電話 ワッツアップ',
  },
  {
    id: 'line',
    group: 'channels',
    href: `${SERVICES}line`,
    needs: 'settings.edit',
    words: 'line official account messaging api ライン 公式アカウント 官方帳號',
  },
  {
    id: 'email_channel',
    group: 'channels',
    href: `${SERVICES}email`,
    needs: 'settings.edit',
    words: 'email channel support address forward 邮箱渠道 邮件渠道 電郵渠道 メールチャネル 問い合わせメール',
  },
  {
    id: 'api_keys',
    group: 'system',
    href: '/dashboard/system/key',
    needs: 'settings.edit',
    words: 'api key token developer rest mcp integration 密钥 接口 开发 金鑰 開發 APIキー トークン 開発',
  },
  {
    id: 'webhooks',
    group: 'system',
    href: '/dashboard/system/key?tab=webhooks',
    needs: 'settings.edit',
    words: 'webhook callback events http post 回调 事件 回調 ウェブフック コールバック イベント',
  },
  {
    id: 'plan',
    group: 'system',
    href: '/dashboard/cost-center',
    needs: 'billing.view',
    words: 'plan subscription price upgrade renew usage limits 套餐 升级 续费 用量 計劃 升級 續費 プラン 更新 アップグレード 利用状況',
  },
  {
    id: 'invoices',
    group: 'system',
    href: '/dashboard/cost-center',
    needs: 'billing.view',
    words: 'invoice receipt billing payment order card 发票 账单 收据 付款 订单 發票 帳單 收據 請求書 領収書 支払い 注文',
  },
] as const;

export type SettingId = (typeof LIST)[number]['id'];

/** What somebody may set. */
export function settingsFor(may: (permission: Permission) => boolean): readonly Setting[] {
  return (LIST as readonly Setting[]).filter(({ needs }) => needs === undefined || may(needs));
}
