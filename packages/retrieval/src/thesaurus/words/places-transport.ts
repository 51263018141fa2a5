/** What people write about where a place is, how to get there and what it offers. */
export const PLACES_TRANSPORT = `
where | en: where, whereabouts, where is, location, located | cn: 在哪, 哪里, 哪儿, 位置, 什么地方, 地点 | yue: 邊度, 喺邊, 喺邊度, 位置, 地點, 邊到 | tw: 在哪裡, 哪裡, 位置, 地點, 在哪 | ja: どこ, 場所, 所在地, 何処, ばしょ, どちらに
street-address | en: street address, shop address, clinic address, address of the place, address?, office address | cn: 地址, 店铺地址, 详细地址, 几号楼 | yue: 地址, 舖頭地址, 幾多號舖, 幾樓? | tw: 地址, 店家地址, 詳細地址 | ja: 住所, 店の住所, じゅうしょ, 番地, 店舗の住所
directions | en: directions, how to get there, how do i get there, way to, route?, how to go | cn: 怎么去, 怎么走, 路线, 怎么过去, 怎么到 | yue: 點去, 點行, 路線, 點樣去, 點過嚟, 點搭車 | tw: 怎麼去, 怎麼走, 路線, 怎麼過去 | ja: 行き方, アクセス?, 道順, いきかた, 道案内, どうやって行
map | en: map, google maps, floor plan, directory map | cn: 地图, 导航, 高德, 定位? | yue: 地圖, google map, 導航, 平面圖? | tw: 地圖, 導航, google地圖 | ja: 地図, マップ, ちず, フロアマップ, 案内図
lost-way | en: lost my way, can't find the place, can't find the shop, can't find you, wrong place | cn: 迷路, 找不到地方, 找不到店, 找不到入口, 走错地方 | yue: 盪失路, 搵唔到地方, 搵唔到間舖, 搵唔到入口, 去錯地方 | tw: 迷路, 找不到地方, 找不到店, 走錯地方 | ja: 迷子, 道に迷, 場所がわからない, 見つけられない, 迷った
near | en: near, nearby, close to, nearest, around here, next to | cn: 附近, 旁边, 最近的, 周边?, 靠近 | yue: 附近, 隔籬, 就近, 最近?, 近邊個 | tw: 附近, 旁邊, 最近的, 鄰近 | ja: 近く, 近い, 最寄り, 付近, 周辺, そば?, 隣?
far | en: far, far away, how far, walking distance, distance from | cn: 远?, 远吗, 多远, 离得远 | yue: 遠?, 遠唔遠, 幾遠, 好遠 | tw: 遠嗎, 多遠, 很遠, 距離多遠 | ja: 遠い, 遠く, どのくらい離れ, とおい, 距離
on-foot | en: walk, on foot, walking, minutes' walk, within walking distance | cn: 走路, 步行, 走过去, 走几分钟 | yue: 行路, 步行, 行過去, 行幾耐 | tw: 走路, 步行, 走過去, 走多久 | ja: 徒歩, 歩いて, 歩く, 徒歩何分, とほ
station | en: station, train station, nearest station, underground station | cn: 车站, 火车站, 站?, 哪一站 | yue: 車站, 港鐵站, 地鐵站, 邊個站, 站? | tw: 車站, 捷運站, 火車站, 哪一站 | ja: 駅, えき, 最寄り駅, 駅前, 何駅
station-exit | en: exit?, which exit, station exit, subway exit | cn: 出口?, 几号口, 哪个出口, 地铁口 | yue: 邊個出口, 出口?, a出口, 地鐵出口 | tw: 幾號出口, 出口?, 捷運出口 | ja: 出口?, 何番出口, どの出口, 改札, でぐち
metro | en: metro, subway, underground, mtr, tube?, mrt | cn: 地铁, 轻轨, 坐地铁, 几号线 | yue: 港鐵, 地鐵, mtr, 輕鐵, 搭地鐵 | tw: 捷運, 地鐵, 搭捷運 | ja: 地下鉄, メトロ, ちかてつ, 地下鉄線
bus | en: bus, buses, minibus, tram | cn: 公交, 公交车, 巴士, 坐公交, 有轨电车 | yue: 巴士, 小巴, 搭巴士, 電車?, 叮叮 | tw: 公車, 巴士, 搭公車, 市區公車 | ja: バス, 路線バス, 市バス, 路面電車, ばす
bus-stop | en: bus stop, bus station, bus terminal, which stop | cn: 公交站, 巴士站, 汽车站, 哪站下车 | yue: 巴士站, 小巴站, 邊個站落車, 巴士總站 | tw: 公車站, 站牌, 哪站下車, 轉運站 | ja: バス停, バス停留所, バスターミナル, バス乗り場, ばすてい
taxi | en: taxi, cab, uber, ride-hailing, grab a cab | cn: 出租车, 打车, 网约车, 滴滴, 打的 | yue: 的士, 搭的士, call車, uber | tw: 計程車, 小黃, 叫車, uber | ja: タクシー, たくしー, 配車, ハイヤー
car | en: car, by car, drive, driving, vehicle | cn: 开车, 汽车, 自驾车, 车子 | yue: 揸車, 私家車, 架車, 開車? | tw: 開車, 汽車, 自行開車, 車子 | ja: 車?, 自動車, 運転, くるま, 車で, マイカー
motorcycle | en: motorcycle, motorbike, scooter, moped | cn: 摩托车, 电动车, 电瓶车, 摩托 | yue: 電單車, 綿羊仔? | tw: 機車, 摩托車, 重機, 騎機車 | ja: バイク, オートバイ, 原付, スクーター
parking | en: parking, car park, carpark, park my car, parking lot, parking space | cn: 停车, 停车场, 车位, 停车位 | yue: 泊車, 停車場, 車位, 有冇位泊, 泊位 | tw: 停車, 停車場, 車位, 停車位 | ja: 駐車場, 駐車, パーキング, 車を停め, ちゅうしゃじょう
parking-fee | en: parking fee, free parking, parking charge, validate parking, parking discount | cn: 停车费, 免费停车, 停车券, 停车收费 | yue: 泊車費, 免費泊車, 停車場收費, 泊車優惠 | tw: 停車費, 免費停車, 停車折抵, 停車優惠 | ja: 駐車料金, 駐車場代, 無料駐車場, 駐車券, 駐車場は無料
bike-parking | en: bicycle parking, bike parking, bike rack, motorcycle parking | cn: 停自行车, 停电动车, 自行车停放 | yue: 泊單車, 單車泊位, 電單車位 | tw: 停腳踏車, 停機車, 機車停車 | ja: 駐輪場, 自転車置き場, バイク置き場, ちゅうりんじょう
petrol-station | en: petrol station, gas station, petrol, fuel, refuel | cn: 加油站, 加油, 汽油, 油费 | yue: 油站, 入油, 汽油 | tw: 加油站, 加油?, 汽油 | ja: ガソリンスタンド, ガソリン, 給油, 燃料
charging-station | en: ev charging, charging station, electric car charger, charge my car | cn: 充电桩, 电动车充电, 充电站 | yue: 電動車充電, 充電位, 充電站 | tw: 充電樁, 電動車充電, 充電站 | ja: 充電スタンド, ev充電, 充電スポット, 電気自動車の充電
traffic-jam | en: traffic jam, traffic, congestion, road closed, stuck in traffic | cn: 堵车, 塞车, 交通, 封路, 路况 | yue: 塞車, 交通, 封路, 路面情況 | tw: 塞車, 交通, 封路, 路況 | ja: 渋滞, じゅうたい, 交通規制, 通行止め, 交通状況
toll | en: toll, highway, motorway, tunnel, expressway | cn: 高速, 过路费, 高速费, 隧道 | yue: 隧道費, 高速公路, 隧道, 過路費 | tw: 過路費, 高速公路, 國道, 隧道 | ja: 高速道路, 通行料, 高速代, トンネル, etc?
get-on | en: get on, board the bus, boarding place, catch the bus | cn: 上车, 坐车, 在哪上车, 上车点 | yue: 上車, 搭車, 喺邊度上車, 坐車 | tw: 上車, 搭車, 坐車, 上車地點? | ja: 乗る, 乗り場, 乗車, のりば, 乗って
get-off | en: get off, alight, where to get off | cn: 下车, 在哪下车 | yue: 落車, 喺邊度落車, 邊度落 | tw: 下車, 在哪下車 | ja: 降りる, 下車, 降りて, おりる, 降車
ic-card | en: octopus, octopus card, oyster card, suica, transport card, ic card, easycard | cn: 交通卡, 公交卡, 一卡通, 八达通 | yue: 八達通, 拍八達通, 嘟八達通 | tw: 悠遊卡, 一卡通, 八達通, 儲值卡? | ja: スイカ?, suica, icカード, 交通系ic, パスモ, 定期券
lift | en: lift, elevator | cn: 电梯, 直梯, 升降机 | yue: 𨋢, 升降機, 搭𨋢, lift, 電梯? | tw: 電梯, 搭電梯 | ja: エレベーター, エレベータ, 昇降機, えれべーたー
stairs | en: stairs, staircase, steps?, escalator, step-free | cn: 楼梯, 扶梯, 台阶, 爬楼梯 | yue: 樓梯, 行樓梯, 扶手電梯, 梯級 | tw: 樓梯, 手扶梯, 階梯, 爬樓梯 | ja: 階段, エスカレーター, 段差, かいだん
floor-level | en: which floor, floor, ground floor, basement, storey, upstairs, downstairs | cn: 几楼, 楼层, 一楼, 地下一层, 楼上 | yue: 幾樓, 邊層, 地下?, 地庫, 樓上, 閣樓 | tw: 幾樓, 樓層, 一樓, 地下室, 樓上 | ja: 何階, 階, 一階, 地下1階, フロア, 上の階?
building | en: building, tower, block?, mall, shopping centre, shopping mall | cn: 大楼, 大厦, 商场, 楼?, 写字楼 | yue: 大廈, 商場, 大樓, 商廈, 唐樓 | tw: 大樓, 商場, 百貨, 百貨公司 | ja: ビル, 建物, モール, ショッピングモール, 商業施設
entrance | en: entrance, front door, main entrance, way in, back door | cn: 入口, 正门, 大门, 从哪进, 后门 | yue: 入口, 正門, 大門, 喺邊入, 後門 | tw: 入口, 正門, 大門, 從哪進去 | ja: 入口, 入り口, 玄関, いりぐち, 正面口, 裏口
way-out | en: way out, emergency exit, fire exit, exit route | cn: 紧急出口, 安全出口, 逃生通道, 出去的路 | yue: 緊急出口, 走火通道, 逃生門, 走火梯 | tw: 緊急出口, 逃生口, 安全門, 逃生出口 | ja: 非常口, 避難経路, ひじょうぐち, 避難口
toilet | en: toilet, restroom, bathroom?, washroom, loo, lavatory, wc | cn: 厕所, 洗手间, 卫生间, 上厕所 | yue: 廁所, 洗手間, 去廁所 | tw: 廁所, 洗手間, 化妝室, 上廁所 | ja: トイレ, お手洗い, 化粧室, といれ, 便所
accessible-toilet | en: accessible toilet, disabled toilet, wheelchair toilet | cn: 无障碍卫生间, 无障碍厕所, 残疾人厕所 | yue: 傷殘人士洗手間, 暢通易達洗手間, 傷殘廁所 | tw: 無障礙廁所, 無障礙洗手間, 殘障廁所 | ja: 多目的トイレ, 多機能トイレ, 車椅子トイレ, バリアフリートイレ
wheelchair | en: wheelchair, wheel chair, wheelchair access, mobility scooter, walker? | cn: 轮椅, 坐轮椅, 借轮椅 | yue: 輪椅, 坐輪椅, 輪椅人士, 電動輪椅 | tw: 輪椅, 坐輪椅, 輪椅租借 | ja: 車椅子, 車いす, くるまいす, 車イス
barrier-free | en: accessible, barrier-free, accessibility, ramp, step-free access, disabled access | cn: 无障碍, 无障碍通道, 无障碍设施, 坡道 | yue: 無障礙, 無障礙通道, 無障礙設施, 斜道, 斜台 | tw: 無障礙, 無障礙設施, 無障礙坡道, 無障礙空間 | ja: バリアフリー, スロープ, 段差なし, バリアフリー対応
disabled-parking | en: disabled parking, accessible parking, handicap parking, blue badge | cn: 残疾人车位, 无障碍车位 | yue: 傷殘泊車位, 傷殘車位, 傷健車位 | tw: 身障車位, 無障礙車位, 殘障車位 | ja: 障害者用駐車場, 車椅子用駐車場, 思いやり駐車場
wifi | en: wifi, wi-fi, wireless internet, wifi password, free wifi, hotspot? | cn: wifi, 无线网, wifi密码, 无线网络, 连wifi | yue: wifi, wi-fi密碼, 無線上網, wifi密碼 | tw: wifi, 無線網路, wifi密碼, 免費wifi | ja: wi-fi, wifi, ワイファイ, 無線lan, フリーwifi
phone-charging | en: charge my phone, phone charging, charger, borrow a charger, charging cable? | cn: 手机充电, 充电, 充电器, 借充电器, 共享充电宝 | yue: 叉電, 手機充電, 借充電器, 充電線?, 叉機 | tw: 手機充電, 充電, 充電器, 借充電器 | ja: 充電, スマホの充電, 充電器, じゅうでん
seating-rest | en: place to sit, rest area, bench, waiting area, waiting room | cn: 休息区, 等候区, 坐的地方, 候诊室, 长椅 | yue: 休息區, 等候區, 有得坐, 候診室, 長櫈 | tw: 休息區, 等候區, 坐的地方, 候診室 | ja: 待合室, 休憩所, ベンチ, 休憩スペース, 座る場所, 待合スペース
smoking-corner | en: where to smoke, place to smoke, smoking corner, ashtray | cn: 哪里能抽烟, 抽烟的地方, 烟灰缸 | yue: 邊度食得煙, 食煙位, 煙灰缸 | tw: 哪裡可以抽菸, 抽菸的地方, 菸灰缸 | ja: タバコを吸える場所, 喫煙スペース, 喫煙コーナー, 灰皿
atm | en: atm, cash machine, cashpoint, withdraw cash | cn: 取款机, 自动取款机, 取现, atm机 | yue: 提款機, 櫃員機, 㩒錢, 撳錢 | tw: 提款機, atm, 領錢, 領現金 | ja: atm, 現金自動預払機, 現金引き出し, エーティーエム
convenience-store | en: convenience store, supermarket, corner shop, 7-eleven, grocery | cn: 便利店, 超市, 小卖部 | yue: 便利店, 超市, 七仔, 士多 | tw: 便利商店, 超商, 超市, 小七 | ja: コンビニ, コンビニエンスストア, スーパー?, 売店, こんびに
place-to-eat | en: restaurant, cafe, place to eat, coffee shop, somewhere to eat, canteen | cn: 餐厅, 饭店?, 咖啡店, 吃饭的地方, 食堂 | yue: 餐廳, 茶餐廳, 食肆, 食嘢嘅地方, 咖啡店 | tw: 餐廳, 咖啡廳, 吃飯的地方, 小吃店 | ja: レストラン, カフェ, 飲食店, 喫茶店, 食堂, 食事処
bank-branch | en: bank, bank branch, post office | cn: 银行, 邮局, 营业厅, 网点 | yue: 銀行, 郵局, 分行 | tw: 銀行, 郵局, 分行 | ja: 銀行, 郵便局, 支店, ぎんこう
park | en: park?, public garden, country park | cn: 公园, 广场 | yue: 公園, 郊野公園, 廣場 | tw: 公園, 廣場, 國家公園 | ja: 公園, こうえん, 広場
police-station | en: police, police station, police report, police officer | cn: 警察, 派出所, 报警, 警察局, 警方 | yue: 警察, 差館, 報警, 警署, 差佬 | tw: 警察, 警察局, 報警, 派出所 | ja: 警察, 交番, 警察署, 警察に届け, けいさつ
store-branch | en: branch, branches, other location, other store, outlet?, which branch | cn: 分店, 门店, 其他店, 哪家店, 哪个门店 | yue: 分店, 邊間分店, 第二間舖, 其他分店, 邊間舖 | tw: 分店, 門市, 哪家店, 其他分店, 哪間店 | ja: 店舗, 支店?, 他店, 他の店舗, どの店, 系列店
head-office | en: head office, headquarters, hq | cn: 总部, 总店, 总公司 | yue: 總部, 總店, 總公司, 總行 | tw: 總部, 總店, 總公司 | ja: 本社, 本店, 本部, ほんしゃ
service-counter | en: counter, service desk, help desk?, information desk, customer service counter | cn: 服务台, 柜台, 咨询台, 窗口? | yue: 櫃位, 服務台, 詢問處, 櫃檯 | tw: 服務台, 櫃檯, 櫃台, 詢問處, 窗口? | ja: 窓口, カウンター, 案内所, サービスカウンター, インフォメーション
city-district | en: city, town, district, area?, neighbourhood, region? | cn: 城市, 市区, 地区, 区域, 市中心 | yue: 市區, 地區, 邊區, 城市, 邊一區 | tw: 市區, 地區, 區域, 城市, 市中心 | ja: 市?, 地域, エリア, 市内, 市街地, 街?
countryside-remote | en: remote area, outlying island, suburb, countryside, rural | cn: 偏远地区, 郊区, 乡下, 农村, 海岛地区 | yue: 偏遠地區, 離島區, 郊區, 新界, 鄉郊 | tw: 偏遠地區, 外島, 郊區, 鄉下, 離島地區 | ja: 離島地域, 郊外, 田舎, 遠隔地, 僻地
mainland-china | en: mainland, mainland china, china, shenzhen | cn: 大陆, 内地, 中国大陆, 国内? | yue: 內地, 大陸, 國內?, 深圳, 返大陸 | tw: 大陸, 中國大陸, 中國 | ja: 中国, 中国本土, 中国大陸
hong-kong | en: hong kong, hk, kowloon, hongkong, new territories | cn: 香港, 港澳, 九龙, 港岛 | yue: 香港, 九龍, 港島, hk | tw: 香港, 港澳 | ja: 香港, ホンコン
taiwan | en: taiwan, taipei, kaohsiung | cn: 台湾, 台北, 高雄 | yue: 台灣, 台北, 高雄 | tw: 台灣, 臺灣, 台北, 高雄 | ja: 台湾, 台北, タイワン
japan | en: japan, tokyo, osaka, kyoto, jp | cn: 日本, 东京, 大阪, 京都 | yue: 日本, 東京, 大阪, 京都 | tw: 日本, 東京, 大阪, 京都 | ja: 日本, 東京, 大阪, 京都, 国内?
pick-up-point | en: pick-up point, drop-off point, where do you pick us up, pickup location | cn: 上车地点, 接送点, 接送地点, 在哪接 | yue: 上車點, 接送地點, 喺邊度接人, 接送點 | tw: 上車地點?, 接送地點, 在哪接 | ja: 乗車場所, 送迎場所, ピックアップ場所, お迎え場所, 集合場所?
outdoors | en: outdoor, outdoors, outside?, open air, terrace | cn: 室外, 户外, 露天, 露台 | yue: 室外, 戶外, 露天, 露台, 出面? | tw: 室外, 戶外, 露天, 露台 | ja: 屋外, 野外, アウトドア, テラス, 外?
indoors | en: indoor, indoors, inside?, under cover, sheltered | cn: 室内, 屋里, 有遮挡 | yue: 室內, 有瓦遮頭, 有上蓋, 入面? | tw: 室內, 屋內, 有遮蔽 | ja: 屋内, 室内, インドア, 屋根付き
aircon-in-place | en: is there air conditioning, air conditioned, cool inside | cn: 有空调吗, 开空调 | yue: 有冇冷氣, 開冷氣, 有冷氣 | tw: 有冷氣嗎, 開冷氣, 有冷氣 | ja: 冷房完備, エアコン完備, エアコン付き, 空調完備
umbrella | en: umbrella, raincoat, borrow an umbrella | cn: 雨伞, 伞, 雨衣 | yue: 遮?, 雨遮, 把遮, 雨褸 | tw: 雨傘, 雨衣, 傘 | ja: 傘, かさ, 雨具, レインコート, 雨傘
drinking-water | en: drinking water, water fountain, water bottle, water refill | cn: 饮用水, 喝水, 接水, 矿泉水 | yue: 飲水, 斟水, 飲用水, 支裝水 | tw: 飲用水, 喝水, 裝水, 礦泉水 | ja: 飲料水, 飲み水, 水筒, 給水, ミネラルウォーター
`;
