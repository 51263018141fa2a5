/** What people write to moving companies and about a new or an old home. */
export const MOVING_HOUSE = `
moving-damage | en: belongings insured, drop my, dropped my, broke my, movers broke, damaged during the move, damage while moving, breakages, your guys | cn: 搬坏, 摔坏, 摔了, 弄坏东西, 损坏东西, 磕坏, 赔不赔, 算谁的 | yue: 整爛, 搬爛, 撞爛, 跌爛, 損毀, 點計?, 賠唔賠 | tw: 搬壞, 摔壞, 弄壞, 撞壞, 損壞, 賠不賠 | ja: 破損, 弁償, 落とし, 壊され, 荷物の破損, 傷つけられ, 補償
moving-boxes | en: carton, cartons, boxes to pack, moving boxes, cardboard boxes, packing materials, bubble wrap, tape and boxes, pack my stuff | cn: 纸箱, 打包的箱子, 打包箱, 泡泡纸, 胶带, 箱子你们有 | yue: 紙皮箱, 紙箱, 執嘢, 泡泡紙, 膠紙 | tw: 紙箱, 打包箱, 氣泡紙, 膠帶 | ja: 段ボール, ダンボール, 荷造り, 荷造りの箱, 梱包材, プチプチ, ガムテープ
packing-service | en: pack for me, packing service, do you pack, packers, full service move, help packing | cn: 帮忙打包, 打包服务, 日式搬家, 代打包 | yue: 幫手執嘢, 包裝服務, 代執 | tw: 代打包, 打包服務, 精緻搬家 | ja: 荷造りもお任せ, おまかせパック, 梱包もし, 荷造りサービス, 荷解き
movers-crew | en: movers, moving crew, removal men, removals, moving company, removal company, movers come, men and a van | cn: 搬家公司, 搬家师傅, 搬运工, 货拉拉, 搬家 | yue: 搬屋, 搬屋公司, 搬屋師傅, 搬運, 苦力 | tw: 搬家公司, 搬家工人, 搬家師傅 | ja: 引越し業者, 引越業者, 作業員, 引っ越し屋, 引越し
piano-heavy | en: piano, upright piano, heavy item, safe to move, aquarium, pool table, treadmill | cn: 钢琴, 重物, 保险柜, 鱼缸, 跑步机搬 | yue: 鋼琴, 重嘢, 夾萬, 魚缸 | tw: 鋼琴, 重物, 保險箱, 魚缸 | ja: ピアノ, 重い物, 金庫, 水槽, 重量物
no-lift-stairs | en: no elevator, no lift, walk-up, third floor no, carry up the stairs, narrow stairs, stairs charge | cn: 没电梯, 楼梯房, 步梯, 爬楼费, 走楼梯 | yue: 冇𨋢, 冇電梯, 唐樓, 行樓梯, 樓梯費 | tw: 沒電梯, 爬樓梯, 公寓沒電梯, 樓梯費 | ja: エレベーターなし, エレベーターがな, 階段で運, 階段作業
hoist-window | en: crane, hoist, through the window, does not fit through the door, won't fit through the door | cn: 吊装, 从窗户吊, 进不了门 | yue: 吊機, 吊上窗, 入唔到門口 | tw: 吊車, 從窗戶吊, 進不了門 | ja: クレーン, 吊り上げ, 窓から搬入, ドアを通ら
moving-date-change | en: change my moving date, moving date, move it to another day, landlord delayed, keys delayed | cn: 改搬家日期, 搬家改天, 改期搬 | yue: 改搬屋日期, 搬屋改期 | tw: 改搬家日期, 搬家改期 | ja: 引越し日を変更, 引っ越しの日を, 日程変更, 引越しの延期
moving-quote | en: moving estimate, quote for a move, how much to move, price for moving, cost to move a one bedroom, survey my flat | cn: 搬家多少钱, 搬家报价, 搬一次多少, 搬家费用 | yue: 搬屋幾錢, 搬屋報價, 搬屋收費, 睇場報價 | tw: 搬家費用, 搬家多少錢, 搬家估價 | ja: 引越し見積, 引っ越し料金, 引越し費用, 引越しいくら, 訪問見積
long-distance-move | en: long distance move, out of state, move to another city, move abroad, international move, moving overseas | cn: 跨省搬家, 长途搬家, 国际搬家, 搬到外地 | yue: 移民搬屋, 海外搬運, 搬去第二個城市 | tw: 長途搬家, 跨縣市搬家, 國際搬家, 海外搬家 | ja: 遠距離引越し, 長距離, 海外引越し, 県外へ引越し
disassemble-bed | en: take apart the bed, dismantle, disassemble, take my bed apart, reassemble, put it back together | cn: 拆床, 拆装, 拆柜子, 拆了再装, 拆家具 | yue: 拆床, 拆裝, 拆櫃, 拆咗再砌 | tw: 拆床, 拆裝, 拆衣櫃 | ja: ベッドの解体, 分解, 解体, 家具の組み直, 分解組立
movers-parking | en: permit for the truck, where will the truck park, parking for the van, loading bay, reserve the elevator | cn: 货车停哪, 搬家车停, 预约货梯 | yue: 貨車泊邊, 上落貨, 預約貨𨋢 | tw: 貨車停哪, 搬家車停車, 借貨梯 | ja: トラックの駐車, 作業車, 駐車スペースがな
valuables-move | en: valuables, jewellery in the move, cash and passports, what must i carry myself, items you won't move, plants and liquids | cn: 贵重物品, 不能搬的, 贵重的自己带 | yue: 貴重物品, 唔搬得嘅 | tw: 貴重物品, 不能搬的 | ja: 貴重品, 運べないもの, 運べない物
clean-old-flat | en: end of tenancy cleaning, move out cleaning, clean the old place, get my deposit back from the landlord | cn: 退租清洁, 搬走打扫, 开荒 | yue: 退租清潔, 搬走打掃, 開荒清潔 | tw: 退租清潔, 入住清潔, 搬走打掃 | ja: 退去清掃, 退去のとき掃除, ハウスクリーニング, 原状回復
tip-movers | en: tip the movers, do we tip, drinks for the movers | cn: 给师傅红包, 小费要给, 请师傅喝水 | yue: 畀貼士, 下欄, 請師傅飲嘢 | tw: 給師傅小費, 紅包, 請師傅喝 | ja: 心付け, チップは必要, 作業員に差し入れ
utilities-move | en: transfer utilities, connect electricity at the new place, meter reading, gas connected | cn: 水电过户, 燃气开通, 抄表 | yue: 水電煤轉名, 駁煤氣, 抄錶 | tw: 水電過戶, 瓦斯開通, 抄表 | ja: ガスの開栓, 電気の開始, 水道の開始, 検針, ライフライン
`;
