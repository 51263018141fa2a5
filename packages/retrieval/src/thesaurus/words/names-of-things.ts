/** Names of places, languages, makers, parts and goods as they are written in each language. */
export const NAMES_OF_THINGS = `
united-states | en: united states, usa, the us?, america, american | cn: 美国 | yue: 美國 | tw: 美國 | ja: アメリカ, 米国
united-kingdom | en: united kingdom, the uk, britain, british, england | cn: 英国 | yue: 英國 | tw: 英國 | ja: イギリス, 英国
canada | en: canada, canadian | cn: 加拿大 | yue: 加拿大 | tw: 加拿大 | ja: カナダ
australia | en: australia, australian, aussie | cn: 澳大利亚, 澳洲 | yue: 澳洲 | tw: 澳洲 | ja: オーストラリア
new-zealand | en: new zealand | cn: 新西兰 | yue: 紐西蘭 | tw: 紐西蘭 | ja: ニュージーランド
korea | en: korea, korean, south korea | cn: 韩国 | yue: 韓國 | tw: 韓國, 南韓 | ja: 韓国
thailand | en: thailand, thai, bangkok | cn: 泰国, 曼谷 | yue: 泰國, 曼谷 | tw: 泰國, 曼谷 | ja: タイ国, バンコク
vietnam | en: vietnam, vietnamese | cn: 越南 | yue: 越南 | tw: 越南 | ja: ベトナム
philippines | en: philippines, filipino, tagalog | cn: 菲律宾 | yue: 菲律賓 | tw: 菲律賓 | ja: フィリピン
indonesia | en: indonesia, indonesian | cn: 印尼, 印度尼西亚 | yue: 印尼 | tw: 印尼 | ja: インドネシア
malaysia | en: malaysia, malaysian | cn: 马来西亚, 大马 | yue: 馬來西亞, 大馬 | tw: 馬來西亞 | ja: マレーシア
singapore | en: singapore | cn: 新加坡 | yue: 新加坡, 星加坡 | tw: 新加坡 | ja: シンガポール
india | en: india, indian, hindi | cn: 印度 | yue: 印度 | tw: 印度 | ja: インド
germany | en: germany, german | cn: 德国, 德语 | yue: 德國, 德文 | tw: 德國, 德文 | ja: ドイツ, ドイツ語
france | en: france, french | cn: 法国, 法语 | yue: 法國, 法文 | tw: 法國, 法文 | ja: フランス, フランス語
spain | en: spain, spanish | cn: 西班牙, 西班牙语 | yue: 西班牙, 西班牙文 | tw: 西班牙, 西班牙文 | ja: スペイン, スペイン語
italy | en: italy, italian | cn: 意大利, 意大利语 | yue: 意大利, 意大利文 | tw: 義大利, 義大利文 | ja: イタリア, イタリア語
europe | en: europe, european, the eu | cn: 欧洲, 欧盟 | yue: 歐洲, 歐盟 | tw: 歐洲, 歐盟 | ja: ヨーロッパ, 欧州
macau | en: macau, macao | cn: 澳门 | yue: 澳門 | tw: 澳門 | ja: マカオ
tokyo | en: tokyo | cn: 东京 | yue: 東京 | tw: 東京 | ja: 東京
kyoto | en: kyoto | cn: 京都 | yue: 京都 | tw: 京都 | ja: 京都
osaka | en: osaka | cn: 大阪 | yue: 大阪 | tw: 大阪 | ja: 大阪
hokkaido-okinawa | en: hokkaido, okinawa, remote islands, outlying islands | cn: 北海道, 冲绳, 离岛 | yue: 北海道, 沖繩, 離島 | tw: 北海道, 沖繩, 離島, 外島 | ja: 北海道, 沖縄, 離島
beijing | en: beijing | cn: 北京 | yue: 北京 | tw: 北京 | ja: 北京
shanghai | en: shanghai | cn: 上海 | yue: 上海 | tw: 上海 | ja: 上海
taipei | en: taipei | cn: 台北 | yue: 台北 | tw: 台北, 臺北 | ja: 台北
english-language | en: english | cn: 英语, 英文 | yue: 英文 | tw: 英文, 英語 | ja: 英語, 英会話
japanese-language | en: japanese, nihongo | cn: 日语, 日文 | yue: 日文 | tw: 日文, 日語 | ja: 日本語
chinese-language | en: chinese, mandarin, putonghua | cn: 中文, 普通话, 汉语, 国语 | yue: 中文, 普通話, 國語 | tw: 中文, 國語, 華語 | ja: 中国語, 北京語
cantonese-language | en: cantonese | cn: 粤语, 广东话 | yue: 廣東話, 粵語 | tw: 廣東話, 粵語 | ja: 広東語
korean-language | en: korean | cn: 韩语, 韩文 | yue: 韓文 | tw: 韓文, 韓語 | ja: 韓国語
speaking-conversation | en: conversation class, conversation practice, conversation lesson, speaking practice, talk fluently, fluent | cn: 口语, 会话, 开口说, 流利 | yue: 會話, 口語, 講得流利 | tw: 會話, 口說, 流利 | ja: 会話, スピーキング, 話せるように, ペラペラ
pronunciation | en: pronunciation, accent | cn: 发音, 口音 | yue: 發音, 口音 | tw: 發音, 口音 | ja: 発音, なまり
writing-grammar | en: grammar, writing skills, essay | cn: 语法, 写作, 作文 | yue: 文法, 寫作, 作文 | tw: 文法, 寫作, 作文 | ja: 文法, 作文, ライティング
business-language | en: business english, for work, for my job, emails at work | cn: 商务英语, 工作用, 职场英语 | yue: 商業英語, 返工用, 職場英文 | tw: 商用英文, 工作用, 職場英文 | ja: ビジネス英語, 仕事で使, 仕事のため
corporate-training | en: corporate training, lessons for our company, train our staff, lessons at our office, company class | cn: 企业培训, 公司培训, 给员工上课, 团课 | yue: 企業培訓, 公司培訓, 上門教同事 | tw: 企業培訓, 公司包班, 員工訓練 | ja: 企業研修, 法人研修, 社員研修, 会社で受け
apple-maker | en: apple, iphone, ipad, macbook, imac, airpods | cn: 苹果, 苹果手机 | yue: 蘋果, iphone | tw: 蘋果, iphone | ja: アップル, アイフォン, アイフォーン, アイパッド, マックブック
samsung | en: samsung, galaxy | cn: 三星 | yue: 三星 | tw: 三星 | ja: サムスン, ギャラクシー
huawei | en: huawei | cn: 华为 | yue: 華為 | tw: 華為 | ja: ファーウェイ
xiaomi | en: xiaomi, redmi | cn: 小米, 红米 | yue: 小米 | tw: 小米 | ja: シャオミ
sony | en: sony, xperia | cn: 索尼 | yue: 索尼 | tw: 索尼 | ja: ソニー
nintendo | en: nintendo, nintendo switch, switch console, joy-con | cn: 任天堂, 游戏机 | yue: 任天堂, 遊戲機 | tw: 任天堂, 遊戲機 | ja: 任天堂, ニンテンドー, スイッチ, ゲーム機
playstation | en: playstation, ps5, ps4, xbox, games console, game console | cn: 游戏主机, 游戏机 | yue: 遊戲機 | tw: 遊戲主機, 遊戲機 | ja: プレステ, プレイステーション, ゲーム機
keyboard-mouse | en: keyboard, keys stick, trackpad, touchpad, mouse | cn: 键盘, 触控板, 鼠标, 按键失灵 | yue: 鍵盤, 觸控板, 滑鼠 | tw: 鍵盤, 觸控板, 滑鼠 | ja: キーボード, トラックパッド, マウス, キーが反応
camera-lens | en: camera lens, lens, blurry photos, camera is blurry, rear camera, front camera | cn: 摄像头, 镜头, 拍照模糊, 相机糊 | yue: 鏡頭, 影相矇, 相機矇 | tw: 鏡頭, 相機模糊, 拍照模糊 | ja: カメラ, レンズ, ピントが合わな, 写真がぼやけ
charging-port | en: charging port, charge port, usb port, charging socket, usb-c, lightning port | cn: 充电口, 尾插, 接口松 | yue: 充電位, 叉電位, 尾插 | tw: 充電孔, 充電埠, 尾插 | ja: 充電口, 充電端子, 差し込み口
speaker-microphone | en: speaker, microphone, earpiece, mic | cn: 扬声器, 喇叭, 听筒, 麦克风 | yue: 喇叭, 聽筒, 咪 | tw: 喇叭, 聽筒, 麥克風 | ja: スピーカー, マイク, 受話口
hard-disk | en: hard drive, hard disk, ssd, usb stick, memory card, flash drive | cn: 硬盘, 固态硬盘, u盘, 内存卡 | yue: 硬碟, ssd, 手指, 記憶卡 | tw: 硬碟, 固態硬碟, 隨身碟, 記憶卡 | ja: ハードディスク, ssd, usbメモリ, メモリーカード
more-memory | en: more memory, more ram, add memory, upgrade the memory, make it faster, speed it up | cn: 加内存, 加装内存, 升级内存, 提速 | yue: 加ram, 加記憶體, 升級 | tw: 加記憶體, 升級記憶體, 加速 | ja: メモリ増設, メモリを増や, 速くし, 高速化
virus-removal | en: virus, malware, pop-ups everywhere, infected, hacked laptop | cn: 中毒, 病毒, 弹窗 | yue: 中毒, 病毒, 彈出廣告 | tw: 中毒, 病毒, 跳廣告 | ja: ウイルス, 感染した, 広告が出
screen-protector | en: screen protector, tempered glass, phone case, cover for my phone | cn: 贴膜, 钢化膜, 手机壳 | yue: 保護貼, mon貼, 電話殼 | tw: 保護貼, 玻璃貼, 手機殼 | ja: 保護フィルム, ガラスフィルム, スマホケース
vacuum-cleaner | en: vacuum cleaner, vacuum, hoover, robot vacuum | cn: 吸尘器, 扫地机器人 | yue: 吸塵機, 掃地機械人 | tw: 吸塵器, 掃地機器人 | ja: 掃除機, ロボット掃除機
croissant | en: croissant, croissants, danish, puff pastry | cn: 可颂, 牛角包, 丹麦酥 | yue: 牛角包, 牛角酥, 丹麥酥 | tw: 可頌, 牛角麵包, 丹麥麵包 | ja: クロワッサン, デニッシュ
baguette | en: baguette, french bread, french stick | cn: 法棍, 法式长棍 | yue: 法包, 法式長包 | tw: 法國麵包, 法棍, 長棍麵包 | ja: バゲット, フランスパン
sourdough | en: sourdough, rye bread, wholemeal, whole wheat bread, wholegrain | cn: 酸种面包, 全麦面包, 黑麦面包, 欧包 | yue: 酸種包, 全麥包, 黑麥包 | tw: 酸種麵包, 全麥麵包, 歐包, 裸麥 | ja: サワードウ, 全粒粉, ライ麦, ハード系
white-loaf | en: loaf, white loaf, toast bread, sandwich bread, sliced bread, cut it for me, slice it | cn: 吐司, 面包切片, 切片, 方包 | yue: 方包, 多士, 切片, 切包 | tw: 吐司, 切片, 土司 | ja: 食パン, スライスして, 枚切り, トースト用
cookie-biscuit | en: cookies, biscuits, cookie, shortbread | cn: 饼干, 曲奇 | yue: 曲奇, 餅乾 | tw: 餅乾, 曲奇 | ja: クッキー, 焼き菓子, ビスケット
pie-tart | en: pie, tart, quiche, egg tart | cn: 派, 蛋挞, 挞 | yue: 批, 蛋撻, 撻 | tw: 派, 蛋塔, 塔 | ja: パイ, タルト, キッシュ, エッグタルト
sandwich | en: sandwich, sandwiches, panini, bagel, wrap? | cn: 三明治, 贝果 | yue: 三文治, 貝果 | tw: 三明治, 貝果 | ja: サンドイッチ, サンド, ベーグル
decaf | en: decaf, decaffeinated, no caffeine, without caffeine | cn: 低因, 无咖啡因, 脱因 | yue: 低因, 無咖啡因 | tw: 低咖啡因, 無咖啡因 | ja: デカフェ, カフェインレス, ノンカフェイン
coffee-beans | en: coffee beans, beans, ground coffee, grind it, grind them, roast | cn: 咖啡豆, 磨豆, 磨粉, 烘焙度 | yue: 咖啡豆, 磨豆, 磨粉 | tw: 咖啡豆, 磨豆, 磨粉, 烘豆 | ja: コーヒー豆, 豆を挽, 挽いて, 焙煎
ice-cream | en: ice cream, gelato, soft serve, sorbet | cn: 冰淇淋, 冰激凌, 雪糕 | yue: 雪糕, 軟雪糕 | tw: 冰淇淋, 霜淇淋 | ja: アイスクリーム, アイス, ソフトクリーム, ジェラート
candles | en: candles, sparkler, candle, cake topper | cn: 蜡烛, 生日蜡烛, 插牌 | yue: 蠟燭, 生日蠟燭, 插牌 | tw: 蠟燭, 生日蠟燭, 插牌 | ja: ろうそく, ロウソク, キャンドル
day-old-bread | en: day-old, yesterday's bread, leftover bread, end of the day, too good to go, leftovers cheaper | cn: 隔夜面包, 昨天的面包, 剩下的面包, 收摊打折 | yue: 隔夜包, 尋日啲包, 賣剩嘅包, 收舖減價 | tw: 隔夜麵包, 昨天的麵包, 剩下的麵包, 打烊前打折 | ja: 前日のパン, 昨日のパン, 売れ残り, 閉店前の割引, フードロス
baking-class | en: baking class, learn to bake, baking workshop, cooking class, bake with you | cn: 烘焙课, 学烘焙, 学做面包, 烘焙班 | yue: 烘焙班, 學整麵包, 學整蛋糕 | tw: 烘焙課, 學做麵包, 烘焙教室 | ja: パン教室, 料理教室, お菓子教室, パン作りを習
menswear | en: menswear, men's clothes, suits, suit, ties, shirts for men | cn: 男装, 西装, 领带 | yue: 男裝, 西裝, 呔 | tw: 男裝, 西裝, 領帶 | ja: 紳士服, メンズ, スーツ, ネクタイ
ladieswear | en: ladieswear, womenswear, women's clothes, dresses, dress?, skirt | cn: 女装, 连衣裙, 裙子 | yue: 女裝, 連身裙, 裙 | tw: 女裝, 洋裝, 裙子 | ja: 婦人服, レディース, ワンピース, スカート
childrenswear | en: children's clothes, kids clothes, childrenswear, baby clothes, school uniforms | cn: 童装, 婴儿服, 小孩衣服 | yue: 童裝, bb衫 | tw: 童裝, 嬰兒服 | ja: 子ども服, 子供服, ベビー服
kitchenware | en: kitchenware, pots and pans, pans, knives, tableware, plates, cutlery set | cn: 厨具, 锅具, 餐具, 刀具 | yue: 廚具, 煲, 碗碟, 刀 | tw: 廚具, 鍋具, 餐具, 刀具 | ja: キッチン用品, 鍋, 食器, 包丁
knife-sharpening | en: sharpen my knives, knife sharpening, blunt knife | cn: 磨刀 | yue: 磨刀 | tw: 磨刀 | ja: 包丁研ぎ, 刃物研ぎ
suitcase | en: suitcase, trolley case, carry-on case, luggage shop, cabin bag | cn: 行李箱, 拉杆箱 | yue: 行李箱, 喼 | tw: 行李箱, 登機箱 | ja: スーツケース, キャリーケース
engraving | en: engrave, engraving, initials on it, name engraved, monogram, embroider my name | cn: 刻字, 绣名字, 刻名字 | yue: 刻字, 刻名, 繡名 | tw: 刻字, 繡名字, 雷雕 | ja: 名入れ, 刻印, 刺繍, イニシャル
personal-shopper | en: personal shopper, help me choose, style advice, stylist, someone to help me pick | cn: 帮忙挑, 穿搭建议, 导购 | yue: 幫手揀, 形象顧問, 導購 | tw: 幫忙挑, 穿搭建議, 導購 | ja: コーディネート, 選ぶのを手伝, パーソナルスタイリング, 一緒に選ん
wedding-registry | en: wedding list, gift registry, wedding registry, baby registry | cn: 结婚礼物清单, 新婚礼单 | yue: 結婚禮物清單, 禮物登記 | tw: 結婚禮物清單, 禮物登記 | ja: ブライダルリスト, 結婚祝い, 出産祝い, 引き出物
seasonal-gifts | en: christmas hamper, hamper, gift basket, mid-year gift, year-end gift, new year gift | cn: 年货, 礼篮, 年节礼盒, 中秋礼盒 | yue: 賀年禮, 禮籃, 果籃, 中秋禮盒 | tw: 年節禮盒, 禮籃, 中秋禮盒 | ja: お中元, お歳暮, おせち, 福袋, 内祝い, 手土産
food-hall | en: food hall, food court, where can we eat, restaurants inside, eat in the store, food floor | cn: 美食广场, 里面有吃的吗, 餐饮层, 食品区 | yue: 美食廣場, 入面有冇嘢食, 食品部 | tw: 美食街, 裡面有吃的嗎, 超市樓層 | ja: デパ地下, フードコート, レストラン街, 中で食べられ, 食料品売場
`;
