/** What people write to cleaners, movers, plumbers, electricians and fitters. */
export const HOME_SERVICES = `
home-cleaning | en: cleaning service, house cleaning, home cleaning, cleaner, maid, domestic helper | cn: 保洁, 家政, 打扫卫生, 钟点工, 阿姨? | yue: 家居清潔, 鐘點, 清潔服務, 家務助理, 清潔姐姐 | tw: 居家清潔, 打掃?, 清潔服務, 家事服務, 鐘點清潔 | ja: ハウスクリーニング, 家事代行, お掃除代行, 清掃サービス, 家政婦
deep-cleaning | en: deep clean, deep cleaning, end of tenancy cleaning, move-out cleaning, after renovation cleaning | cn: 开荒保洁, 深度保洁, 大扫除, 退租清洁 | yue: 大掃除, 裝修後清潔, 深層清潔, 開荒清潔, 交吉清潔 | tw: 大掃除, 裝潢後清潔, 深度清潔, 退租清潔 | ja: 大掃除, 徹底清掃, 退去時清掃, おおそうじ, 入居前清掃
aircon-cleaning | en: aircon cleaning, air con cleaning, clean the air conditioner, ac cleaning | cn: 空调清洗, 洗空调, 清洗空调 | yue: 洗冷氣, 冷氣清洗, 清洗冷氣機 | tw: 洗冷氣, 冷氣清洗, 清洗冷氣 | ja: エアコンクリーニング, エアコン掃除, エアコン清掃, エアコン洗浄
appliance-cleaning | en: washing machine cleaning, range hood cleaning, clean the extractor fan, kitchen cleaning | cn: 洗衣机清洗, 油烟机清洗, 家电清洗, 洗油烟机 | yue: 洗洗衣機, 清洗抽油煙機, 洗衣機清洗, 洗煙機 | tw: 洗衣機清洗, 抽油煙機清潔, 家電清洗 | ja: 洗濯機クリーニング, 換気扇クリーニング, レンジフード掃除, 水回り清掃
sofa-mattress-cleaning | en: sofa cleaning, mattress cleaning, carpet cleaning, curtain cleaning | cn: 沙发清洗, 床垫清洗, 地毯清洗, 窗帘清洗 | yue: 洗梳化, 床褥清潔, 洗地氈, 洗窗簾 | tw: 沙發清洗, 床墊清洗, 地毯清洗, 窗簾清洗 | ja: ソファクリーニング, マットレスクリーニング, カーペットクリーニング, 絨毯掃除
window-cleaning | en: window cleaning, clean the windows, glass cleaning | cn: 擦玻璃, 擦窗, 玻璃清洁 | yue: 抹窗, 洗窗, 清潔玻璃 | tw: 擦窗, 洗窗戶, 擦玻璃 | ja: 窓掃除, 窓拭き, ガラス清掃, 窓ガラス掃除
air-conditioner | en: aircon, air conditioner, air conditioning, air con, a/c, airconditioner, ac? | cn: 空调, 中央空调, 冷气 | yue: 冷氣, 冷氣機, 分體機, 窗口機 | tw: 冷氣, 空調, 冷氣機, 分離式冷氣 | ja: エアコン, 冷房, クーラー, えあこん, 空調
aircon-not-cold | en: aircon not cold, not cooling, aircon not working, aircon leaking, refill gas | cn: 空调不制冷, 空调不冷, 空调漏水, 加氟 | yue: 冷氣唔凍, 冷氣滴水, 冷氣壞咗, 加雪種 | tw: 冷氣不冷, 冷氣漏水, 冷氣壞了, 灌冷媒 | ja: エアコンが冷えない, 冷えない, エアコン水漏れ, エアコン故障, ガス補充
moving-house | en: moving house, move house, mover, movers, removal, relocation, moving company | cn: 搬家, 搬家公司, 搬运, 搬屋 | yue: 搬屋, 搬屋公司, 搬運, 搬家 | tw: 搬家, 搬家公司, 搬運 | ja: 引越し, 引っ越し, 引越, ひっこし, 引越業者
packing-boxes | en: packing service, moving boxes, cardboard box, cartons, bubble wrap | cn: 打包, 纸箱, 打包服务, 泡泡纸 | yue: 紙箱, 執屋, 打包, 泡泡紙, 紙皮箱 | tw: 打包, 紙箱, 裝箱, 氣泡紙 | ja: 荷造り, 段ボール, 梱包, ダンボール, にづくり
unpack-assemble | en: assemble, assembly, furniture assembly, put together, dismantle, disassemble | cn: 组装, 家具安装, 拆装, 拼装, 拆卸 | yue: 砌傢俬, 組裝, 拆裝, 砌ikea, 拆傢俬 | tw: 組裝, 家具組裝, 拆裝, 拆卸 | ja: 組み立て, 組立, 家具組立, 分解, くみたて
van-hire | en: van, truck, lorry, hire a van, cargo van | cn: 货车, 货拉拉, 面包车, 卡车 | yue: 客貨van, van仔, 貨車, call van | tw: 貨車, 小貨車, 卡車 | ja: トラック, 軽トラ, バン?, 貨物車
storage-unit | en: storage, mini storage, self storage, storage unit, warehouse? | cn: 迷你仓, 仓储, 自助仓储, 储藏 | yue: 迷你倉, 儲存倉, 寄倉, mini storage | tw: 迷你倉, 自助倉儲, 倉庫? | ja: トランクルーム, 貸倉庫, 収納スペース, 倉庫?
junk-removal | en: junk removal, dispose of furniture, throw away furniture, bulky waste, haul away, old appliance removal | cn: 旧家具回收, 清运, 旧家电回收, 大件垃圾, 拆旧 | yue: 棄置傢俬, 收舊電器, 掉傢俬, 清走舊傢俬, 大型垃圾 | tw: 廢棄物清運, 大型家具回收, 舊機回收, 丟家具 | ja: 不用品回収, 粗大ごみ, 粗大ゴミ, 家電回収, 引き取り?
rubbish | en: rubbish, garbage, trash, waste?, litter | cn: 垃圾, 垃圾分类, 倒垃圾, 扔垃圾 | yue: 垃圾, 倒垃圾, 垃圾房, 垃圾桶 | tw: 垃圾, 倒垃圾, 垃圾車, 垃圾桶 | ja: ゴミ, ごみ, ゴミ出し, ゴミ箱, ごみ収集
recycling | en: recycle, recycling, recycling bin | cn: 回收, 可回收, 废品回收 | yue: 回收, 循環再造, 回收箱, 收買佬? | tw: 回收, 資源回收 | ja: リサイクル, 資源ごみ, 再利用, 回収?
plumber | en: plumber, plumbing, pipe, drain, water pipe | cn: 水管工, 水管, 疏通下水道, 下水道, 管道 | yue: 水喉佬, 水喉, 喉管, 通渠, 水喉師傅 | tw: 水電工, 水管, 水電師傅, 通水管 | ja: 水道屋, 配管, 水道管, 水道業者, 排水管
blocked-drain | en: blocked drain, blocked toilet, clogged, toilet won't flush, clogged sink | cn: 堵了, 马桶堵了, 下水道堵, 堵塞 | yue: 塞廁, 廁所塞咗, 塞渠, 淤塞, 坐廁塞 | tw: 馬桶不通, 馬桶堵塞, 水管不通, 堵塞 | ja: 詰まり, つまり?, トイレ詰まり, 詰まった, 排水口のつまり
leak | en: leak, leaking, leaky, water leak, dripping, seepage | cn: 漏水, 渗水, 滴水 | yue: 漏水, 滲水, 滴水 | tw: 漏水, 滲水, 滴水 | ja: 水漏れ, 漏水, 雨漏り, 水もれ, みずもれ
tap-sink | en: tap?, faucet, sink?, basin, kitchen sink | cn: 水龙头, 洗手池, 水槽, 洗碗池 | yue: 水龍頭, 星盆, 洗手盆, 面盆 | tw: 水龍頭, 洗手台, 水槽, 流理台 | ja: 蛇口, 水栓, シンク, 洗面台, じゃぐち, 流し台
no-water | en: no water, water cut, water supply, water cut off, water pressure | cn: 停水, 没水, 水压, 断水 | yue: 冇水, 停水, 水壓, 制水 | tw: 停水, 沒水, 水壓 | ja: 断水, 水が出ない, 水圧, だんすい
toilet-fixture | en: toilet bowl, toilet seat, flush, bidet, toilet cistern | cn: 马桶, 抽水马桶, 马桶盖, 冲水 | yue: 坐廁, 廁板, 馬桶, 沖廁, 水箱? | tw: 馬桶, 馬桶座, 免治馬桶, 沖水 | ja: 便器, 便座, ウォシュレット, 洋式トイレ, 温水洗浄便座
electrician | en: electrician, electrical work, wiring, rewiring, electric repair | cn: 电工, 电路, 线路维修, 布线 | yue: 電工, 電器師傅, 拉電線, 電線, 駁電 | tw: 水電, 電工, 配電, 電線 | ja: 電気工事, 電気屋, 配線, 電気工事士
power-cut | en: power cut, blackout, no electricity, power outage, tripped, no power, circuit breaker | cn: 停电, 跳闸, 没电, 断电 | yue: 停電, 跳掣, 冇電, 燒fuse | tw: 停電, 跳電, 沒電, 斷電 | ja: 停電, ブレーカー, 電気がつかない, ていでん, ブレーカーが落ち
electricity | en: electricity, electric bill, power bill, electricity bill | cn: 电费, 用电, 电表 | yue: 電費, 電費單, 電錶 | tw: 電費, 電費單, 電錶 | ja: 電気代, 電気料金, 電力, でんきだい
light | en: light bulb, lamp, bulb, ceiling light, light fitting, light? | cn: 灯泡, 吊灯, 灯, 电灯 | yue: 燈膽, 燈, 天花燈, 光管, 吊燈 | tw: 燈泡, 燈, 燈具, 吊燈 | ja: 電球, 照明器具, ライト?, 電灯, 蛍光灯
gas-supply | en: gas, gas stove, gas leak, smell gas, gas bill, gas cooker | cn: 燃气, 煤气, 天然气, 煤气灶, 煤气泄漏 | yue: 煤氣, 石油氣, 煤氣爐, 漏煤氣 | tw: 瓦斯, 天然氣, 瓦斯爐, 瓦斯漏氣 | ja: ガス, ガスコンロ, ガス漏れ, 都市ガス, プロパン
water-heater | en: water heater, boiler, geyser, gas water heater | cn: 热水器, 燃气热水器, 锅炉 | yue: 熱水爐, 煤氣熱水爐, 電熱水爐 | tw: 熱水器, 瓦斯熱水器, 電熱水器 | ja: 給湯器, 湯沸かし器, ボイラー, きゅうとうき
installation | en: install, installation, set up?, fit?, fitting?, fitter | cn: 安装, 上门安装, 装机 | yue: 安裝, 上門安裝, 裝機, 裝返 | tw: 安裝, 到府安裝, 裝機 | ja: 設置, 取り付け, 取付, 設置工事, とりつけ
uninstall | en: removal of old unit, take down, uninstall, unmount | cn: 拆除, 拆机, 拆下来, 卸载? | yue: 拆走, 拆機, 拆除, 拆舊機 | tw: 拆除, 拆機, 拆下來 | ja: 取り外し, 撤去, 取外し, とりはずし
installation-fee | en: installation fee, installation charge, fitting charge, labour cost, labor cost | cn: 安装费, 人工费, 工费 | yue: 安裝費, 人工?, 手工費, 工費 | tw: 安裝費, 工資?, 工錢 | ja: 工事費, 設置料, 取付費用, 作業費, 工賃
wall-mount | en: wall mount, mount the tv, hang on the wall, drill holes, drilling, bracket | cn: 挂墙, 壁挂, 打孔, 电视挂架, 钻孔 | yue: 掛牆, 掛電視, 鑽窿, 鑽牆, 掛牆架 | tw: 壁掛, 掛牆, 鑽孔, 電視壁掛架 | ja: 壁掛け, 壁に穴, 壁掛けテレビ, 穴あけ
home-visit-service | en: on-site service, home service, come to my home, door-to-door service, come to my place | cn: 上门, 上门服务, 到家服务 | yue: 上門, 上門服務, 嚟我屋企, 到府 | tw: 到府, 到府服務, 來我家 | ja: 出張サービス, 訪問サービス, 自宅まで, 出張対応, 家に来
on-site-fee | en: call-out fee, call out charge, visit fee, inspection fee, travel charge | cn: 上门费, 上门检测费, 检测费 | yue: 上門費, 檢查費, 車馬費?, 上門檢查費 | tw: 到府費, 車馬費?, 檢測費 | ja: 出張費, 出張料, 点検料, 診断料, しゅっちょうひ
quote | en: quote, quotation, estimate, price quote, get a quote, how much will it cost | cn: 报价, 估价, 报价单, 免费报价 | yue: 報價, 估價, 報價單, 度尺報價 | tw: 報價, 估價, 報價單 | ja: 見積もり, 見積, みつもり, お見積り, 概算
site-visit-measure | en: site visit, measure the room, on-site survey, take measurements, home measurement | cn: 量房, 上门测量, 勘察, 实地看 | yue: 度尺, 上門度尺, 睇場, 上門睇 | tw: 丈量, 場勘, 到府丈量, 現場勘查 | ja: 現地調査, 採寸, 下見, 現場確認, 現調
technician | en: technician, repairman, engineer?, handyman, serviceman, worker? | cn: 师傅, 维修师傅, 技术员, 维修工, 安装师傅 | yue: 師傅, 維修員, 技術員, 裝修佬 | tw: 師傅, 技師, 維修人員, 技術人員 | ja: 作業員, 技術者, 業者, 職人, 作業スタッフ, 修理の人
technician-late | en: nobody came, technician didn't come, worker late, no one turned up | cn: 师傅没来, 没人来, 师傅迟到, 爽约没来 | yue: 冇人嚟, 師傅冇嚟, 師傅遲到, 甩底 | tw: 師傅沒來, 沒人來, 師傅遲到, 放鴿子 | ja: 業者が来ない, 誰も来ない, 作業員が来ない, 来ない
renovation | en: renovation, renovate, decorator, remodel, refurbish, interior design, contractor | cn: 装修, 翻新, 室内设计, 装修公司, 施工 | yue: 裝修, 翻新, 室內設計, 裝修公司, 判頭 | tw: 裝潢, 翻修, 室內設計, 裝修, 施工 | ja: リフォーム, 改装, 内装工事, リノベーション, 工事?
painting-walls | en: paint, painting?, repaint, wallpaper, paint the walls | cn: 刷墙, 油漆, 墙纸, 粉刷, 壁纸 | yue: 油油, 髹油, 牆紙, 油牆, 乳膠漆 | tw: 油漆, 粉刷, 壁紙, 刷油漆 | ja: 塗装, 壁紙, ペンキ, クロス張替え, 塗り替え
flooring | en: floor?, flooring, tile, wooden floor, laminate | cn: 地板, 瓷砖, 木地板, 铺地板, 地砖 | yue: 地板, 瓷磚, 木地板, 鋪地板, 階磚 | tw: 地板, 磁磚, 木地板, 鋪地板 | ja: 床?, フローリング, タイル, 床材, 床張替え
locksmith | en: locksmith, locked out, door lock, change the lock, smart lock, lost my key | cn: 开锁, 换锁, 锁匠, 门锁, 忘带钥匙 | yue: 開鎖, 換鎖, 鎖匠, 門鎖, 唔記得帶鎖匙 | tw: 開鎖, 換鎖, 鎖匠, 門鎖, 忘記帶鑰匙 | ja: 鍵屋, 鍵開け, 鍵交換, 締め出され, 鍵をなくし, 開錠
key | en: key?, house key, spare key, keys | cn: 钥匙, 备用钥匙, 配钥匙 | yue: 鎖匙, 後備匙, 配鎖匙, 條匙 | tw: 鑰匙, 備用鑰匙, 打鑰匙 | ja: 鍵, 合鍵, かぎ, スペアキー, キー?
door-window | en: door, window, sliding door, door handle, hinge | cn: 房门, 窗户, 门把手, 推拉门 | yue: 窗, 趟門, 門鉸, 門柄, 道門 | tw: 窗戶, 門把, 拉門, 鋁窗 | ja: ドア, 窓, 扉, 引き戸, サッシ
curtains | en: curtain, blinds, roller blind, curtains | cn: 窗帘, 百叶窗, 卷帘 | yue: 窗簾, 捲簾, 百葉簾 | tw: 窗簾, 捲簾, 百葉窗 | ja: カーテン, ブラインド, ロールスクリーン, カーテンレール
mosquito-screen | en: fly screen, window screen, mosquito net, mosquito | cn: 纱窗, 蚊帐, 蚊子 | yue: 蚊網, 蚊帳, 有蚊, 磁石蚊網 | tw: 紗窗, 蚊帳, 蚊子 | ja: 網戸, 蚊帳, 網戸張替え, あみど, 蚊?
pest-control | en: pest control, termites, rats, exterminator, rodent, mice | cn: 灭虫, 除虫, 灭鼠, 白蚁, 老鼠 | yue: 滅蟲, 白蟻, 老鼠, 滅蟲公司, 除蟲 | tw: 除蟲, 滅鼠, 白蟻, 老鼠, 除白蟻 | ja: 害虫駆除, 駆除, シロアリ, ネズミ, しろあり
mould | en: mould, mold, mildew, damp, dehumidifier | cn: 发霉, 霉菌, 除霉, 除湿, 除湿机 | yue: 發霉, 潮濕?, 抽濕機, 除霉, 起霉 | tw: 發霉, 黴菌, 除濕, 除濕機, 壁癌 | ja: カビ, かび, 湿気, 除湿, 除湿機
household-appliance | en: appliance, home appliance, electrical appliance, household appliance | cn: 家电, 电器, 小家电 | yue: 電器, 家電, 家庭電器 | tw: 家電, 電器 | ja: 家電, 電化製品, かでん
furniture | en: furniture, table, chair, sofa, wardrobe, desk, bookshelf | cn: 家具, 桌子, 椅子, 沙发, 衣柜 | yue: 傢俬, 檯, 櫈, 梳化, 衣櫃 | tw: 家具, 桌子, 椅子, 沙發, 衣櫃 | ja: 家具, 机?, 椅子, ソファ, タンス, かぐ, ソファー
television | en: tv, television, telly, remote control, set-top box | cn: 电视, 电视机, 遥控器, 机顶盒 | yue: 電視, 電視機, 搖控, 遙控器, 機頂盒 | tw: 電視, 電視機, 遙控器, 機上盒 | ja: テレビ, リモコン, てれび, チューナー
cooker-oven | en: stove, oven, cooker, hob, induction cooker, range hood | cn: 灶台, 烤箱, 电磁炉, 燃气灶, 抽油烟机 | yue: 煮食爐, 焗爐, 電磁爐, 抽油煙機 | tw: 瓦斯爐?, 烤箱, 電磁爐, 抽油煙機 | ja: コンロ, オーブン, ih, 換気扇, レンジ?
water-filter | en: water filter, purifier, water purifier, filter cartridge, water dispenser | cn: 净水器, 滤芯, 换滤芯, 饮水机 | yue: 濾水器, 濾芯, 換濾芯, 飲水機 | tw: 濾水器, 淨水器, 濾芯, 飲水機 | ja: 浄水器, カートリッジ?, ウォーターサーバー, フィルター交換
gardening | en: garden, gardening, lawn, plants, tree trimming, mow | cn: 园艺, 草坪, 花园, 修剪树木, 绿植 | yue: 園藝, 花園, 剪草, 植物, 修樹 | tw: 園藝, 花園, 割草, 植栽, 修剪樹木 | ja: 庭?, 草刈り, 剪定, 芝生, ガーデニング, 植木
rent-flat | en: rent a flat, landlord, tenant, apartment?, lease, flat? | cn: 租房, 房东, 租客, 公寓, 出租屋 | yue: 租樓, 業主, 租客, 租約, 劏房 | tw: 租屋, 房東, 房客, 公寓, 租約 | ja: 賃貸, 大家, 借主, アパート, マンション?, 賃貸契約
rent-payment | en: rent?, monthly rent, pay the rent | cn: 房租, 租金, 交房租 | yue: 租金, 交租, 屋租 | tw: 房租, 租金, 繳房租 | ja: 家賃, 賃料, やちん
estate-agent | en: estate agent, property agent, realtor, real estate, viewing a flat | cn: 中介, 房产中介, 看房 | yue: 地產, 經紀, 睇樓, 地產代理 | tw: 仲介, 房仲, 看房 | ja: 不動産屋, 不動産, 仲介, 内見, ふどうさん
building-management | en: building management, property management, management office, management fee | cn: 物业, 物业费, 物业公司 | yue: 管理處, 管理費, 物業管理, 看更 | tw: 管委會, 管理費, 管理員, 物業管理 | ja: 管理会社, 管理組合, 管理費, 管理人, 管理事務所
caregiver | en: caregiver, carer, elderly care, home care, nursing home | cn: 护工, 养老院, 看护, 照顾老人 | yue: 護老, 老人院, 陪診, 照顧老人家, 照顧者 | tw: 看護, 長照, 養老院, 居家照護, 照顧老人 | ja: 介護, 老人ホーム, ヘルパー, かいご, デイサービス
sewing-alteration | en: alteration, tailor, hem, sew, take in, shorten trousers | cn: 改衣服, 裁缝, 改裤脚, 缝补 | yue: 改衫, 裁縫, 改短, 改褲腳 | tw: 改衣服, 裁縫, 修改褲長, 改短 | ja: 裾上げ, 仕立て, お直し, 丈詰め, 裁縫
shoe-repair | en: shoe repair, cobbler, resole, bag repair, heel replacement | cn: 修鞋, 换鞋底, 修包, 皮具护理 | yue: 整鞋, 補鞋, 換鞋踭, 整手袋 | tw: 修鞋, 換鞋底, 修包包 | ja: 靴修理, かかと修理, 靴底, バッグ修理
car-service | en: car wash, car repair, garage?, tyre, tire change, oil change, mot | cn: 洗车, 修车, 轮胎, 汽车保养, 换机油 | yue: 洗車, 整車, 車房, 車胎, 換偈油, 驗車 | tw: 洗車, 修車, 輪胎, 汽車保養, 換機油 | ja: 洗車, 車検, タイヤ交換, オイル交換, 車の修理
fire-safety | en: fire alarm, smoke alarm, fire extinguisher, smoke detector | cn: 烟雾报警器, 灭火器, 消防, 火警 | yue: 滅火筒, 煙霧感應器, 火警鐘, 消防 | tw: 滅火器, 煙霧偵測器, 火災警報器, 消防 | ja: 火災報知器, 消火器, 消防, 煙感知器
home-camera | en: home camera, cctv, security camera, surveillance camera, doorbell | cn: 监控, 摄像头, 门铃, 监控摄像头 | yue: 閉路電視, cctv, 監控鏡頭, 門鐘 | tw: 監視器, 攝影機?, 門鈴, 監控 | ja: 防犯カメラ, 監視カメラ, インターホン, ドアホン, チャイム
`;
