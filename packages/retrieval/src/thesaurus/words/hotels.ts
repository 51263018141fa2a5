/** What people write to hotels, inns and hostels about their stay. */
export const HOTELS = `
hotel | en: hotel, accommodation, lodging, accomodation, hostel, guesthouse, inn | cn: 酒店, 宾馆, 住宿, 旅馆, 民宿 | yue: 酒店, 住宿, 賓館, 旅館, 青年旅舍 | tw: 飯店, 旅館, 住宿, 民宿, 旅店 | ja: ホテル, 旅館, 宿?, 宿泊施設, 民宿, ゲストハウス
stay | en: stay overnight, stay the night, stay at, overnight, stay? | cn: 入住, 过夜, 住一晚, 住店 | yue: 住一晚, 過夜, 入住, 留宿 | tw: 入住, 過夜, 住一晚, 投宿 | ja: 宿泊, 泊まる, 泊まり, 一泊, しゅくはく, 滞在
room | en: room, guest room, bedroom | cn: 房间, 客房, 房? | yue: 房?, 間房, 房間, 客房 | tw: 房間, 客房, 房? | ja: 部屋, お部屋, 客室, ルーム?, へや
room-rate | en: room rate, price per night, nightly rate, cost per night, rack rate | cn: 房费, 房价, 一晚多少钱, 住一晚多少钱 | yue: 房價, 房租?, 一晚幾錢, 每晚價錢, 房費 | tw: 房價, 房費, 一晚多少錢, 住宿費 | ja: 宿泊料金, 宿泊費, 室料, 一泊いくら, 一泊料金, 宿泊代
room-vacancy | en: vacancy, vacancies, any rooms, room available, rooms left | cn: 有房吗, 空房, 还有房, 有没有房 | yue: 有冇房, 仲有冇房, 空房, 仲有房 | tw: 空房, 還有房間, 有沒有房間, 有空房 | ja: 空室, 空室状況, 空き部屋, 部屋の空き, くうしつ
fully-booked-room | en: no rooms left, no vacancy, hotel is full | cn: 满房, 没房, 没有房间, 房间订满 | yue: 滿房, 冇房, 爆房 | tw: 客滿?, 滿房, 沒有房間 | ja: 満室, 満室状態, まんしつ
check-in | en: check-in, check in, checkin, arrive at the hotel | cn: 办理入住, 入住手续, 入住登记, 登记入住 | yue: check in, 辦理入住, 登記入住, 入住手續 | tw: 辦理入住, 入住手續, check in, 入住登記 | ja: チェックイン, 入室?, ちぇっくいん, 宿泊手続き
check-in-time | en: check-in time, what time check in, when can we check in | cn: 几点入住, 入住时间, 几点能入住 | yue: 幾點check in, 幾點入住, 入住時間 | tw: 幾點入住, 入住時間, 幾點可以入住 | ja: チェックイン時間, チェックインは何時, 何時から入れ, チェックイン時刻
early-check-in | en: early check-in, early check in, check in early, arrive before check-in | cn: 提前入住, 早点入住, 提早入住 | yue: 提早check in, 早啲check in, 早啲入住, 提早入住 | tw: 提早入住, 提前入住, 早點入住 | ja: アーリーチェックイン, 早めのチェックイン, 早く入れ, チェックイン前
late-arrival | en: late check-in, arrive late, late arrival, arriving after midnight | cn: 晚到, 很晚到, 半夜入住, 深夜入住 | yue: 遲到酒店, 好夜先到, 夜晚先到, 半夜先check in | tw: 晚到, 很晚到, 半夜入住, 深夜入住 | ja: レイトチェックイン, 遅い到着, 到着が遅, 深夜到着, 深夜のチェックイン
check-out | en: check-out, check out, checkout?, leave the hotel | cn: 退房, 离店, 办理退房 | yue: 退房, check out, 離店 | tw: 退房, check out, 離店 | ja: チェックアウト, ちぇっくあうと, 退室?
check-out-time | en: check-out time, what time check out, when must we leave the room | cn: 几点退房, 退房时间 | yue: 幾點check out, 幾點退房, 退房時間, 幾點要走 | tw: 幾點退房, 退房時間 | ja: チェックアウト時間, チェックアウトは何時, 何時までに出, 何時にチェックアウト
late-check-out | en: late check-out, late check out, late checkout, check out later | cn: 延迟退房, 晚点退房, 推迟退房 | yue: 遲啲check out, 延遲退房, 遲退房, late check out | tw: 延遲退房, 晚點退房, 延後退房 | ja: レイトチェックアウト, 遅めのチェックアウト, チェックアウト延長
extend-stay | en: extend the stay, extra night, stay longer, one more night, another night | cn: 续住, 多住一晚, 延住, 再住一晚 | yue: 住多晚, 住多一晚, 延長住宿, 續住 | tw: 續住, 多住一晚, 加住一晚 | ja: 延泊, もう一泊, 連泊, 宿泊の延長, 泊数を増
leave-early-hotel | en: leave early, cut the stay short, check out a day early | cn: 提前退房, 提前离店, 少住一晚 | yue: 提早退房, 早走一日, 住少一晚, 提早check out | tw: 提前退房, 提早退房, 少住一晚 | ja: 早期チェックアウト, 宿泊を短縮, 一日早くチェックアウト, 泊数を減
single-room | en: single room, room for one, solo traveller room | cn: 单人间, 单人房 | yue: 單人房 | tw: 單人房 | ja: シングル, シングルルーム, 一人部屋
double-twin-room | en: double room, twin room, twin, double?, room for two | cn: 双人间, 双床房, 大床房, 标间, 标准间 | yue: 雙人房, 大床房, 雙床房 | tw: 雙人房, 兩床房, 雙床房, 標準房 | ja: ツイン, ダブルルーム, ツインルーム, 二人部屋, ダブル?
family-room | en: family room, room for four, quad room, triple room, connecting rooms | cn: 家庭房, 亲子房, 三人间, 四人间, 连通房 | yue: 家庭房, 親子房, 三人房, 四人房, 相連房 | tw: 家庭房, 親子房, 三人房, 四人房, 連通房 | ja: ファミリールーム, 四人部屋, トリプル, コネクティングルーム, 三人部屋
suite-upgrade | en: suite, room upgrade, upgrade the room, upgrade? | cn: 套房, 升级房型, 免费升级?, 升房 | yue: 套房, 升級房間, 升房, upgrade房 | tw: 套房, 升等, 房型升等 | ja: スイート, スイートルーム, アップグレード?, 部屋のグレード
dormitory-room | en: dorm, dormitory, bunk bed, shared room, capsule hotel | cn: 床位, 上下铺, 多人间, 青旅, 胶囊旅馆 | yue: 床位, 碌架床, 多人房, 膠囊酒店 | tw: 背包房, 床位, 上下舖, 膠囊旅館 | ja: ドミトリー, 相部屋, 二段ベッド, カプセルホテル
japanese-style-room | en: tatami, tatami room, japanese style room, futon | cn: 榻榻米, 和室, 日式房间 | yue: 榻榻米, 和室, 日式房, 和式房 | tw: 榻榻米, 和室, 和式房 | ja: 和室, 畳, 布団, ふとん, たたみ
room-type | en: room type, type of room, kind of room, room category | cn: 房型, 什么房间, 房间类型 | yue: 房型, 咩房, 邊種房, 房種 | tw: 房型, 什麼房型, 房間類型 | ja: 部屋タイプ, 客室タイプ, 部屋の種類, 部屋のタイプ
change-room | en: change rooms, change the room, different room, switch room | cn: 换房, 换房间, 换一间 | yue: 轉房, 換房, 調房, 換過間房 | tw: 換房, 換房間, 換一間 | ja: 部屋を変え, 部屋の変更, 部屋替え, 部屋を移
room-view | en: sea view, city view, ocean view, view from the room, view? | cn: 海景, 海景房, 景观房, 江景 | yue: 海景, 海景房, 靚景, 望海, 山景 | tw: 海景, 海景房, 景觀房, 山景 | ja: 眺め, 眺望, オーシャンビュー, 景色, 海が見え
high-floor | en: high floor, higher floor, upper floor, top floor | cn: 高楼层, 楼层高, 高层 | yue: 高層, 高樓層, 高啲嘅樓層 | tw: 高樓層, 高樓層房間 | ja: 高層階, 上の階, 上層階, 最上階
non-smoking | en: non-smoking, nonsmoking, smoke-free, no smoking | cn: 无烟, 无烟房, 禁烟, 不能抽烟 | yue: 非吸煙, 無煙房, 禁煙, 唔准食煙, 不吸煙房 | tw: 禁菸, 無菸房, 禁煙, 非吸菸 | ja: 禁煙, 禁煙ルーム, きんえん, 禁煙室
smoking | en: smoking room, smoking area, smoke, cigarette, vape | cn: 抽烟, 吸烟, 吸烟区, 香烟, 电子烟 | yue: 食煙, 吸煙, 吸煙區, 吸煙房, 電子煙 | tw: 抽菸, 吸菸, 吸菸區, 香菸, 電子菸 | ja: 喫煙, タバコ, たばこ, 喫煙所, 喫煙室, 電子タバコ
bed | en: bed, beds, mattress, king size, queen size | cn: 床, 大床, 床垫, 单人床, 双人床 | yue: 床, 張床, 床褥, 大床, 單人床 | tw: 床, 大床, 床墊, 單人床, 雙人床 | ja: ベッド, べっど, マットレス, 寝具
extra-bed | en: extra bed, rollaway bed, additional bed, fold-out bed, sofa bed | cn: 加床, 加一张床, 沙发床, 折叠床 | yue: 加床, 加多張床, 摺床, 梳化床 | tw: 加床, 加一張床, 沙發床, 折疊床 | ja: エキストラベッド, ベッドの追加, 補助ベッド, ソファベッド, 簡易ベッド
baby-cot | en: cot, crib, baby bed, bed guard, bed rail | cn: 婴儿床, 床围栏, 床护栏 | yue: bb床, 嬰兒床, 床欄 | tw: 嬰兒床, 床圍, 床護欄 | ja: ベビーベッド, ベッドガード, 赤ちゃん用ベッド, ベッド柵
pillow-blanket | en: pillow, blanket, duvet, quilt, comforter, extra pillow | cn: 枕头, 被子, 毯子, 毛毯 | yue: 枕頭, 棉被, 張被, 毛氈, 毯 | tw: 枕頭, 棉被, 毯子, 被子 | ja: 枕, 毛布, 掛け布団, まくら, ブランケット
bed-linen | en: bed linen, bedding, sheets, bedsheet, change the sheets | cn: 床单, 床上用品, 被套, 换床单 | yue: 床單, 被單, 被袋, 換床單, 床上用品 | tw: 床單, 寢具, 被套, 換床單 | ja: シーツ, リネン, シーツ交換, 寝具類
towel | en: towel, bath towel, washcloth | cn: 毛巾, 浴巾 | yue: 毛巾, 浴巾, 面巾, 大毛巾 | tw: 毛巾, 浴巾 | ja: タオル, バスタオル, フェイスタオル, たおる
toiletries | en: toiletries, shampoo, amenities?, toothbrush, soap, body wash, conditioner? | cn: 洗漱用品, 牙刷, 洗发水, 沐浴露, 一次性用品 | yue: 牙刷, 洗頭水, 沐浴露, 洗漱用品, 梳洗用品 | tw: 備品, 牙刷, 洗髮精, 沐浴乳, 盥洗用品 | ja: アメニティ, アメニティー, 歯ブラシ, シャンプー, ボディソープ, 洗面用具
bathrobe-slippers | en: bathrobe, robe, slippers, yukata, pyjamas, pajamas | cn: 浴袍, 拖鞋, 睡衣 | yue: 浴袍, 拖鞋, 睡衣, 浴衣 | tw: 浴袍, 拖鞋, 睡衣, 浴衣 | ja: バスローブ, スリッパ, 浴衣, 部屋着, パジャマ, ゆかた
hairdryer | en: hairdryer, hair dryer, blow dryer | cn: 吹风机, 电吹风 | yue: 風筒, 吹風機 | tw: 吹風機 | ja: ドライヤー, ヘアドライヤー, どらいやー
bathtub-shower | en: bathtub, bath, shower, bathroom? | cn: 浴缸, 淋浴, 洗澡, 浴室 | yue: 浴缸, 沖涼, 花灑, 企缸, 浴室 | tw: 浴缸, 淋浴, 洗澡, 浴室 | ja: 浴槽, シャワー, お風呂, バスタブ, 湯船, 風呂
hot-water | en: hot water, no hot water, warm water | cn: 热水, 没热水, 没有热水 | yue: 熱水, 冇熱水, 熱水爐? | tw: 熱水, 沒熱水, 沒有熱水 | ja: お湯, お湯が出, 給湯, おゆ
private-bathroom | en: private bathroom, ensuite, en-suite, own bathroom, shared bathroom | cn: 独立卫生间, 独卫, 独立卫浴, 公共浴室, 公用卫生间 | yue: 獨立浴室, 獨立洗手間, 套廁, 共用浴室 | tw: 獨立衛浴, 私人衛浴, 共用衛浴 | ja: バストイレ付き, 専用バスルーム, 共同バス, 風呂トイレ別, バストイレ共用
hot-spring | en: hot spring, onsen, thermal bath, hot springs, outdoor bath | cn: 温泉, 泡温泉, 泡汤, 露天温泉 | yue: 溫泉, 浸溫泉, 露天風呂, 浸湯 | tw: 溫泉, 泡湯, 泡溫泉, 露天風呂, 湯屋 | ja: 温泉, 露天風呂, おんせん, 天然温泉, 貸切風呂
public-bath | en: public bath, communal bath, sento, bathhouse, sauna | cn: 大浴场, 澡堂, 公共浴池, 桑拿, 汗蒸 | yue: 大浴場, 公眾浴場, 桑拿, 蒸氣浴 | tw: 大浴場, 大眾池, 公共浴池, 三溫暖, 桑拿 | ja: 大浴場, 銭湯, サウナ, だいよくじょう, 共同浴場
tattoo | en: tattoo, tattooed, tatoo, tattoos | cn: 纹身, 刺青 | yue: 紋身, 刺青 | tw: 刺青, 紋身 | ja: タトゥー, 刺青, 入れ墨, いれずみ
swimming-pool | en: swimming pool, pool, swim | cn: 游泳池, 泳池, 游泳 | yue: 泳池, 游水, 游泳池 | tw: 游泳池, 泳池, 游泳 | ja: プール, 水泳, 室内プール, 泳ぐ, ぷーる
hotel-gym | en: hotel gym, fitness room, gym in the hotel | cn: 酒店健身房, 健身中心?, 健身设施? | yue: 酒店健身室, 酒店gym, 健身設施 | tw: 飯店健身房, 健身中心?, 健身設施 | ja: フィットネスルーム, ホテルのジム, トレーニングルーム
breakfast | en: breakfast, breakfst, brekkie, buffet breakfast | cn: 早餐, 早饭, 自助早餐, 早点? | yue: 早餐, 自助早餐, 食早餐 | tw: 早餐, 自助早餐 | ja: 朝食, 朝ごはん, 朝ご飯, ちょうしょく, モーニング?
breakfast-included | en: breakfast included, includes breakfast, with breakfast, bed and breakfast | cn: 含早, 含早餐, 带早餐, 包早餐, 双早 | yue: 包早餐, 連早餐, 有冇早餐, 送早餐 | tw: 含早餐, 附早餐, 有附早餐 | ja: 朝食付き, 朝食込み, 朝食つき, 朝食は含ま
half-board | en: half board, full board, meals included, dinner included, with dinner | cn: 含餐, 一泊二食, 含晚餐, 包餐 | yue: 包餐, 一泊二食, 包晚餐, 包三餐 | tw: 一泊二食, 含餐, 含晚餐 | ja: 二食付き, 一泊二食, 夕食付き, 食事付き, 2食付き
without-meals | en: room only, without meals, no meals | cn: 不含早, 不含餐, 无早, 纯住宿 | yue: 淨住宿, 唔包早餐, 唔包餐 | tw: 純住宿, 不含早餐, 不含餐 | ja: 素泊まり, 食事なし, 朝食なし, すどまり
room-service | en: room service, in-room dining, food to the room | cn: 客房服务, 送餐到房间, 客房送餐 | yue: 房間送餐, 送餐上房, 客房服務, 叫嘢食上房 | tw: 客房服務, 送餐到房間, 客房餐飲 | ja: ルームサービス, 部屋食, 部屋で食事
minibar-fridge | en: minibar, mini bar, fridge, refrigerator | cn: 小冰箱, 迷你吧, 冰箱 | yue: 雪櫃, 迷你吧, minibar, 房入面啲飲品 | tw: 冰箱, 迷你吧, 小冰箱 | ja: 冷蔵庫, ミニバー, れいぞうこ
kettle | en: kettle, electric kettle, boil water, microwave | cn: 热水壶, 烧水壶, 电水壶, 微波炉 | yue: 熱水壺, 電熱水煲, 水煲, 煲水, 微波爐 | tw: 快煮壺, 熱水壺, 電茶壺, 微波爐 | ja: 電気ケトル, ケトル, ポット, 電子レンジ, 湯沸かし
housekeeping | en: housekeeping, make up the room, clean the room, room cleaning, turn down | cn: 打扫房间, 客房清洁, 整理房间, 打扫客房 | yue: 執房, 打掃房間, 清潔房間 | tw: 打掃房間, 房務, 房務清潔, 整理房間 | ja: 客室清掃, 部屋の掃除, 部屋の清掃, ルームメイク, ハウスキーピング
do-not-disturb | en: do not disturb, don't disturb, no cleaning needed | cn: 请勿打扰, 免打扰, 不用打扫 | yue: 請勿打擾, 唔使執房, 唔好入嚟執房 | tw: 請勿打擾, 勿擾, 不用打掃 | ja: 起こさないで, 清掃不要, 入室不要, ドントディスターブ
room-key | en: room key, key card, keycard, room card | cn: 房卡, 房间钥匙, 门卡 | yue: 房卡, 房匙, 門卡, 房咭 | tw: 房卡, 房間鑰匙, 門卡 | ja: ルームキー, 部屋の鍵, カードキー, 鍵?
hotel-safe | en: safe deposit box, in-room safe, room safe, valuables | cn: 保险箱, 保险柜, 贵重物品 | yue: 夾萬, 保險箱, 貴重物品 | tw: 保險箱, 貴重物品, 保險櫃 | ja: 金庫, セーフティボックス, 貴重品, きんこ
luggage-storage | en: luggage storage, leave my luggage, store luggage, bag drop, keep my bags, left luggage | cn: 寄存行李, 行李寄存, 存行李, 放行李 | yue: 寄存行李, 擺低行李, 放低行李, 寄行李? | tw: 寄放行李, 行李寄放, 寄行李?, 放行李 | ja: 荷物預かり, 荷物を預け, 手荷物預かり, クローク?, 預かってもら
luggage-forwarding | en: luggage delivery, luggage forwarding, send luggage ahead | cn: 行李托运到酒店, 寄送行李, 行李配送 | yue: 送行李去酒店, 行李運送, 行李宅配 | tw: 行李宅配, 行李運送, 寄送行李 | ja: 荷物の配送, 手荷物配送, キャリーサービス, 荷物を送り
porter | en: porter, bellboy, bellhop, carry my bags | cn: 行李员, 搬行李, 门童 | yue: 行李員, 幫手拎行李, 搬行李 | tw: 行李員, 搬行李, 門僮 | ja: ベルボーイ, ポーター, 荷物を運ん, ベルスタッフ
reception | en: reception, front desk, receptionist, lobby? | cn: 前台, 总台, 大堂? | yue: 前台, 接待處, 酒店櫃位, 大堂? | tw: 櫃台?, 櫃檯?, 前台, 大廳? | ja: フロント, 受付?, フロントデスク, ロビー?
concierge | en: concierge, concierge desk | cn: 礼宾部, 礼宾, 管家服务 | yue: 禮賓部, 禮賓司 | tw: 禮賓, 禮賓部, 禮賓接待 | ja: コンシェルジュ, コンシェルジェ
wake-up-call | en: wake-up call, wake up call, morning call, alarm? | cn: 叫醒服务, 叫早, 叫醒 | yue: morning call, 叫醒服務, 叫起身 | tw: 叫醒服務, 晨喚, morning call | ja: モーニングコール, 起こして, 目覚まし
shuttle-bus | en: shuttle, shuttle bus, hotel bus, courtesy bus, free bus | cn: 接驳车, 班车, 穿梭巴士, 摆渡车 | yue: 穿梭巴士, 接駁巴士, 酒店巴士, 免費巴士 | tw: 接駁車, 接駁巴士, 免費接駁 | ja: シャトルバス, 送迎バス, 無料送迎, 無料バス
airport-pick-up | en: airport transfer, airport pick-up, airport pickup, pick up from the airport, pick us up | cn: 接机, 送机, 机场接送, 接站 | yue: 接機, 送機, 機場接送 | tw: 接機, 送機, 機場接送 | ja: 空港送迎, 送迎, そうげい, お迎え?, 空港まで迎え
hotel-deposit | en: security deposit, deposit?, room deposit, incidental deposit | cn: 押金, 交押金, 预授权 | yue: 按金, 押金, 入住按金, 預授權 | tw: 押金, 保證金, 預授權 | ja: デポジット, 保証金, 預かり金
pay-at-hotel | en: pay at the hotel, pay on arrival, pay at check-in, prepaid room | cn: 到店付, 到店付款, 现付房费, 预付房费 | yue: 到酒店先俾錢, 到店付款, 到埗俾錢, 去到先俾 | tw: 現場付款, 到店付款, 到飯店付款 | ja: 現地払い, 現地決済, 事前決済, ホテルで支払い, 当日払い
accommodation-tax | en: accommodation tax, hotel tax, city tax, tourist tax, resort fee | cn: 住宿税, 城市税, 度假村费 | yue: 住宿稅, 酒店稅, 房租稅 | tw: 住宿稅, 城市稅, 入湯稅 | ja: 宿泊税, 入湯税, しゅくはくぜい
service-charge | en: service charge, service fee?, gratuity | cn: 服务费, 加一服务费 | yue: 加一, 服務費, 服務費加一, 加一未 | tw: 服務費, 一成服務費 | ja: サービス料, サービス料金
tip | en: tip?, tipping, leave a tip | cn: 小费, 给小费 | yue: 貼士, 俾貼士, 小費, 小帳 | tw: 小費, 給小費 | ja: チップ?, 心付け, 心づけ
extra-guest | en: extra guest, extra person, additional guest, more guests, visitors in the room | cn: 加人, 多一个人住, 访客?, 带朋友住 | yue: 加人, 多一個人住, 帶朋友上房, 訪客? | tw: 加人, 多一個人住, 訪客? | ja: 人数追加, 追加の人, 宿泊人数, 一名追加
guest-name | en: name on the booking, guest name, under my name, someone else's name | cn: 入住人, 入住人姓名, 用别人名字订 | yue: 入住人, 住客姓名, 用朋友個名book, 邊個名 | tw: 入住人, 入住者姓名, 訂房人 | ja: 宿泊者名, 予約者名, 名義, 代表者名
hotel-booking-number | en: booking number, confirmation number?, reservation number, booking reference | cn: 预订号, 订房号, 确认号, 订单号? | yue: 訂房編號, 預訂編號, 確認編號, booking number | tw: 訂房編號, 訂房代號, 確認號碼? | ja: 予約番号, 確認番号?, よやくばんごう
laundry | en: laundry, washing machine, dry clean, dry cleaning, do laundry, washer | cn: 洗衣服, 洗衣机, 洗衣服务, 干洗 | yue: 洗衫, 洗衣機, 洗衣服務, 乾洗, 乾衣機 | tw: 洗衣服, 洗衣機, 送洗, 乾洗, 烘衣機 | ja: 洗濯, ランドリー, コインランドリー, クリーニング?, 洗濯機
iron | en: iron?, ironing board, ironing | cn: 熨斗, 烫衣板, 熨衣服 | yue: 熨斗, 燙斗, 熨衫板, 燙衫 | tw: 熨斗, 燙衣板, 燙衣服 | ja: アイロン, アイロン台, ズボンプレッサー
heating | en: heater, heating, heater not working, central heating | cn: 暖气, 地暖, 暖风, 取暖 | yue: 暖氣, 暖爐, 電暖爐 | tw: 暖氣, 電暖器, 暖爐 | ja: 暖房, ヒーター, だんぼう, 床暖房
adapter | en: adapter, adaptor, plug, socket, power outlet, voltage | cn: 转换插头, 插座, 插头, 电压, 转换器? | yue: 轉插, 插蘇, 蘇位, 萬能蘇, 電壓 | tw: 轉接頭, 插座, 插頭, 電壓 | ja: 変換プラグ, コンセント, プラグ, 電圧, アダプター?
noisy-room | en: noisy room, noise, noisy neighbours, soundproof, too loud | cn: 隔音, 太吵, 噪音, 吵 | yue: 嘈, 好嘈, 隔音, 噪音, 隔籬房嘈 | tw: 隔音, 太吵, 噪音, 很吵 | ja: 騒音, うるさい, 防音, 騒がしい, 隣の音
quiet-room | en: quiet room, quiet, away from the lift, silent? | cn: 安静, 安静的房间, 远离电梯 | yue: 靜, 靜啲嘅房, 寧靜, 離遠啲𨋢 | tw: 安靜, 安靜的房間, 遠離電梯 | ja: 静か, 静かな部屋, しずか, エレベーターから離
curfew | en: curfew, door closes at night, come back late, 24 hour reception | cn: 门禁, 宵禁, 24小时前台, 晚归 | yue: 門禁, 宵禁, 夜歸, 24小時前台 | tw: 門禁, 宵禁, 晚歸, 24小時櫃檯 | ja: 門限, もんげん, 24時間フロント, 夜間の出入り
hotel-no-show | en: no-show, no show, did not turn up, didn't turn up | cn: 没去住, 未入住, 没到店, 爽约 | yue: no show, 冇去到, 冇出現, 無故缺席 | tw: 未入住, 沒有到, 放鳥, no show | ja: ノーショー, 無断キャンセル, 連絡なしのキャンセル, 来なかった
day-use | en: day use, day room, few hours only, hourly room | cn: 钟点房, 日间房, 小时房 | yue: 日租房, 時租, 時鐘房, 日間租房 | tw: 休息?, 日租, 鐘點房 | ja: デイユース, 日帰り利用, 休憩?, 時間貸し
private-use | en: private use, exclusive use, whole villa, rent the whole place, private hire | cn: 包栋, 整栋, 包场, 别墅整租 | yue: 包場, 成間租, 包棟, 包起 | tw: 包棟, 包場, 整棟 | ja: 貸切, 貸し切り, かしきり, 一棟貸し
barbecue-place | en: barbecue, bbq, grill | cn: 烧烤, 烧烤炉 | yue: 燒嘢食, 燒烤, bbq, 燒烤爐 | tw: 烤肉, 燒烤 | ja: バーベキュー, bbq, 焼肉?
camping | en: camping, tent, campsite, glamping | cn: 露营, 帐篷, 营地 | yue: 露營, 營地, 帳篷, camp? | tw: 露營, 帳篷, 營地, 露營區 | ja: キャンプ, テント, グランピング, キャンプ場
meeting-room | en: meeting room, conference room, function room, business centre | cn: 会议室, 会议厅, 商务中心 | yue: 會議室, 商務中心, 開會地方 | tw: 會議室, 會議廳, 商務中心 | ja: 会議室, ミーティングルーム, かいぎしつ, 貸し会議室
insects-in-room | en: cockroach, insects, bed bugs, bugs in the room, ants | cn: 蟑螂, 虫子?, 臭虫, 蚂蚁, 床虱 | yue: 曱甴, 床蝨, 木蝨, 有蟲, 蟻 | tw: 蟑螂, 蟲子, 床蝨, 螞蟻 | ja: ゴキブリ, 虫?, 南京虫, トコジラミ, 蟻
`;
