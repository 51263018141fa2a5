import type { WordRule } from './word-rule.ts';

/** Hong Kong: written, not spoken; its own words, and not those of the mainland or of Taiwan. */
export const ZH_HK: readonly WordRule[] = [
  {
    name: 'traditional characters',
    pattern:
      /[们这还没为会时对发页码错误语请输选择说书两义网认证员图标设称访问题满录复单删编辑缩与处专业无条额户导进过档见实现体师写开关闭应该让给经线类项数据库机关链]/gu,
    instead: '繁體字',
  },
  { name: '裏 and 甚麼', pattern: /裡|什麼/gu, instead: '裏、甚麼' },
  {
    name: 'words of the mainland',
    pattern:
      /渠道商|登錄|信息|網絡連接|賬號|賬戶|用戶名(?!稱)|默認|保存|搜索|視頻|短信|鏈接|導出|導入|添加|刷新|設置|支持|反饋|質量|程序|激活|屏幕|鼠標|點擊|發送|調用|接入|接待|人設(?!定)|密鑰|打印|差評|截屏|賬單/gu,
    instead:
      '登入、資訊、帳戶、預設、儲存、搜尋、影片、短訊、連結、匯出、匯入、新增、設定、支援、意見、質素、程式、傳送、呼叫、連接、跟進、金鑰',
    except: ['playground:samples.clinic.text'],
  },
  { name: '檔案 for a file', pattern: /文件/gu, instead: '檔案', except: ['team:files.kinds.document'] },
  {
    name: 'words of Taiwan',
    pattern: /位址|使用者|補班|滑鼠|軟體|網路|螢光幕|資料庫管理|專案|列印機|品質/gu,
    instead: '地址、用戶、調休上班、軟件、網絡、質素',
  },
  { name: '小楷 and 大楷', pattern: /細楷|[小大]寫/gu, instead: '小楷、大楷' },
  {
    name: 'the written language',
    pattern: /留低|傾談|入面|答不到|今次|唔|嘅|咗|佢|冇|啲|慳|係(?!數)/gu,
    instead: '書面語',
  },
  {
    name: 'one name for a person of the service',
    pattern: /客戶服務員|真人同事|真人服務(?!中)|轉駁|轉交真人|轉給真人|轉人工|人工客服/gu,
    instead: '真人客服；轉接真人；同事',
  },
  { name: 'one name for the bot that visitors meet', pattern: /智能助手/gu, instead: '智能助理；AI 助手' },
  {
    name: 'one name for each part of the product',
    pattern: /座席|語料條數|費用中心|控制台|概覽|引流|試驗場|AI 接入|說明文件|幫助文[件章]/gu,
    instead: '席位、語料條目、收費中心、管理後台、總覽、分流連結、即場試用、AI 連接、說明文章',
  },
  { name: '公司', pattern: /企業/gu, instead: '公司', except: ['playground:samples.software.text'] },
  { name: '計劃', pattern: /方案|續期/gu, instead: '計劃、續訂' },
  { name: '註冊', pattern: /(?<!商業)登記(?!號碼|證)/gu, instead: '註冊' },
  { name: '輪候', pattern: /排隊|隊列|輪候[清列]/gu, instead: '輪候' },
  {
    name: '列表',
    pattern: /清單/gu,
    instead: '列表',
    except: ['corpus:editor.wordings_hint', 'help:tool.list', 'help:tool.numbers', 'playground:samples.clinic.text'],
  },
  { name: '等候', pattern: /等待/gu, instead: '等候' },
  { name: '未有 for what is empty', pattern: /還沒有|還未有|尚未有|暫無/gu, instead: '未有' },
  { name: 'what could not be done comes after 未能', pattern: /[^，。；：！？\s]+未能載入/gu, instead: '未能載入…' },
  { name: '開啟', pattern: /打開/gu, instead: '開啟' },
  { name: '搜尋', pattern: /查找|尋找/gu, instead: '搜尋' },
  { name: '身份、毋須、愈、至少、多謝', pattern: /身分|無須|無需|越|最少(?!的)|謝謝/gu, instead: '身份、毋須、愈、至少、多謝' },
  { name: '日 for a day', pattern: /[今明昨每]天|\d ?天|\}\} ?天/gu, instead: '日' },
  { name: '星期 for a week', pattern: /[每本上下]週|週[一二三四五六日]|禮拜/gu, instead: '星期' },
  { name: '你', pattern: /您/gu, instead: '你' },
  { name: 'quotation marks', pattern: /[“”‘’"]/gu, instead: '「」' },
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
