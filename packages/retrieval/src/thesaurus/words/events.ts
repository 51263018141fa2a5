/** What people write about concerts, shows, fairs and parties. */
export const EVENTS = `
event | en: event, happening, function?, evnet | cn: 活动?, 活动现场, 盛会 | yue: 活動?, event, 盛事 | tw: 活動?, 盛會 | ja: イベント, 催し, 行事, 催し物, いべんと
event-ticket | en: admission ticket, entry ticket, concert ticket, show ticket, ticket? | cn: 门票, 入场券, 演出票, 演唱会票 | yue: 門票, 飛?, 入場券, 演唱會飛, 戲飛 | tw: 門票, 入場券, 演唱會門票 | ja: チケット, 入場券, 入場チケット, ちけっと
admission-fee | en: admission, admission fee, entrance fee, entry fee, how much to get in | cn: 门票多少钱, 入场费, 门票价格 | yue: 入場費, 門票幾錢, 入場幾錢 | tw: 門票多少錢, 入場費, 票價多少 | ja: 入場料, 入館料, 参加料?, にゅうじょうりょう
free-entry | en: free entry, free admission, free event, no charge to enter | cn: 免费入场, 免费参观, 免门票 | yue: 免費入場, 免費參加, 唔使買飛 | tw: 免費入場, 免費參觀, 免門票 | ja: 入場無料, 参加無料, 無料入場
ticket-sale | en: on sale?, ticket sale, tickets go on sale, presale, public sale, buy tickets | cn: 开票, 开售, 抢票, 预售?, 买票 | yue: 開賣, 撲飛, 公開發售, 優先訂票, 買飛 | tw: 開賣, 搶票, 售票, 預購?, 買票 | ja: 発売, 先行販売, 一般販売, 先行予約, チケット発売
sold-out-tickets | en: tickets sold out, no tickets left, tickets left, any tickets, remaining tickets | cn: 没票, 票卖完, 还有票, 余票, 售罄? | yue: 賣晒飛, 冇飛, 仲有冇飛, 有冇飛 | tw: 票賣完, 沒票, 還有票, 餘票, 完售? | ja: 完売, チケット残り, 残席, チケットまだ, ソールドアウト
ticket-lottery | en: ballot, ticket ballot, lottery, ticket lottery, win tickets | cn: 抽签, 摇号, 抽选 | yue: 抽飛, 抽籤, 攪珠? | tw: 抽籤, 抽選 | ja: 抽選, 当選, 落選, ちゅうせん, 抽選結果
resale-ticket | en: resale ticket, resell tickets, ticket transfer, scalper, tout, give my ticket to a friend | cn: 转票, 黄牛, 黄牛票, 门票转让, 二手票 | yue: 黃牛飛, 黃牛, 轉讓門票, 炒飛, 放飛 | tw: 黃牛, 黃牛票, 讓票, 轉讓門票 | ja: 転売, チケット譲渡, 譲渡, リセール, 公式リセール
concert | en: concert, gig, live show, live music, recital | cn: 演唱会, 音乐会, 音乐节, livehouse | yue: 演唱會, 音樂會, 騷?, concert | tw: 演唱會, 音樂會, 音樂祭 | ja: コンサート, ライブ, 演奏会, こんさーと, フェス
theatre-show | en: theatre, theater, musical, play?, stage show, drama?, opera | cn: 话剧, 音乐剧, 舞台剧, 剧场, 戏剧 | yue: 舞台劇, 話劇, 音樂劇, 劇場, 粵劇 | tw: 舞台劇, 音樂劇, 戲劇, 劇場, 歌仔戲 | ja: 演劇, 舞台, ミュージカル, 劇場, 芝居, 公演
film | en: film, movie, cinema, film screening, movie theater | cn: 电影, 电影院, 影院, 看电影 | yue: 電影, 戲院, 睇戲, 戲? | tw: 電影, 電影院, 看電影 | ja: 映画, 映画館, 上映, えいが
exhibition | en: exhibition, exhibit, expo, fair?, trade fair, trade show | cn: 展览, 展会, 博览会, 看展 | yue: 展覽, 書展, 展銷會, 工展會, 睇展 | tw: 展覽, 展會, 博覽會, 看展 | ja: 展示会, 展覧会, エキスポ, 展示, てんじかい
exhibitor-booth | en: booth, stall, exhibitor, vendor stall, stand? | cn: 展位, 摊位, 参展商, 展台 | yue: 攤位, 檔口, 參展商, 擺檔 | tw: 攤位, 參展商, 展位, 擺攤 | ja: ブース, 出展, 出店, 出展者
festival | en: festival, carnival, fireworks, parade | cn: 庙会, 嘉年华, 烟花, 节庆, 游行 | yue: 嘉年華, 煙花, 匯演, 巡遊 | tw: 祭典, 煙火, 嘉年華, 廟會, 遊行 | ja: 祭り, お祭り, 花火大会, 花火, パレード
workshop | en: workshop, hands-on workshop, diy class, craft class | cn: 工作坊, 手作课, 手工课, 体验活动 | yue: 工作坊, 手作班, 興趣班, 手作工作坊 | tw: 工作坊, 手作課, 手作體驗 | ja: ワークショップ, 体験教室, ものづくり体験, 手作り体験
seminar-talk | en: seminar, lecture?, webinar, conference, info session, information session, talk? | cn: 讲座, 研讨会, 说明会, 宣讲会, 论坛? | yue: 講座, 研討會, 簡介會, 論壇? | tw: 講座, 研討會, 說明會, 論壇? | ja: セミナー, 講演, 説明会, 講座?, シンポジウム, ウェビナー
competition | en: competition, contest, tournament, race? | cn: 比赛, 竞赛, 大赛, 参赛 | yue: 比賽, 賽事, 參賽 | tw: 比賽, 競賽, 參賽, 大賽 | ja: 大会, コンテスト, 競技, コンクール, 試合
birthday-party | en: birthday, birthday party, party, celebration, bday | cn: 生日, 生日会, 派对, 聚会, 庆生 | yue: 生日, 生日會, 派對, 開party, 慶祝 | tw: 生日, 慶生, 派對, 聚會 | ja: 誕生日, 誕生会, パーティー, お祝い, たんじょうび, バースデー
wedding | en: wedding, marriage, bride, groom, banquet | cn: 婚礼, 结婚, 婚宴, 新娘, 喜宴 | yue: 婚禮, 結婚, 擺酒, 婚宴, 新娘 | tw: 婚禮, 結婚, 婚宴, 喜宴, 新娘 | ja: 結婚式, 披露宴, 結婚, ウェディング, 挙式, 花嫁
company-party | en: annual dinner, company party, team building, corporate event, year-end party | cn: 年会, 公司聚餐, 团建, 企业活动, 尾牙 | yue: 公司周年晚宴, annual dinner, team building, 春茗, 團體活動 | tw: 尾牙, 春酒, 公司聚餐, 團建 | ja: 忘年会, 新年会, 歓送迎会, 懇親会, 社員旅行
funeral | en: funeral, memorial service, condolence, cremation | cn: 葬礼, 追悼会, 殡仪馆, 丧事 | yue: 喪禮, 殯儀館, 白事, 帛金 | tw: 喪禮, 告別式, 殯儀館, 喪事 | ja: 葬儀, 葬式, お通夜, 香典, 告別式
venue | en: venue, hall, stadium, arena, auditorium | cn: 场馆, 会场, 场地, 体育馆?, 礼堂 | yue: 場館, 會場, 場地, 禮堂, 紅館 | tw: 場館, 會場, 場地, 禮堂, 小巨蛋 | ja: 会場, ホール, スタジアム, かいじょう, アリーナ, ドーム
hire-venue | en: hire a venue, venue hire, rent the hall, venue rental, book the venue | cn: 租场地, 场地租赁, 场地费 | yue: 租場, 租借場地, 場租, 租party room | tw: 租場地, 場地租借, 場地費 | ja: 会場レンタル, 会場を借り, 会場費, 会場利用料, レンタルスペース
admission-entry | en: entry?, entrance to the show, get in, enter the venue, admission time, doors open | cn: 入场, 进场, 检票, 几点入场 | yue: 入場, 進場, 驗飛, 幾點入場 | tw: 入場, 進場, 驗票, 幾點入場 | ja: 入場, 開場, 入場時間, にゅうじょう, 入場口
late-entry | en: late entry, arrive after the show starts, latecomers, come in late | cn: 迟到入场, 开演后入场, 迟到能进吗 | yue: 遲入場, 遲到入場, 開場後入場, 遲到可唔可以入 | tw: 遲到入場, 開演後入場, 遲到可以進場 | ja: 途中入場, 遅れて入場, 開演後の入場
re-entry | en: re-entry, re-enter, leave and come back, come back in | cn: 再次入场, 重复入场, 出去再进来, 二次入场 | yue: 再入場, 出返嚟, 重新入場, 出去再入返嚟 | tw: 再次入場, 重複入場, 出去再進來 | ja: 再入場, さいにゅうじょう, 再入館
show-time | en: show time, showtime, what time does it start, how long is the show, running time, intermission | cn: 开演时间, 几点开演, 演出时长, 几点散场, 中场休息 | yue: 幾點開場, 開場時間, 幾點開騷, 幾點完場, 中場休息 | tw: 開演時間, 幾點開演, 幾點散場, 中場休息 | ja: 開演, 開演時間, 終演, 上演時間, 休憩時間?, 幕間
programme | en: programme, program?, line-up, lineup, running order, agenda, rundown | cn: 节目单, 流程?, 议程, 阵容, 节目 | yue: 節目表, 流程?, rundown, 議程, 節目 | tw: 節目單, 流程?, 議程, 節目, 卡司 | ja: プログラム, 出演者, 次第, セットリスト, タイムテーブル, 演目
performer | en: performer, artist, singer, band, speaker?, guest speaker, idol | cn: 歌手, 表演者, 嘉宾, 乐队, 艺人, 爱豆 | yue: 歌手, 表演者, 嘉賓, 樂隊, 藝人 | tw: 歌手, 表演者, 嘉賓, 樂團, 藝人, 偶像 | ja: 出演者?, アーティスト, 歌手, ゲスト?, 登壇者, アイドル
standing-area | en: standing area, standing zone, zone, block?, seating plan, front row | cn: 站区, 内场, 看台, 前排, 座位图 | yue: 企位區, 前排, 座位表, 山頂位, 內場 | tw: 搖滾區, 站區, 前排, 座位圖, 看台 | ja: スタンディング, アリーナ席, 前列, 座席表, スタンド席, 最前列
rain | en: rain, rainy, if it rains, wet weather, bad weather | cn: 下雨, 雨天, 下雨天, 坏天气 | yue: 落雨, 雨天, 落大雨, 天氣唔好 | tw: 下雨, 雨天, 下雨天 | ja: 雨, 雨天, 雨の場合, 悪天候, うてん, 荒天
weather | en: weather, weather forecast, forecast | cn: 天气, 天气预报, 气温 | yue: 天氣, 天氣預報, 氣溫 | tw: 天氣, 氣象, 天氣預報, 氣溫 | ja: 天気, 天候, 天気予報, てんき, 気温
snow | en: snow, snowing, blizzard, ice on the road | cn: 下雪, 大雪, 暴雪, 雪天 | yue: 落雪, 大雪, 暴雪 | tw: 下雪, 大雪, 暴風雪 | ja: 大雪, 積雪, 雪?, 降雪
sunny | en: sunny, sunshine, sun, shade | cn: 晴天, 太阳, 遮阳 | yue: 好天, 太陽, 晴天, 遮陰 | tw: 晴天, 太陽, 遮陽 | ja: 晴れ, 晴天, 日差し, 日陰
event-cancelled | en: event cancelled, show cancelled, event canceled, called off, concert cancelled | cn: 活动取消, 演出取消, 停办 | yue: 活動取消, 演出取消, 取消舉行, 停辦 | tw: 活動取消, 演出取消, 停辦 | ja: 中止?, 開催中止, 公演中止, ちゅうし
event-postponed | en: postponed event, postponed, rescheduled show, new date, put off | cn: 延期, 改期, 活动延期, 推迟举行 | yue: 延期, 改期, 順延, 押後 | tw: 延期, 改期, 順延, 延後舉行 | ja: 延期, 順延, 振替公演, えんき, 日程変更?
goes-ahead | en: go ahead, still on, still happening, will it be held, as planned | cn: 照常举行, 还举行吗, 如期举行, 还办吗 | yue: 照舉行, 如期舉行, 仲有冇得搞, 照常進行 | tw: 照常舉行, 如期舉行, 還會辦嗎 | ja: 開催?, 決行, 予定通り, 雨天決行, 開催されます
take-part | en: take part, participate, attend, join?, join in, sign up for the event | cn: 参加, 参与, 出席 | yue: 參加, 出席, 參與 | tw: 參加, 參與, 出席 | ja: 参加, 出席, さんか, 参加する
event-registration | en: event registration, enrol for, register for the event, rsvp, entry form | cn: 报名, 报名表, 报名参加, 登记参加 | yue: 報名, 報名表, 登記參加, rsvp | tw: 報名, 報名表, 報名參加 | ja: 申込, 申し込み, 参加申込, もうしこみ, エントリー, 申込書
registration-full | en: registration full, registration closed, places left, spots left, spaces left, quota? | cn: 名额, 名额已满, 还有名额, 报名截止 | yue: 名額, 滿額, 仲有冇名額, 截止報名 | tw: 名額, 額滿, 還有名額, 報名截止 | ja: 定員, 募集人数, 空き枠, 募集締切, 定員に達
bring-friend | en: plus one, bring a friend, bring a guest, companion, come with friends | cn: 带朋友, 同行人, 带家属, 同伴, 带人 | yue: 帶朋友, 同行人士, 帶埋朋友, 同行者, 陪同 | tw: 帶朋友, 同行者, 攜伴, 陪同 | ja: 同伴, 同伴者, 同行者, 友達を連れ, 付き添い?
dress-code | en: dress code, dress up, formal wear, smart casual, costume? | cn: 着装要求, 正装, 穿着要求, 礼服 | yue: dress code, 衣著要求, 著正裝, 服飾要求 | tw: 服裝規定, 正式服裝, 正裝, 服裝要求 | ja: ドレスコード, 正装, フォーマル, 服装規定, スーツ着用
photo-allowed | en: take photos, photography allowed, filming, film inside, recording allowed, take pictures | cn: 可以拍照, 能拍照, 录像, 摄影? | yue: 影得相, 影相得唔得, 拍片?, 攝錄 | tw: 可以拍照, 能拍照, 錄影, 攝影? | ja: 撮影可, 撮影禁止, 写真撮影可, 録画?, 写真を撮
bring-food-in | en: bring food, outside food, own drinks, bring my own food, food allowed | cn: 自带食物, 自带酒水, 外带食物进场, 自带饮料 | yue: 自攜食物, 帶嘢食入去, 自帶飲品, 自帶食物 | tw: 外食, 自備飲料, 帶食物進去, 自帶食物 | ja: 飲食物の持ち込み, 持ち込み飲食, 持ち込み?, 飲食持込
items-not-allowed-in | en: bag size, selfie stick, glow stick, light stick, camera allowed, large bags | cn: 自拍杆, 荧光棒, 应援棒, 大包入场 | yue: 自拍棍, 螢光棒, 應援棒, 大袋入場 | tw: 自拍棒, 螢光棒, 手燈, 應援棒 | ja: 自撮り棒, ペンライト, うちわ, 持ち込み制限
cloakroom | en: cloakroom, coat check, bag check at the venue, leave my coat | cn: 衣帽间, 寄存处, 存包, 存衣 | yue: 衣帽間, 寄存處, 寄存大褸 | tw: 衣帽間, 寄物處, 寄物 | ja: クローク?, 手荷物預かり所, コート預かり
event-merchandise | en: merch, merchandise, official goods, fan goods | cn: 周边, 周边商品, 官方周边 | yue: 周邊, 周邊商品, 精品, merch | tw: 周邊, 周邊商品, 官方周邊 | ja: グッズ, 物販, 公式グッズ
fan-meeting | en: fan meeting, meet and greet, autograph, signing event, handshake | cn: 见面会, 签名会, 签售, 粉丝见面会 | yue: 見面會, 簽名會, 握手會, fan meeting | tw: 見面會, 簽名會, 簽書會, 粉絲見面會 | ja: ファンミーティング, サイン会, 握手会, 舞台挨拶
event-livestream | en: livestream, live stream, watch online, online event, streaming, replay | cn: 直播, 线上观看, 回放, 线上活动 | yue: 直播, 網上直播, 睇返重播, 網上活動 | tw: 直播, 線上直播, 重播, 線上活動 | ja: ライブ配信, 配信, オンライン配信, アーカイブ配信, オンライン開催
volunteer | en: volunteer, help out at the event, helper?, volunteering | cn: 志愿者, 义工, 做义工 | yue: 義工, 做義工, 志願者 | tw: 志工, 義工, 當志工 | ja: ボランティア, ボラ, 手伝い
sponsor | en: sponsor, sponsorship, donation, donate, fundraising | cn: 赞助, 捐款, 捐赠, 募捐, 赞助商 | yue: 贊助, 捐款, 籌款, 捐錢, 賣旗 | tw: 贊助, 捐款, 募款, 捐贈 | ja: 協賛, 寄付, スポンサー, 募金, 寄贈
age-limit | en: age limit, age restriction, minimum age, how old do you have to be, under 18 allowed | cn: 年龄限制, 几岁可以, 几岁能进, 未成年能进吗 | yue: 年齡限制, 幾多歲先入得, 幾歲先玩得, 未成年入得 | tw: 年齡限制, 幾歲可以, 未成年可以 | ja: 年齢制限, 何歳から, 何歳以上, 未成年は
queue-up | en: queue, line up, stand in line, line?, que up | cn: 排队, 队伍, 排长队 | yue: 排隊, 條隊, 打蛇餅, 排長龍 | tw: 排隊, 隊伍, 大排長龍 | ja: 行列, 並ぶ, 並んで, 列に並, 並び
crowded | en: crowded, busy period, packed, too many people, how busy | cn: 人多, 拥挤, 很挤, 人山人海 | yue: 好多人, 好逼, 人多, 逼爆, 好迫 | tw: 人多, 擁擠, 很擠, 人潮 | ja: 混雑, 混んで, こんで, 混む, 混み具合, 人が多
stage-equipment | en: stage, microphone, sound system, projector, speakers?, lighting | cn: 麦克风, 话筒, 音响, 投影仪, 投影, 灯光 | yue: 咪?, 咪高峰, 音響, 投影機, 燈光 | tw: 麥克風, 音響, 投影機, 燈光 | ja: マイク, 音響, プロジェクター, 照明, スピーカー?
catering | en: catering, buffet catering, food for the event, refreshments | cn: 外烩, 餐饮服务, 茶歇, 到会 | yue: 到會, 茶點, 酒會, 茶會, 自助餐到會 | tw: 外燴, 茶點, 茶會 | ja: ケータリング, 軽食, 仕出し, オードブル
flowers-bouquet | en: flowers, bouquet, flower basket, florist, rose | cn: 鲜花, 花束, 花篮, 花店, 送花 | yue: 花束, 鮮花, 花籃, 花店, 送花 | tw: 花束, 鮮花, 花籃, 花店, 送花 | ja: 花束, 生花, お花, スタンド花, 花屋, はなたば
decoration | en: decoration, decorate, balloons, set up the venue, backdrop | cn: 布置, 气球, 装饰, 场地布置 | yue: 佈置, 氣球, 裝飾, 場地佈置, 背板 | tw: 佈置, 氣球, 裝飾, 場地布置 | ja: 飾り付け, 装飾, 風船, バルーン, 飾り
lucky-draw | en: lucky draw, prize, raffle, win a prize, giveaway, prize draw | cn: 抽奖, 奖品, 中奖 | yue: 抽獎, 獎品, 中獎, 大抽獎 | tw: 抽獎, 獎品, 中獎, 摸彩 | ja: 抽選会, 景品, くじ引き, プレゼント企画, 賞品
survey | en: survey, questionnaire, poll, feedback form | cn: 问卷, 调查, 问卷调查, 填问卷 | yue: 問卷, 意見調查, 填問卷 | tw: 問卷, 調查, 填問卷 | ja: アンケート, 調査?, あんけーと, アンケート回答
`;
