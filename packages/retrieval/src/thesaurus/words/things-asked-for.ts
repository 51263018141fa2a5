/** Things and services that visitors ask after, and that a business has or has not. */
export const THINGS_ASKED_FOR = `
sauna | en: sauna, steam room, steam bath | cn: 桑拿, 汗蒸, 蒸汽房 | yue: 桑拿, 蒸氣房 | tw: 三溫暖, 烤箱, 蒸氣室, 桑拿 | ja: サウナ, スチームバス
balcony | en: balcony, terrace, patio | cn: 阳台, 露台 | yue: 露台, 騎樓 | tw: 陽台, 露台 | ja: バルコニー, ベランダ, テラス
bunk-bed | en: bunk bed, bunk beds | cn: 上下铺, 高低床 | yue: 碌架床, 上下格床 | tw: 上下舖 | ja: 二段ベッド
game-room | en: game room, games room, arcade, pool table, ping pong table, karaoke | cn: 游戏室, 娱乐室, 台球, 卡拉ok, ktv | yue: 遊戲室, 桌球, 卡拉ok | tw: 遊戲室, 撞球, 卡拉ok, ktv | ja: ゲームコーナー, 卓球台, カラオケ, ビリヤード
lifeguard | en: lifeguard, pool attendant | cn: 救生员 | yue: 救生員 | tw: 救生員 | ja: 監視員, ライフガード
microwave-oven | en: microwave | cn: 微波炉 | yue: 微波爐 | tw: 微波爐 | ja: 電子レンジ, レンジで
rice-cooker | en: rice cooker | cn: 电饭煲, 电饭锅 | yue: 電飯煲 | tw: 電鍋, 電子鍋 | ja: 炊飯器
toaster-blender | en: toaster, blender, air fryer, coffee machine, coffee maker | cn: 烤面包机, 搅拌机, 空气炸锅, 咖啡机 | yue: 多士爐, 攪拌機, 氣炸鍋, 咖啡機 | tw: 烤麵包機, 果汁機, 氣炸鍋, 咖啡機 | ja: トースター, ミキサー, ノンフライヤー, コーヒーメーカー
ironing-board | en: ironing board, steamer, trouser press | cn: 熨衣板, 挂烫机 | yue: 燙衫板, 掛熨機 | tw: 燙衣板, 掛燙機 | ja: アイロン台, ズボンプレッサー, スチーマー
bathtub | en: bathtub, bath tub, jacuzzi, hot tub, whirlpool | cn: 浴缸, 按摩浴缸 | yue: 浴缸, 按摩浴缸 | tw: 浴缸, 按摩浴缸 | ja: バスタブ, 浴槽, ジャグジー, 湯船
kitchenette | en: kitchenette, kitchen, stove in the room, cook in the room | cn: 厨房, 小厨房, 能做饭 | yue: 廚房, 煮食 | tw: 廚房, 小廚房, 開伙 | ja: キッチン, 台所, 自炊
bicycle-hire | en: bike rental, bike hire, rent a bike, borrow a bicycle | cn: 租自行车, 借自行车, 单车租 | yue: 租單車, 借單車 | tw: 租腳踏車, 借腳踏車, 租單車 | ja: レンタサイクル, 自転車を借り, 貸し自転車
electric-car-charging | en: ev charger, ev charging, electric car, electric vehicle, charge my car, charging point, tesla, plug in my car | cn: 电动车充电, 充电桩, 电车充电, 新能源车, 特斯拉, 比亚迪, 补电 | yue: 電動車, 充電樁, 電車充電, 叉車, 特斯拉 | tw: 電動車充電, 充電樁, 電動車, 特斯拉 | ja: 電気自動車, 充電スタンド, ev充電, 充電スポット, テスラ
valet | en: valet, valet parking | cn: 代客泊车 | yue: 代客泊車 | tw: 代客停車 | ja: バレーパーキング, 係員が駐車
blackout-curtains | en: blackout curtains, earplugs, eye mask, sleeping mask | cn: 遮光窗帘, 耳塞, 眼罩 | yue: 遮光窗簾, 耳塞, 眼罩 | tw: 遮光窗簾, 耳塞, 眼罩 | ja: 遮光カーテン, 耳栓, アイマスク
wheelchair-hire | en: borrow a wheelchair, wheelchair rental, wheelchair to borrow, wheelchair service | cn: 借轮椅, 轮椅租 | yue: 借輪椅, 租輪椅 | tw: 借輪椅, 輪椅租借 | ja: 車いすを借り, 車椅子を借り, 車いす貸出, 車椅子貸出
wheelchair | en: wheelchair, wheel chair | cn: 轮椅 | yue: 輪椅 | tw: 輪椅 | ja: 車いす, 車椅子
newspaper | en: newspaper, magazine, magazines | cn: 报纸, 杂志 | yue: 報紙, 雜誌 | tw: 報紙, 雜誌 | ja: 新聞, 雑誌
snow-chains-tyres | en: snow chains, winter tires, winter tyres | cn: 防滑链, 雪地胎 | yue: 雪鏈 | tw: 雪鏈, 雪胎 | ja: チェーン, スタッドレス, 冬タイヤ
scar | en: scar, scarring, leave a mark | cn: 疤, 留疤, 疤痕 | yue: 疤, 留疤, 有疤 | tw: 疤, 留疤, 疤痕 | ja: 傷跡, 跡が残, 傷あと
mole-wart | en: mole, wart, warts, moles, skin tag, verruca | cn: 痣, 点痣, 疣, 瘊子 | yue: 癦, 脫癦, 疣, 整疣 | tw: 痣, 點痣, 疣 | ja: ほくろ, いぼ, イボ
shingles | en: shingles, chickenpox | cn: 带状疱疹, 水痘 | yue: 生蛇, 水痘 | tw: 帶狀皰疹, 皮蛇, 水痘 | ja: 帯状疱疹, 水ぼうそう
cervical-cancer | en: cervical cancer, hpv, smear test, pap smear | cn: 宫颈癌, hpv, 宫颈筛查 | yue: 子宮頸癌, hpv, 柏氏抹片 | tw: 子宮頸癌, hpv, 抹片 | ja: 子宮頸がん, 子宮頚がん, hpv
mammogram | en: mammogram, breast exam, breast screening | cn: 乳腺检查, 钼靶 | yue: 乳房檢查, 乳房造影 | tw: 乳房攝影, 乳房檢查 | ja: マンモグラフィ, 乳がん検診
insomnia | en: insomnia, can't sleep, sleeping pills, trouble sleeping | cn: 失眠, 睡不着, 安眠药 | yue: 失眠, 瞓唔着, 安眠藥 | tw: 失眠, 睡不著, 安眠藥 | ja: 不眠, 眠れな, 睡眠薬
gastritis-reflux | en: reflux, heartburn, gastritis, ulcer | cn: 胃炎, 反酸, 胃溃疡, 烧心 | yue: 胃炎, 胃酸倒流, 胃潰瘍 | tw: 胃炎, 胃食道逆流, 胃潰瘍 | ja: 胃炎, 逆流性食道炎, 胸やけ, 胃潰瘍
hearing-aid | en: hearing aid, hearing test | cn: 助听器, 听力检查 | yue: 助聽器, 聽力測試 | tw: 助聽器, 聽力檢查 | ja: 補聴器, 聴力検査
botox-filler | en: botox, filler, fillers, laser treatment, lip filler | cn: 玻尿酸, 肉毒素, 瘦脸针, 激光 | yue: 透明質酸, 肉毒桿菌, 激光, 瘦面針 | tw: 玻尿酸, 肉毒, 雷射, 打雷射 | ja: ボトックス, ヒアルロン酸, レーザー治療
slimming-treatment | en: weight loss injection, ozempic, wegovy, slimming | cn: 减肥针, 司美格鲁肽 | yue: 減肥針, 瘦身針 | tw: 減肥針, 瘦瘦針 | ja: やせる注射, 痩身, ダイエット注射
quit-smoking | en: quit smoking, stop smoking, give up smoking | cn: 戒烟 | yue: 戒煙 | tw: 戒菸 | ja: 禁煙外来, たばこをやめ, タバコをやめ, 禁煙したい
dna-test | en: dna test, paternity test, genetic test | cn: 亲子鉴定, 基因检测 | yue: 親子鑑定, 基因測試 | tw: 親子鑑定, 基因檢測 | ja: dna検査, 遺伝子検査
drug-test | en: drug test, drug screening | cn: 毒检, 毒品检测 | yue: 驗毒 | tw: 毒品檢測, 驗毒 | ja: 薬物検査
circumcision-vasectomy | en: vasectomy, circumcision | cn: 结扎, 包皮 | yue: 結紮, 割包皮 | tw: 結紮, 割包皮 | ja: パイプカット, 包茎
ivf-fertility | en: ivf, fertility treatment, egg freezing, infertility | cn: 试管婴儿, 冻卵, 不孕 | yue: 試管嬰兒, 雪卵, 不育 | tw: 試管嬰兒, 凍卵, 不孕 | ja: 不妊治療, 体外受精, 卵子凍結
home-test-kit | en: test kit, self test, rapid test | cn: 自测, 试剂盒, 抗原 | yue: 快速測試, 自測 | tw: 快篩, 自測 | ja: 検査キット, 抗原検査
urgent-care | en: emergency room, casualty, urgent care, er open | cn: 急诊, 夜间门诊 | yue: 急症室, 急症, 夜診 | tw: 急診, 夜間門診 | ja: 救急外来, 夜間診療, 休日診療
text-message | en: text message, sms, by text, text me | cn: 短信, 发短信 | yue: 短訊, sms | tw: 簡訊, 短訊 | ja: sms, ショートメッセージ, ショートメール
fax | en: fax, fax number | cn: 传真 | yue: 傳真, fax | tw: 傳真 | ja: ファックス, fax
slack-teams | en: slack, microsoft teams, discord | cn: 钉钉, 飞书, 企业微信 | yue: slack, teams | tw: slack, teams | ja: slack, スラック, teams, チャットワーク
accounting-software | en: quickbooks, xero, sage, myob, accounting software, freshbooks | cn: 用友, 金蝶, 财务软件 | yue: xero, myob, 會計軟件 | tw: 會計軟體, 鼎新 | ja: freee, マネーフォワード, 弥生, 会計ソフト
online-marketplace | en: shopify, amazon, ebay, etsy, woocommerce | cn: 淘宝, 京东, 拼多多, 抖音, 天猫 | yue: 淘寶, hktvmall, shopify | tw: 蝦皮, momo, shopee, pchome | ja: 楽天, アマゾン, amazon, メルカリ, ヤフー
google-microsoft | en: google drive, dropbox, onedrive, google sheets, outlook, google calendar | cn: 百度网盘, 网盘, 企业邮箱 | yue: google drive, dropbox, outlook | tw: google 雲端, dropbox, outlook | ja: グーグルドライブ, dropbox, outlook, googleカレンダー
mac-windows-linux | en: mac, macos, windows, linux, chromebook | cn: 苹果电脑, windows, linux | yue: mac機, windows | tw: mac, windows | ja: マック, windows, ウィンドウズ
smartwatch | en: apple watch, smart watch, smartwatch, fitness tracker | cn: 智能手表, 手环 | yue: 智能手錶, 手環 | tw: 智慧手錶, 手環 | ja: スマートウォッチ, アップルウォッチ
barcode-scanner | en: barcode, barcode scanner, card reader, cash register, pos system, receipt printer | cn: 扫码枪, 收银机, 刷卡机, 小票机 | yue: 掃碼器, 收銀機, 刷卡機 | tw: 條碼機, 收銀機, 刷卡機 | ja: バーコード, レジ, カードリーダー, レシートプリンター
e-signature | en: docusign, e-signature, electronic signature, sign online | cn: 电子签, 在线签字 | yue: 電子簽名, 網上簽 | tw: 電子簽名, 線上簽 | ja: 電子署名, 電子サイン, 電子印鑑
logo | en: logo, company logo, letterhead, branding | cn: 标志, logo, 公司抬头纸 | yue: logo, 公司標誌 | tw: logo, 商標 | ja: ロゴ, 社印, 角印
time-tracking | en: time tracking, timesheet, stopwatch, timer, track hours | cn: 计时, 工时, 秒表 | yue: 計時, 工時 | tw: 計時, 工時 | ja: タイマー, 工数, 稼働時間, 時間計測
payroll | en: payroll, pay my staff, wages software | cn: 发工资, 工资单 | yue: 出糧, 糧單 | tw: 發薪水, 薪資 | ja: 給与計算, 給料計算
inventory-management | en: inventory, stock management, stock count | cn: 库存管理, 盘点, 进销存 | yue: 存貨管理, 盤點 | tw: 庫存管理, 盤點, 進銷存 | ja: 在庫管理, 棚卸
heel-height | en: heel height, high heels, heel, stiletto | cn: 跟高, 鞋跟, 高跟 | yue: 鞋踭, 踭高, 高踭 | tw: 鞋跟, 跟高, 高跟 | ja: ヒール, ヒールの高さ, かかとの高さ
shoelace-insole | en: shoelace, shoelaces, insole, insoles | cn: 鞋带, 鞋垫 | yue: 鞋帶, 鞋墊 | tw: 鞋帶, 鞋墊 | ja: 靴ひも, 中敷き, インソール
resole | en: resole, new soles, worn soles, sole came off | cn: 换鞋底, 鞋底掉, 开胶 | yue: 換鞋底, 鞋底甩, 甩底 | tw: 換鞋底, 鞋底掉, 開口笑 | ja: ソール交換, 靴底, かかと修理, ソールが剥が
embroidery-engraving | en: engraving, engrave, embroidery, monogram, initials, name on it, print my name, custom print | cn: 刻字, 绣字, 印名字, 定制印 | yue: 刻字, 繡字, 印名 | tw: 刻字, 繡字, 印名字 | ja: 刻印, 名入れ, 刺繍, イニシャル
uniforms-for-school | en: school uniform, uniforms | cn: 校服 | yue: 校服 | tw: 制服 | ja: 制服, 学生服
suit-tuxedo | en: suit, tuxedo, suit rental, tailor | cn: 西装, 礼服, 裁缝 | yue: 西裝, 禮服, 裁縫 | tw: 西裝, 禮服, 裁縫 | ja: スーツ, 礼服, タキシード, 仕立て
wedding-dress | en: wedding dress, bridal gown, evening gown | cn: 婚纱, 晚礼服 | yue: 婚紗, 晚裝 | tw: 婚紗, 晚禮服 | ja: ウェディングドレス, ドレス
maternity-clothes | en: maternity clothes, maternity wear | cn: 孕妇装 | yue: 孕婦裝 | tw: 孕婦裝 | ja: マタニティ, 妊婦服
plus-size | en: plus size, extra large, big and tall, xxl, petite | cn: 大码, 加大码, 特大号 | yue: 加大碼, 大碼 | tw: 大尺碼, 加大尺碼 | ja: 大きいサイズ, 大きなサイズ, 小さいサイズの取り扱い
vegan-leather | en: vegan leather, faux leather, real leather, genuine leather | cn: 真皮, 人造革, 仿皮 | yue: 真皮, 人造皮 | tw: 真皮, 人造皮, 合成皮 | ja: 本革, 合皮, 革製
glasses-repair | en: glasses repair, fix my glasses, new lenses | cn: 修眼镜, 换镜片 | yue: 整眼鏡, 換鏡片 | tw: 修眼鏡, 換鏡片 | ja: メガネ修理, レンズ交換
piano-tuning | en: piano, guitar, violin, instrument, piano tuning | cn: 钢琴, 吉他, 小提琴, 乐器, 调音 | yue: 鋼琴, 結他, 小提琴, 樂器, 調音 | tw: 鋼琴, 吉他, 小提琴, 樂器, 調音 | ja: ピアノ, ギター, バイオリン, 楽器, 調律
drone | en: drone, drones | cn: 无人机 | yue: 航拍機, 無人機 | tw: 空拍機, 無人機 | ja: ドローン
tv-repair | en: fix my tv, tv repair, television repair | cn: 修电视 | yue: 整電視 | tw: 修電視 | ja: テレビ修理, テレビの修理
printer-repair | en: printer, printer jam, paper jam, scanner | cn: 打印机, 卡纸, 复印机 | yue: 打印機, 影印機, 夾紙 | tw: 印表機, 影印機, 卡紙 | ja: プリンター, 紙詰まり, コピー機, 複合機
engraved-keys | en: spare key, cut a key, copy a key, duplicate key | cn: 配钥匙, 备用钥匙 | yue: 配匙, 配鎖匙, 後備匙 | tw: 打鑰匙, 備用鑰匙 | ja: 合鍵, スペアキー
rental-device | en: loaner, loan phone, borrow a phone, courtesy phone, rental phone | cn: 备用机, 借手机, 代用机 | yue: 借機, 後備機 | tw: 備用機, 借手機 | ja: 代替機, 代わりの端末, 貸出機
id-photos | en: passport photo, id photo, photo booth | cn: 证件照, 照相 | yue: 證件相, 影相 | tw: 證件照, 大頭照 | ja: 証明写真, パスポート写真
name-change-deed | en: change my name legally, legal name change | cn: 改名字, 改名 | yue: 改名, 改名契 | tw: 改名, 更名 | ja: 改名, 氏名変更, 名前を変え
firearm-licence | en: gun licence, firearm permit, fishing licence, hunting licence | cn: 持枪证, 钓鱼证 | yue: 槍牌, 釣魚牌 | tw: 槍照, 釣魚證 | ja: 猟銃, 狩猟免許, 釣りの許可
public-filming | en: filming permit, film permit, street performance permit, busking | cn: 拍摄许可, 街头表演 | yue: 拍攝許可, 街頭表演 | tw: 拍攝許可, 街頭藝人 | ja: 撮影許可, 路上ライブ
cemetery | en: cemetery, cremation, burial, ashes | cn: 墓地, 火化, 骨灰 | yue: 墳場, 火葬, 骨灰龕 | tw: 墓地, 火化, 靈骨塔 | ja: 墓地, 火葬, 納骨
playground-park | en: playground, skate park, football pitch, tennis court | cn: 游乐场, 足球场, 网球场 | yue: 遊樂場, 足球場, 網球場 | tw: 遊樂場, 足球場, 網球場 | ja: 公園, 遊具, サッカー場, テニスコート
community-garden | en: allotment, community garden | cn: 社区菜园, 菜地 | yue: 社區農圃 | tw: 社區農園, 市民農園 | ja: 市民農園, 貸し農園
stray-animals | en: stray dog, stray cat, stray animals, wild animals, raccoon, wild boar | cn: 流浪狗, 流浪猫 | yue: 流浪狗, 流浪貓, 野豬 | tw: 流浪狗, 流浪貓 | ja: 野良犬, 野良猫, 野生動物, イノシシ
streetlight | en: street light, streetlight, street lamp, pothole, traffic light | cn: 路灯, 红绿灯, 坑洞 | yue: 街燈, 交通燈, 路面窿 | tw: 路燈, 紅綠燈, 坑洞 | ja: 街灯, 街路灯, 信号機, 道路の穴
tree-pruning | en: fallen tree, tree branch, cut the tree, hedge | cn: 树倒了, 树枝, 修剪树 | yue: 塌樹, 樹枝, 剪樹 | tw: 倒樹, 樹枝, 修樹 | ja: 倒木, 樹木, 枝が, 街路樹
abandoned-car | en: abandoned car, abandoned vehicle, towed, tow my car | cn: 废弃车, 僵尸车, 拖车 | yue: 棄置車, 拖車 | tw: 廢棄車, 拖吊 | ja: 放置車両, レッカー
asbestos-solar | en: solar panels, solar subsidy, insulation grant | cn: 太阳能, 光伏补贴 | yue: 太陽能板 | tw: 太陽能板, 補助 | ja: 太陽光, 補助金, 断熱
hearing-loop-sign | en: sign language, braille, interpreter, subtitles | cn: 手语, 盲文, 翻译员, 字幕 | yue: 手語, 點字, 傳譯, 字幕 | tw: 手語, 點字, 口譯, 字幕 | ja: 手話, 点字, 通訳, 字幕
ice-cream-milk-tea | en: ice cream, bubble tea, milk tea, smoothie, juice | cn: 冰淇淋, 奶茶, 果汁 | yue: 雪糕, 奶茶, 果汁 | tw: 冰淇淋, 珍奶, 奶茶, 果汁 | ja: アイスクリーム, タピオカ, ミルクティー, ジュース
decaf-milk-kinds | en: decaf, oat milk, soy milk, almond milk, lactose free milk, caffeine free | cn: 低因, 燕麦奶, 豆奶, 脱因咖啡 | yue: 低因, 燕麥奶, 豆奶 | tw: 低因, 燕麥奶, 豆漿 | ja: デカフェ, オーツミルク, 豆乳, カフェインレス
sugar-reduced | en: less sugar, half sugar, no ice, less ice | cn: 少糖, 半糖, 去冰, 少冰 | yue: 少甜, 走甜, 走冰, 少冰 | tw: 少糖, 半糖, 去冰, 少冰 | ja: 甘さ控えめ, 氷なし, 氷少なめ
raw-fish | en: sushi, sashimi, raw fish | cn: 寿司, 刺身 | yue: 壽司, 刺身 | tw: 壽司, 生魚片 | ja: 寿司, 刺身, 生魚
pork-beef-free | en: no pork, without pork, no beef, pork free | cn: 不吃猪肉, 没有猪肉, 不吃牛肉 | yue: 唔食豬, 冇豬肉, 唔食牛 | tw: 不吃豬肉, 沒有豬肉, 不吃牛 | ja: 豚肉なし, 豚肉を使わ, 牛肉なし
live-music | en: live music, live band, dj, dance floor | cn: 现场音乐, 驻唱 | yue: 現場音樂, 樂隊 | tw: 現場音樂, 駐唱 | ja: 生演奏, ライブ演奏, バンド演奏
projector-screen | en: projector, whiteboard, screen and projector, microphone and speaker | cn: 投影仪, 白板 | yue: 投影機, 白板 | tw: 投影機, 白板 | ja: プロジェクター, ホワイトボード
coworking | en: coworking, work from the cafe, study here, laptop seats | cn: 自习, 办公位, 带电脑 | yue: 溫書, 帶電腦, 工作枱 | tw: 讀書, 帶筆電, 工作位 | ja: 勉強しても, パソコン作業, コワーキング
baking-class | en: baking class, cooking class, workshop for kids | cn: 烘焙课, 烹饪课 | yue: 烘焙班, 烹飪班 | tw: 烘焙課, 烹飪課 | ja: パン教室, 料理教室, お菓子教室
trade-supply | en: supply to cafes, supply restaurants, wholesale prices, trade account | cn: 供货给餐厅, 批发价 | yue: 供貨俾餐廳, 批發價 | tw: 供貨給餐廳, 批發價 | ja: 卸価格, 卸売り, 業務用, 飲食店向け
tutoring | en: tutor for my child, after school class, homework help | cn: 补习, 辅导作业, 托管班 | yue: 補習, 功課輔導 | tw: 安親班, 補習, 課輔 | ja: 学習塾, 宿題を見て, 学童
toefl-ielts | en: toefl, ielts, toeic, cambridge exam, sat prep | cn: 托福, 雅思, 四六级, 托业 | yue: ielts, 雅思, 托福 | tw: 托福, 雅思, 多益 | ja: toeic, トーイック, 英検, toefl, アイエルツ
jlpt-hsk | en: jlpt, hsk, topik, delf, dele | cn: 日语能力考, n1, n2, 汉语水平考试 | yue: jlpt, 日本語能力試 | tw: 日檢, jlpt, 韓檢 | ja: 日本語能力試験, hsk, 中検
translation-service | en: translation service, translate a document, interpreter for | cn: 翻译文件, 笔译 | yue: 翻譯文件 | tw: 翻譯文件 | ja: 翻訳サービス, 書類の翻訳, 翻訳をお願い
homestay | en: homestay, host family, student housing | cn: 寄宿家庭, 学生公寓 | yue: 寄宿家庭, 學生宿舍 | tw: 寄宿家庭, 學生宿舍 | ja: ホームステイ, ホストファミリー, 学生寮
print-copies | en: print something, print a page, photocopy here, laminating, bind | cn: 打印, 复印, 过塑, 装订 | yue: 打印, 影印, 過膠, 釘裝 | tw: 列印, 影印, 護貝, 裝訂 | ja: 印刷でき, コピーでき, ラミネート, 製本
money-changer | en: currency exchange, exchange money, change yen | cn: 换外币, 兑换货币 | yue: 找換, 唱錢, 兌換外幣 | tw: 換外幣, 匯兌 | ja: 両替, 外貨両替
locker | en: coin locker, locker, lockers | cn: 储物柜, 寄存柜 | yue: 儲物櫃, 寄物櫃 | tw: 置物櫃, 寄物櫃 | ja: コインロッカー, ロッカー
smoking-area | en: smoking area, smoking room, where can i smoke, vape | cn: 吸烟区, 吸烟室, 电子烟 | yue: 吸煙區, 吸煙房, 電子煙 | tw: 吸菸區, 吸菸室, 電子菸 | ja: 喫煙所, 喫煙室, 喫煙スペース, 電子タバコ
prayer-room | en: prayer room, place to pray, mosque, chapel | cn: 祈祷室, 礼拜室, 清真寺 | yue: 祈禱室, 教堂 | tw: 祈禱室, 教堂 | ja: 礼拝室, 祈祷室, 礼拝堂
vending-machine | en: vending machine, ice machine, water dispenser | cn: 自动售货机, 制冰机, 饮水机 | yue: 自動販賣機, 製冰機, 飲水機 | tw: 販賣機, 製冰機, 飲水機 | ja: 自動販売機, 自販機, 製氷機, 給水機
defibrillator-first-aid | en: first aid kit, defibrillator, aed | cn: 急救箱, 除颤仪 | yue: 急救箱, 心臟去顫 | tw: 急救箱, aed | ja: 救急箱, aed
student-discount | en: student discount, student price, students get | cn: 学生优惠, 学生折扣, 学生价 | yue: 學生優惠, 學生價, 學生折 | tw: 學生優惠, 學生價, 學生折扣 | ja: 学割, 学生割引, 学生料金
senior-discount | en: senior discount, seniors, pensioner, over 60, over 65, old age | cn: 老人优惠, 老年人, 长者优惠, 敬老 | yue: 長者優惠, 老人家, 長者, 樂悠咭 | tw: 敬老優惠, 長者, 銀髮族 | ja: シニア割, シルバー割引, 高齢者割引, シニア料金
disabled-discount | en: disability discount, disabled person's card, carer goes free, companion ticket | cn: 残疾人优惠, 残疾证 | yue: 殘疾人士優惠, 殘疾人士登記證 | tw: 身障優惠, 身障手冊 | ja: 障害者割引, 障害者手帳, 障がい者割引
military-discount | en: military discount, veteran discount, teacher discount, nurse discount, nhs discount | cn: 军人优惠, 教师优惠, 医护优惠 | yue: 教師優惠, 醫護優惠 | tw: 軍警優惠, 教師優惠 | ja: 教職員割引, 自衛官割引
yearly-sale | en: black friday, cyber monday, boxing day sale, new year sale | cn: 双十一, 双11, 618, 黑五 | yue: 雙十一, 黑色星期五 | tw: 雙十一, 週年慶, 黑色星期五 | ja: ブラックフライデー, 初売り, 福袋
affiliate | en: affiliate program, ambassador, influencer, collab, sponsorship | cn: 推广合作, 带货, 达人合作 | yue: kol合作, 推廣合作 | tw: 業配, 聯盟行銷, 網紅合作 | ja: アフィリエイト, インフルエンサー, アンバサダー, コラボ
dropship | en: dropshipping, dropship, resell | cn: 一件代发, 代发, 转卖 | yue: 代發貨, 轉售 | tw: 一件代發, 代發, 轉賣 | ja: ドロップシッピング, 転売, 直送代行
`;
