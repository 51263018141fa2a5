/** What people write to restaurants before they come. */
export const AT_THE_TABLE = `
what-to-wear | en: what to wear, are jeans okay, jeans and trainers, shorts allowed, smart casual, dress up, trainers okay, sandals, dress code | cn: 着装要求, 穿牛仔裤, 能穿短裤, 穿拖鞋, 穿什么去, 着装 | yue: 著咩衫, 着牛仔褲, 著短褲, 着拖鞋, 波鞋入, 衣著要求 | tw: 服裝規定, 穿牛仔褲, 穿短褲, 穿拖鞋, 穿什麼 | ja: ドレスコード, 服装?, ジーパン, 何を着て, サンダル, 短パン
bring-wine | en: bring a bottle, byo, byob, bring our own wine, bring wine, own bottle, corkage | cn: 自带酒水, 开瓶费, 带两瓶红酒, 带酒, 自己带酒 | yue: 自攜酒水, 開瓶費, 帶支酒, 帶紅酒, 兩支紅酒 | tw: 自帶酒, 開瓶費, 帶酒 | ja: ワインを持ち込, 持ち込み料, お酒の持ち込み, ワインを自分たち, 抜栓料, 持ち込み?
time-at-table | en: sit there all evening, stay all evening, keep the table, time limit, do we get kicked out, how long can we stay, linger? | cn: 限时?, 用餐限时, 能坐多久, 坐一晚上, 几小时位 | yue: 限時?, 坐幾耐, 坐足成晚, 用餐有時限, 有冇限時 | tw: 用餐限時, 可以坐多久, 限時? | ja: 時間制限, 席の時間, ずっといて, 何時間いられ, 2時間制
running-late-table | en: running late, stuck in traffic, we'll be late, hold our table, ten minutes late | cn: 堵车晚到, 会晚到, 位子留多久, 迟到十分钟 | yue: 塞車遲到, 會遲少少, 留位幾耐 | tw: 塞車, 會晚到, 保留多久 | ja: 遅れそう, 渋滞で, 遅刻しそう, 何分まで待
more-guests | en: two more people, one more person, add a person to our booking, we are now six, extra guest at the table | cn: 多来两个人, 加个人, 人数变了 | yue: 多兩個人, 加位, 人數有變 | tw: 多兩個人, 加人?, 人數變更 | ja: 人数が増え, 一人増え, 人数変更, 一名追加
birthday-surprise | en: birthday surprise, candle on the dessert, anniversary dinner, propose at the table | cn: 生日惊喜, 庆生布置, 求婚晚餐, 纪念日 | yue: 生日驚喜, 慶生, 求婚晚餐, 週年紀念 | tw: 生日驚喜, 慶生, 求婚晚餐, 紀念日 | ja: サプライズ, 誕生日プレート, 記念日?, プロポーズ
split-bill | en: split the bill, separate bills, go dutch, pay separately | cn: 分开结账, AA制, 分单 | yue: 分單, 夾錢, AA制, 各自埋單 | tw: 分開結帳, 各付各的, 分帳 | ja: 割り勘, 別々に会計, 個別会計
children-menu | en: children's menu, kids menu, child portion, half portion | cn: 儿童套餐, 儿童餐, 小份? | yue: 兒童餐, 小朋友餐, 細份? | tw: 兒童餐, 兒童菜單, 小份? | ja: お子様ランチ, キッズメニュー, 子ども用メニュー, お子様メニュー
`;
