import type { WordRule } from './word-rule.ts';

/** The mainland: its own words, and not those of Hong Kong or of Taiwan. */
export const ZH_CN: readonly WordRule[] = [
  {
    name: 'simplified characters',
    pattern:
      /[們這還沒為會時對發頁碼錯誤語請輸選擇說書兩義網認證員圖標設稱訪問題滿錄複單刪編輯縮與處專業無條額戶導進過檔見實現體師寫開關閉應該讓給經線類項數據庫機鏈裏裡麼]/gu,
    instead: '简体字',
  },
  {
    name: 'words of Hong Kong and of Taiwan',
    pattern:
      /资讯|讯息|网路|软体|软件体|程式|档案|预设|萤幕|滑鼠|品质|搜寻|连结|使用者|透过|回覆|登入|登出|上载|储存|列印|伺服器|支援|选单|撷取|帐[号户]|登陆|其它/gu,
    instead: '信息、消息、网络、软件、程序、文件、默认、质量、搜索、链接、用户、回复、登录、上传、保存、服务器、支持、菜单、账号、其他',
  },
  {
    name: 'one name for a person of the service',
    pattern: /真人|转给人工|人工同事|工作人员/gu,
    instead: '人工客服；转人工；同事',
    except: ['server/mail:reset_text'],
  },
  {
    name: 'one name for each part of the product',
    pattern: /坐席|语料条数|控制台|引流|试验场|恢复代码|嵌入模型|帮助文档/gu,
    instead: '席位、语料条目、管理后台、分流链接、在线体验、恢复码、向量模型、帮助文章',
  },
  { name: '账号', pattern: /账户/gu, instead: '账号' },
  { name: '付款方式', pattern: /支付方式/gu, instead: '付款方式' },
  { name: '套餐', pattern: /方案/gu, instead: '套餐' },
  {
    name: 'an invoice that is no fapiao',
    pattern: /发票/gu,
    instead: '账单',
    except: ['server/invoice:note_cn', 'playground:samples.shop.text'],
  },
  { name: '服务时间', pattern: /营业(?!执照)/gu, instead: '服务时间', except: ['playground:samples.shop.text'] },
  { name: '重新计算', pattern: /重新计数/gu, instead: '重新计算' },
  { name: '词元', pattern: /\btokens?\b/giu, instead: '词元' },
  { name: '此 Lobby 的运营者', pattern: /运营方|运行 Lobby 的/gu, instead: '此 Lobby 的运营者' },
  { name: '排队', pattern: /队列|排队列表/gu, instead: '排队' },
  { name: 'what failed to load', pattern: /载入|(?:未能|无法)加载|没有加载/gu, instead: '…加载失败' },
  { name: '搜索', pattern: /查找(?!。)|检索/gu, instead: '搜索' },
  { name: 'a conflict of versions', pattern: /采用对方的|用我的覆盖|保留我的(?!版本)/gu, instead: '采用较新版本；保留我的版本' },
  { name: '点踩', pattern: /差评/gu, instead: '点踩' },
  {
    name: '您',
    pattern: /你/gu,
    instead: '您',
    except: ['playground:samples.shop.unknown', 'playground:samples.clinic.unknown'],
  },
  { name: 'quotation marks', pattern: /[「」『』"]/gu, instead: '“”' },
  {
    name: 'full-width punctuation',
    pattern: /(?<=\p{Script=Han})[,;:?()]|[,;:?()](?=\p{Script=Han})/gu,
    instead: '，；：？（）',
    except: ['playground:samples.software.text'],
  },
  {
    name: 'a space between Chinese and Latin letters or digits',
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu,
    instead: 'a space',
    except: ['bot:handoff.rule.amount_why'],
  },
  {
    name: 'a space around the names and numbers that are filled in',
    pattern:
      /\p{Script=Han}\{\{?(?:business|count|number|date|days|total|percent|amount|limit|used|max|email|provider|link)\}|\{(?:business|count|number|date|time|days|total|amount|limit|used|max|email|provider|link)\}\}?\p{Script=Han}/gu,
    instead: 'a space',
    except: ['server/privacy:line', 'server/privacy:required'],
  },
];
