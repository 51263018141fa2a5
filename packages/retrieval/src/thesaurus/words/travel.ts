/** What people write to airlines, railways, travel agents and tour guides. */
export const TRAVEL = `
flight | en: flight, fly, flew, flights | cn: 航班, 班机, 飞?, 飞行 | yue: 航班, 班機, 飛?, 搭飛機 | tw: 航班, 班機, 搭飛機 | ja: フライト, 航空便, 飛行機の便, ふらいと
plane | en: plane, aeroplane, airplane, aircraft | cn: 飞机 | yue: 飛機 | tw: 飛機 | ja: 飛行機, ひこうき, 機体
airline | en: airline, carrier? | cn: 航空公司, 航司, 廉航 | yue: 航空公司, 廉航 | tw: 航空公司, 廉航 | ja: 航空会社, エアライン, lcc
airport | en: airport, airprot | cn: 机场, jichang | yue: 機場 | tw: 機場 | ja: 空港, くうこう
terminal | en: terminal, which terminal, terminal building | cn: 航站楼, 候机楼, 几号航站楼 | yue: 客運大樓, 邊個客運大樓, 候機樓 | tw: 航廈, 第一航廈, 第幾航廈 | ja: ターミナル, 第一ターミナル, ターミナルビル
boarding-gate | en: boarding gate, gate?, departure gate | cn: 登机口, 登机闸口 | yue: 登機閘口, 閘口? | tw: 登機門, 登機口 | ja: 搭乗口, ゲート?, とうじょうぐち
boarding | en: board, boarding, board the plane, boarding time | cn: 登机, 上飞机, 登机时间 | yue: 登機, 上機, 登機時間 | tw: 登機, 上飛機, 登機時間 | ja: 搭乗, 搭乗時間, とうじょう
boarding-pass | en: boarding pass, boarding card, mobile boarding pass | cn: 登机牌, 登机证, 电子登机牌 | yue: 登機證, 電子登機證, boarding pass | tw: 登機證, 電子登機證 | ja: 搭乗券, ボーディングパス, モバイル搭乗券
online-check-in | en: online check-in, web check-in, check in online, flight check-in | cn: 值机, 网上值机, 办理值机, 选座值机 | yue: 網上預辦登機, 網上登機, 預辦登機, 網上check in | tw: 網路報到, 線上報到, 預辦登機, 網路登機 | ja: オンラインチェックイン, 搭乗手続き, ウェブチェックイン
air-ticket | en: air ticket, plane ticket, flight ticket, airfare, air fare | cn: 机票, 飞机票, 特价机票 | yue: 機票, 飛機票, 買機票 | tw: 機票, 飛機票 | ja: 航空券, 飛行機のチケット, エアチケット, 飛行機代, こうくうけん
train-ticket | en: train ticket, rail ticket, railway ticket, train fare | cn: 火车票, 高铁票, 车票, 动车票 | yue: 火車飛, 車飛, 火車票, 高鐵飛, 車票 | tw: 火車票, 高鐵票, 車票 | ja: 乗車券, 切符, きっぷ, 特急券, 新幹線のチケット
travel-pass | en: rail pass, day pass, travel pass, jr pass, season ticket?, unlimited rides | cn: 周游券, 一日票, 交通卡通票, 铁路通票 | yue: 周遊券, 一日券, 全日通, 火車證 | tw: 周遊券, 一日券, 鐵路周遊券 | ja: 周遊券, フリーパス, 一日乗車券, 一日券, ジャパンレールパス
one-way | en: one-way, one way, single ticket | cn: 单程, 单程票 | yue: 單程, 單程飛, 單程票 | tw: 單程, 單程票 | ja: 片道, 片道切符, かたみち
round-trip | en: round trip, round-trip, return ticket, there and back | cn: 往返, 来回, 往返票, 来回票 | yue: 來回, 來回飛, 雙程, 來回票 | tw: 來回, 來回票, 往返 | ja: 往復, 往復切符, おうふく
e-ticket | en: e-ticket, eticket, electronic ticket, mobile ticket, paper ticket | cn: 电子票, 电子客票, 纸质票 | yue: 電子飛, 電子票, 電子門票, 實體飛 | tw: 電子票, 電子票券, 紙本票 | ja: 電子チケット, eチケット, 電子券, 紙のチケット
get-ticket | en: collect the ticket, pick up the ticket, print the ticket, ticket machine | cn: 取票, 出票, 打印车票, 自动售票机 | yue: 取飛, 攞飛, 換飛, 售票機 | tw: 取票, 領票, 售票機, 列印票 | ja: 発券, 券売機, チケットの受け取り, 切符の受け取り
change-ticket | en: rebook, change the flight, change the ticket, change flight date, reschedule the flight | cn: 改签, 改票, 改航班, 机票改期 | yue: 改機票, 改航班, 改飛, 機票改期 | tw: 改票, 改機票, 改航班, 機票改期 | ja: 便の変更, 航空券の変更, 乗変, フライト変更, 便を変え
refund-ticket | en: refund the ticket, cancel the ticket, return the ticket, ticket refund | cn: 退票, 退机票, 退票费 | yue: 退飛, 退票, 退機票 | tw: 退票, 退機票, 退票手續費 | ja: 払い戻し?, チケットの払い戻し, 切符の払い戻し, 航空券の払い戻し
standby | en: standby, waitlist, waiting list, wait list | cn: 候补, 候补票, 候补名单 | yue: 候補, 後補名單, waiting list, 等位? | tw: 候補, 候補名單, 排候補 | ja: キャンセル待ち, 空席待ち, 待機リスト, ウェイティング
train | en: train, railway, rail | cn: 火车, 列车, 动车, 铁路 | yue: 火車, 列車, 東鐵?, 鐵路 | tw: 火車, 列車, 台鐵, 鐵路 | ja: 電車, 列車, でんしゃ, 鉄道, 汽車?
high-speed-train | en: high-speed train, high speed rail, bullet train, shinkansen, express train | cn: 高铁, 新干线, 特快 | yue: 高鐵, 新幹線, 特快 | tw: 高鐵, 新幹線, 特快車 | ja: 新幹線, しんかんせん, 特急, 高速鉄道
coach | en: coach, long-distance bus, intercity bus, night bus, cross-border bus | cn: 大巴, 长途汽车, 客车, 长途大巴, 旅游大巴 | yue: 旅遊巴, 旅巴, 直通巴, 跨境巴士, 長途巴士 | tw: 客運, 遊覽車, 長途巴士, 國道客運 | ja: 高速バス, 夜行バス, 観光バス, 長距離バス, 貸切バス
ferry | en: ferry, boat, ship?, cruise, sail | cn: 轮渡, 船, 渡轮, 邮轮, 坐船 | yue: 渡輪, 搭船, 船, 郵輪, 飛翔船 | tw: 渡輪, 船, 郵輪, 搭船 | ja: フェリー, 船, クルーズ, 遊覧船, ふね
fare | en: fare, fares, travel cost | cn: 车费, 票价, 路费, 车资 | yue: 車費, 車資, 船費, 票價 | tw: 車資, 票價, 車費 | ja: 運賃, 乗車料金, 交通費, うんちん, 電車賃
timetable | en: timetable, train times, bus times, departure times, schedule? | cn: 时刻表, 班次, 发车时间, 几点发车 | yue: 時間表, 班次, 幾點開車, 開車時間 | tw: 時刻表, 班次, 發車時間, 幾點發車 | ja: 時刻表, ダイヤ, 発車時刻, 出発時刻, 運行時間
departure | en: depart, departure, set off, take off, leave from | cn: 出发, 启程, 起飞, 发车 | yue: 出發, 起程, 起飛, 開車? | tw: 出發, 啟程, 起飛, 發車 | ja: 出発, しゅっぱつ, 離陸, 発車
arrival | en: arrive, arrival, get there, land?, arriving | cn: 抵达, 到达, 降落 | yue: 到埗, 抵達, 到達, 降落 | tw: 抵達, 到達, 降落 | ja: 到着, 着く, 着き, とうちゃく, 着陸
first-last-train | en: first train, last train, last bus, first bus, last ferry | cn: 首班车, 末班车, 头班车 | yue: 頭班車, 尾班車, 尾班船 | tw: 首班車, 末班車, 頭班車 | ja: 始発, 終電, 最終電車, 終バス, しゅうでん, 最終便
transport-delay | en: flight delay, train delay, delayed flight, delayed train, running late | cn: 航班延误, 晚点, 误点, 列车晚点 | yue: 航班延誤, 飛機delay, 誤點, 班機延誤 | tw: 誤點, 班機延誤, 航班延誤 | ja: 遅延, 遅れ?, 電車の遅れ, 電車遅延, ちえん
flight-cancelled | en: flight cancelled, cancelled flight, canceled flight, service suspended, train cancelled | cn: 航班取消, 停运, 停飞 | yue: 航班取消, 取消航班, 停駛, 停航 | tw: 航班取消, 停駛, 停飛, 班機取消 | ja: 欠航, 運休, 運転見合わせ
missed-flight | en: missed my flight, miss the flight, missed the train, miss the bus | cn: 误机, 没赶上飞机, 赶不上, 错过航班, 没赶上车 | yue: 走機, 趕唔切上機, miss機, 趕唔到飛機, 搭唔切 | tw: 錯過班機, 趕不上, 沒趕上飛機, 誤機 | ja: 乗り遅れ, 乗り遅れた, 乗り損ね, 間に合わなかった
transfer-connection | en: transfer?, connecting flight, connection?, layover, stopover, change trains | cn: 转机, 中转, 换乘, 转车, 经停 | yue: 轉機, 轉車, 中轉, 轉乘 | tw: 轉機, 轉車, 轉乘, 轉運? | ja: 乗り換え, 乗り継ぎ, 経由, のりかえ, トランジット
direct-flight | en: direct, non-stop, nonstop, direct flight, direct train | cn: 直飞, 直达, 不转机 | yue: 直航, 直飛, 直達, 唔使轉車 | tw: 直飛, 直達, 直航 | ja: 直行, 直行便, 乗り換えなし, 直通
overbooked | en: overbooked, overbooking, bumped off | cn: 超售, 机票超卖 | yue: 超賣, overbook, 機位超賣 | tw: 超賣, 機位超賣, 超額訂位 | ja: オーバーブッキング, 過剰予約
seat | en: seat, seats, seating | cn: 座位, 位子, 座席 | yue: 座位, 位?, 個位 | tw: 座位, 位子, 位置? | ja: 座席, 席?, シート?
choose-seat | en: choose a seat, seat selection, select seats, pick a seat, seat map | cn: 选座, 选座位, 选位置 | yue: 揀位, 選座位, 揀座位, 揀位費 | tw: 選位, 選座位, 劃位, 畫位 | ja: 座席指定, 座席を選, 席を選, 席の指定
sit-together | en: sit together, seats together, next to each other, adjacent seats | cn: 坐一起, 连座, 挨着坐, 连号 | yue: 坐埋一齊, 連位, 坐埋, 相連位 | tw: 坐一起, 連號, 坐在一起, 相鄰座位 | ja: 隣同士, 隣の席, 並びの席, 席を隣, 連番
window-aisle | en: window seat, aisle seat, by the window, aisle | cn: 靠窗, 靠过道, 窗口位, 过道 | yue: 窗口位, 近窗, 通道位, 走廊位 | tw: 靠窗, 靠走道, 窗邊, 走道位 | ja: 窓側, 通路側, 窓際, まどがわ
extra-legroom | en: legroom, extra legroom, exit row, emergency exit seat | cn: 紧急出口座位, 腿部空间, 宽敞座位 | yue: 緊急出口位, 大位, 伸腳位, 大腳位 | tw: 緊急出口座位, 腿部空間, 逃生口座位 | ja: 足元の広い席, 非常口座席, 足元が広
unreserved-seat | en: unreserved seat, free seating, non-reserved, standing ticket | cn: 自由席, 无座, 站票, 不对号 | yue: 自由席, 唔劃位, 企位, 冇劃位 | tw: 自由座, 站票, 無座 | ja: 自由席, 指定席なし, 立ち席, じゆうせき
travel-class | en: economy, business class, first class, cabin class, premium economy | cn: 经济舱, 商务舱, 头等舱, 舱位 | yue: 經濟艙, 商務艙, 頭等, 艙位, 特選經濟艙 | tw: 經濟艙, 商務艙, 頭等艙, 艙等 | ja: エコノミー, ビジネスクラス, ファーストクラス, グリーン車, 座席クラス
in-flight-meal | en: in-flight meal, airline meal, meal on board, plane food | cn: 飞机餐, 机上餐食, 航空餐 | yue: 飛機餐, 機上餐 | tw: 飛機餐, 機上餐點 | ja: 機内食, きないしょく
luggage | en: luggage, baggage, suitcase, bags?, lugage | cn: 行李, 行李箱, 拉杆箱 | yue: 行李, 喼, 行李喼, 行李箱 | tw: 行李, 行李箱 | ja: 荷物?, スーツケース, 手荷物, キャリーケース, キャリーバッグ
checked-baggage | en: checked baggage, checked luggage, check in luggage, hold luggage, check a bag | cn: 托运, 托运行李, 行李托运 | yue: 寄艙, 寄艙行李, 寄喼, 託運行李 | tw: 託運行李, 託運, 行李託運 | ja: 預け荷物, 受託手荷物, 荷物を預ける, 預け入れ
hand-luggage | en: hand luggage, carry-on, carry on, cabin bag, hand baggage | cn: 手提行李, 随身行李, 登机箱 | yue: 手提行李, 上機行李, 登機喼 | tw: 手提行李, 隨身行李, 登機箱 | ja: 機内持ち込み, 持ち込み手荷物, 機内持込
baggage-allowance | en: baggage allowance, luggage allowance, how many kilos, free baggage, luggage limit | cn: 行李额, 行李额度, 几公斤, 免费行李 | yue: 行李額, 幾多公斤, 行李限額, 寄幾多kg | tw: 行李額度, 行李限重, 免費行李, 幾公斤 | ja: 手荷物許容量, 荷物の重量制限, 無料手荷物, 何キロまで
excess-baggage | en: excess baggage, overweight, extra luggage, oversized baggage | cn: 超重, 行李超重, 加行李, 超重费 | yue: 行李過重, 過磅?, 加行李, 超重 | tw: 行李超重, 超重, 加購行李 | ja: 超過手荷物, 重量超過, 超過料金?, 荷物の追加
lost-luggage | en: lost luggage, lost baggage, luggage didn't arrive, missing suitcase, delayed baggage | cn: 行李丢了, 行李丢失, 行李没到, 行李延误 | yue: 唔見咗行李, 行李寄失, 行李未到, 冇咗個喼 | tw: 行李遺失, 行李不見, 行李沒到, 行李延誤 | ja: ロストバゲージ, 荷物が届かない, 荷物紛失, 荷物が出てこない
baggage-claim | en: baggage claim, baggage reclaim, carousel | cn: 取行李, 行李转盘, 行李提取 | yue: 攞行李, 行李帶, 行李認領處 | tw: 領行李, 行李轉盤, 提領行李 | ja: 手荷物受取所, ターンテーブル, 荷物受取
prohibited-items | en: prohibited item, power bank, liquids, not allowed on board, banned item | cn: 违禁品, 充电宝, 液体, 违禁物品 | yue: 違禁品, 尿袋?, 充電寶, 液體, 唔帶得上機 | tw: 違禁品, 行動電源, 液體, 禁帶物品 | ja: 持ち込み禁止, モバイルバッテリー, 液体物, 禁止物
security-check | en: security check, airport security, screening? | cn: 安检, 过安检 | yue: 安檢, 過安檢, 保安檢查 | tw: 安檢, 過安檢 | ja: 保安検査, 手荷物検査, 保安検査場
passport | en: passport, pasport, travel document | cn: 护照, huzhao | yue: 護照, 特區護照, 旅遊證件, bno | tw: 護照 | ja: パスポート, 旅券, ぱすぽーと
passport-expiry | en: passport expired, passport validity, passport expiring, six months validity | cn: 护照过期, 护照有效期, 护照快到期 | yue: 護照過期, 護照有效期, 護照到期 | tw: 護照過期, 護照效期, 護照到期 | ja: パスポートの期限, パスポートの有効期限, 旅券の残存期間, パスポート切れ
visa | en: visa?, tourist visa, e-visa, visa on arrival, visa application | cn: 签证, 落地签, 电子签, 办签证, 旅游签 | yue: 簽證, 落地簽證, 旅遊簽證, 電子簽證 | tw: 簽證, 落地簽, 電子簽證, 辦簽證 | ja: 査証, ビザ, 観光ビザ, 電子ビザ
visa-free | en: visa-free, visa free, without a visa, visa waiver | cn: 免签, 免签证, 免签入境 | yue: 免簽證, 免簽 | tw: 免簽, 免簽證 | ja: ビザなし, ビザ免除, 査証免除, ビザ不要
travel-permit | en: travel permit, home return permit, mainland travel permit | cn: 通行证, 港澳通行证, 回乡证, 台胞证 | yue: 回鄉證, 通行證, 回鄉卡 | tw: 台胞證, 入台證, 通行證, 入台許可 | ja: 通行証, 渡航認証, 電子渡航認証
immigration | en: immigration, enter the country, border control, entry to the country | cn: 入境, 海关?, 边检, 出入境 | yue: 入境, 過關, 出入境, 入境處? | tw: 入境, 海關?, 出入境, 通關 | ja: 入国, 入国審査, 出入国, にゅうこく
customs-declaration | en: customs, declare, customs declaration, duty?, bring into the country | cn: 报关, 海关申报, 关税 | yue: 報關, 報稅?, 海關, 關稅 | tw: 報關, 海關申報, 關稅 | ja: 税関, 関税, 税関申告, ぜいかん
tax-free | en: tax free, duty free, tax refund, vat refund, tax-free | cn: 退税, 免税, 免税店 | yue: 退稅, 免稅, 免稅店 | tw: 退稅, 免稅, 免稅店 | ja: 免税, 免税店, 税金還付, めんぜい, タックスフリー
tour | en: tour, guided tour, day tour, excursion, day trip | cn: 旅游团, 一日游, 跟团游, 导览 | yue: 旅行團, 一日遊, 導賞團, 本地團, 觀光團 | tw: 旅行團, 一日遊, 導覽, 跟團 | ja: ツアー, 日帰りツアー, 観光ツアー, パックツアー, 団体旅行
private-tour | en: private tour, own group tour, custom tour, tailor-made trip | cn: 私人团, 包团, 定制游, 小包团 | yue: 私人團, 包團, 自己組團 | tw: 包團, 私人團, 客製化行程 | ja: 貸切ツアー, プライベートツアー, オーダーメイド旅行
tour-guide | en: tour guide, guide?, audio guide | cn: 导游, 讲解, 讲解员, 语音导览 | yue: 導遊, 領隊, 導賞員, 語音導賞 | tw: 導遊, 領隊, 導覽員, 語音導覽 | ja: ガイド?, ツアーガイド, 添乗員, 音声ガイド, 案内人
itinerary | en: itinerary, travel plan, trip plan, day by day plan, route plan | cn: 行程, 行程表, 行程单, 行程安排 | yue: 行程, 行程表, 行程安排 | tw: 行程, 行程表, 行程規劃 | ja: 旅程, 行程, 旅程表, 旅行日程, りょてい
travel | en: travel, trip, journey, holiday trip, vacation | cn: 旅游, 旅行, 出游, 出行 | yue: 旅行, 去旅行, 旅遊, 外遊 | tw: 旅遊, 旅行, 出遊, 出國玩 | ja: 旅行, りょこう, 旅?, トラベル
business-trip | en: business trip, travel for work, work trip | cn: 出差, 商务出行 | yue: 出差, 公幹, 出trip | tw: 出差, 商務出差 | ja: 出張, しゅっちょう, 出張旅費
abroad | en: abroad, overseas, foreign country, outside the country | cn: 国外, 海外, 出国, 境外 | yue: 外國, 海外, 出國, 境外 | tw: 國外, 海外, 出國, 境外 | ja: 海外, 国外, かいがい, 外国
independent-travel | en: independent travel, travel on my own, self-guided, backpacking, free and easy | cn: 自由行, 自助游, 背包客 | yue: 自由行, 自遊行, 背包客 | tw: 自由行, 自助旅行, 背包客 | ja: 個人旅行, フリープラン, バックパッカー, 自由旅行
package-tour | en: package, package deal, holiday package, hotel and flight | cn: 套餐?, 机加酒, 机酒套餐, 旅游套餐 | yue: 套票, 機加酒, 機票加酒店, 旅遊套票 | tw: 套裝行程, 機加酒, 自由行套裝 | ja: パッケージ, パック旅行, ホテルパック, セットプラン
travel-agency | en: travel agency, travel agent, tour operator | cn: 旅行社, 旅游公司 | yue: 旅行社 | tw: 旅行社 | ja: 旅行会社, 旅行代理店, 旅行社
travel-insurance | en: travel insurance, trip insurance, travel cover | cn: 旅游保险, 旅行险, 旅游险 | yue: 旅遊保險, 旅遊保, 旅行保險 | tw: 旅遊險, 旅平險, 旅遊不便險 | ja: 旅行保険, 海外旅行保険, 旅行傷害保険
sightseeing | en: sightseeing, attraction, tourist spot, places to visit, things to do | cn: 景点, 观光, 游玩, 好玩的地方 | yue: 景點, 觀光, 好玩嘅地方, 去邊度玩 | tw: 景點, 觀光, 好玩的地方 | ja: 観光, 観光地, 観光スポット, 見どころ, 名所
theme-park | en: theme park, amusement park, rides, roller coaster | cn: 游乐园, 主题乐园, 游乐场, 过山车 | yue: 主題樂園, 遊樂場?, 過山車, 樂園 | tw: 遊樂園, 主題樂園, 雲霄飛車 | ja: 遊園地, テーマパーク, ジェットコースター, アトラクション
museum | en: museum, gallery?, exhibition hall | cn: 博物馆, 美术馆, 展览馆 | yue: 博物館, 美術館, 展覽館 | tw: 博物館, 美術館, 展覽館 | ja: 博物館, 美術館, びじゅつかん, ミュージアム
hiking | en: hiking, hike, trail, mountain climbing, trekking | cn: 徒步, 爬山, 登山, 远足 | yue: 行山, 遠足, 登山 | tw: 登山, 健行, 爬山 | ja: 登山, ハイキング, 山登り, トレッキング
ski | en: ski, skiing, snowboard, ski resort, ski lift | cn: 滑雪, 滑雪场, 单板 | yue: 滑雪, 滑雪場, 雪場 | tw: 滑雪, 滑雪場, 雪場 | ja: スキー, スノーボード, スキー場, スノボ
diving | en: diving, snorkelling, snorkeling, scuba, surfing | cn: 潜水, 浮潜, 冲浪 | yue: 潛水, 浮潛, 滑浪 | tw: 潛水, 浮潛, 衝浪 | ja: ダイビング, シュノーケリング, サーフィン, シュノーケル
beach | en: beach, seaside, island, sea | cn: 海滩, 沙滩, 海边, 海岛 | yue: 沙灘, 海灘, 海邊, 離島 | tw: 海灘, 沙灘, 海邊, 離島 | ja: ビーチ, 海辺, 砂浜, 離島, 海水浴
blossom-season | en: cherry blossom, sakura, autumn leaves, blossom season, cherry blossom season | cn: 樱花, 红叶, 赏樱, 赏枫 | yue: 櫻花, 紅葉, 賞櫻, 睇紅葉 | tw: 櫻花, 楓葉, 賞櫻, 賞楓 | ja: 桜, 紅葉, お花見, さくら, もみじ
souvenir | en: souvenir, local specialty, gift from a trip | cn: 纪念品, 特产, 伴手礼 | yue: 手信, 紀念品, 土產 | tw: 伴手禮, 紀念品, 名產, 特產 | ja: お土産, おみやげ, 名産, 特産品
foreign-exchange | en: currency exchange, exchange money, money changer, foreign currency, exchange rate | cn: 换汇, 换外币, 汇率, 兑换外币 | yue: 找換店, 唱錢, 匯率, 外幣, 換錢 | tw: 換匯, 換外幣, 匯率, 外幣, 換錢 | ja: 両替, 為替, 外貨, 為替レート, りょうがえ
travel-sim | en: travel sim, esim, roaming, pocket wifi, data sim, wifi rental | cn: 漫游, 境外流量, 随身wifi, 旅游电话卡 | yue: 漫遊, 上網卡, 蛋仔, wifi蛋, 儲值卡? | tw: 漫遊, 網卡, 分享器, 上網卡, 網路分享器 | ja: ローミング, ポケットwifi, sim?, イーシム, レンタルwifi
rent-car | en: rent a car, car rental, car hire, hire a car, rental car | cn: 租车, 自驾, 租车公司 | yue: 租車, 自駕遊, 租車公司 | tw: 租車, 自駕, 租車公司 | ja: レンタカー, 車を借り, 車のレンタル, カーシェア
driving-licence | en: driving licence, driver's license, driving license, international driving permit | cn: 驾照, 驾驶证, 国际驾照 | yue: 車牌, 駕駛執照, 國際車牌, 國際駕駛執照 | tw: 駕照, 國際駕照, 駕照日文譯本 | ja: 運転免許, 免許証, 国際免許, 国際運転免許証
meeting-point | en: meeting point, meeting place, where do we meet, assembly point | cn: 集合地点, 在哪集合, 集合点, 碰头 | yue: 集合地點, 喺邊度集合, 等位置?, 集合點 | tw: 集合地點, 在哪裡集合, 集合點 | ja: 集合場所, 待ち合わせ, 待ち合わせ場所, どこに集合
meeting-time | en: meeting time, assembly time, what time do we meet | cn: 集合时间, 几点集合 | yue: 集合時間, 幾點集合 | tw: 集合時間, 幾點集合 | ja: 集合時間, 何時集合, 集合時刻
minimum-group | en: minimum group size, minimum participants, enough people to run | cn: 成团, 成团人数, 最低人数, 几人成团 | yue: 成團, 成團人數, 幾多人成團, 最少人數 | tw: 成團, 成團人數, 幾人成團, 最低出團人數 | ja: 最少催行人数, 催行人数, 催行, 最小人数
travel-date | en: travel date, departure date, date of travel | cn: 出发日期, 出行日期, 旅行日期 | yue: 出發日期, 出發日, 旅行日期 | tw: 出發日期, 出發日, 旅遊日期 | ja: 出発日, 旅行日, 搭乗日, ご出発日
destination | en: destination, where to go, going to | cn: 目的地, 去哪儿, 去哪里 | yue: 目的地, 去邊, 去邊度 | tw: 目的地, 去哪裡 | ja: 目的地, 行き先, もくてきち
jet-lag | en: jet lag, time difference, time zone, local time | cn: 时差, 当地时间, 时区, 倒时差 | yue: 時差, 當地時間, 時區 | tw: 時差, 當地時間, 時區 | ja: 時差, 現地時間, タイムゾーン, 時差ぼけ
motion-sickness | en: car sick, seasick, motion sickness, travel sick, carsick, airsick | cn: 晕车, 晕船, 晕机 | yue: 暈車, 暈車浪, 暈船, 暈機浪, 暈浪 | tw: 暈車, 暈船, 暈機 | ja: 車酔い, 船酔い, 乗り物酔い, 酔い止め
frequent-flyer | en: miles?, air miles, frequent flyer, frequent flyer number, mileage programme | cn: 里程, 常旅客, 航空里程, 里程兑换 | yue: 里數, 飛行里數, 亞洲萬里通, 儲里數 | tw: 哩程, 里程, 飛行常客, 累積哩程 | ja: マイル, マイレージ, マイルを貯め, 特典航空券
airport-lounge | en: airport lounge, lounge, lounge access | cn: 贵宾室, 休息室, 候机休息室 | yue: 貴賓室, 機場貴賓室, lounge | tw: 貴賓室, 機場貴賓室 | ja: ラウンジ, 空港ラウンジ
name-on-ticket | en: name on the ticket, name spelled wrong, wrong name on the ticket, name correction | cn: 机票名字写错, 姓名写错, 名字错了, 英文名写错 | yue: 機票名錯, 個名打錯, 串錯名, 改名?, 名錯咗 | tw: 名字打錯, 機票名字錯, 英文名拼錯, 姓名更正 | ja: 名前の間違い, 名前を間違え, 氏名の訂正, スペルミス, 名前の訂正
typhoon | en: typhoon, storm, typhoon signal, hurricane, heavy rain warning | cn: 台风, 暴雨, 暴雨预警, 台风天 | yue: 打風, 颱風, 八號風球, 黑雨, 十號風球, 暴雨警告 | tw: 颱風, 颱風天, 停班停課, 豪雨 | ja: 台風, 暴風, 大雨, たいふう, 暴風警報
earthquake | en: earthquake, tsunami, natural disaster, quake | cn: 地震, 海啸, 自然灾害 | yue: 地震, 海嘯, 天災 | tw: 地震, 海嘯, 天災 | ja: 地震, 津波, 災害, じしん, 天災
`;
