/** What people write about who comes, and about amounts, sizes and limits. */
export const PEOPLE_NUMBERS = `
person | en: person, people, persons, ppl, pax | cn: 人数, 几个人, 几位, 个人? | yue: 人數, 幾多人, 幾位, 個人? | tw: 人數, 幾個人, 幾位 | ja: 人数, 何人, 何名, 名様, にんずう
alone | en: alone, by myself, solo, on my own, one person | cn: 一个人, 独自, 单独, 一位 | yue: 一個人, 自己一個, 獨自, 一位 | tw: 一個人, 獨自, 單獨, 一位 | ja: 一人, ひとり, 1人, おひとり様, 一名, 単独
two-people | en: two people, couple, for two, both of us, the two of us | cn: 两个人, 情侣, 夫妻, 两人, 两位, 夫妇 | yue: 兩個人, 情侶, 夫婦, 兩位, 二人 | tw: 兩個人, 情侶, 夫妻, 兩位, 兩人 | ja: 二人, 2人, カップル, 夫婦, ふたり, 二名
adult | en: adult, grown-up, adults, over 18 | cn: 成人, 大人, 成年人 | yue: 成人, 大人, 成年人 | tw: 成人, 大人, 成年人, 全票 | ja: 大人, 成人, おとな, 大人料金, 18歳以上
senior | en: senior, elderly, senior citizen, old people, pensioner, over 65 | cn: 老人, 老年人, 长者, 老人家, 65岁以上 | yue: 長者, 老人家, 老友記, 65歲以上, 樂悠咭 | tw: 長者, 老人, 敬老, 年長者, 65歲以上 | ja: 高齢者, シニア, 老人, お年寄り, こうれいしゃ, 65歳以上
student | en: student, students, student card, university student, student id | cn: 学生, 学生证, 大学生 | yue: 學生, 學生證, 大學生, 學生哥 | tw: 學生, 學生證, 大學生 | ja: 学生, 学生証, 大学生, がくせい, 生徒
student-price | en: student discount, student price, student ticket, concession? | cn: 学生票, 学生优惠, 学生价 | yue: 學生優惠, 學生飛, 學生價 | tw: 學生票, 學生優惠, 敬老票, 優待票 | ja: 学割, 学生割引, がくわり
group | en: group, group booking, large group, party of, big group | cn: 团体, 团队, 一群人, 多人, 集体 | yue: 團體, 一班人, 一大班人, 多人, 團隊 | tw: 團體, 團隊, 一群人, 多人 | ja: 団体, グループ, 大人数, だんたい, 複数人
group-discount | en: group discount, group rate, group price, discount for groups | cn: 团体优惠, 团体票, 团购价, 团队价 | yue: 團體優惠, 團體票, 團體價, 人多有冇平啲 | tw: 團體優惠, 團體票, 團體價, 揪團 | ja: 団体割引, グループ割引, 団体料金, 団体割
friend | en: friend, friends, mate, buddy | cn: 朋友, 好友, 闺蜜, 哥们 | yue: 朋友, 老友, friend, 朋友仔 | tw: 朋友, 好友, 閨蜜 | ja: 友達, 友人, ともだち, 知り合い, 知人
spouse | en: wife, husband, spouse, partner?, married | cn: 老公, 老婆, 妻子, 丈夫, 爱人, 配偶 | yue: 老公, 老婆, 太太, 先生?, 配偶 | tw: 老公, 老婆, 太太, 先生?, 配偶 | ja: 妻, 夫?, 配偶者, 旦那, 嫁?, 主人?, 奥さん
boyfriend-girlfriend | en: boyfriend, girlfriend, fiance, bf, gf | cn: 男朋友, 女朋友, 对象?, 男友, 女友 | yue: 男朋友, 女朋友, 男友, 女友, 條女 | tw: 男朋友, 女朋友, 男友, 女友 | ja: 彼氏, 彼女?, 恋人, 婚約者
colleague | en: colleague, coworker, co-worker, workmate, teammate | cn: 同事, 同僚, 队友 | yue: 同事, 隊友, 公司同事 | tw: 同事, 隊友 | ja: 同僚, 仕事仲間, 部下, どうりょう, チームメイト
boss | en: boss, manager, supervisor, person in charge, superior? | cn: 经理, 老板, 主管, 负责人, 领导 | yue: 經理, 老闆, 主管, 負責人, 老細, 上司 | tw: 經理, 老闆, 主管, 負責人 | ja: 責任者, 店長, 上司, マネージャー, せきにんしゃ, 支配人
staff | en: staff, employee, worker, crew, personnel | cn: 员工, 工作人员, 店员, 职员 | yue: 職員, 員工, 工作人員, 店員, 同事? | tw: 員工, 工作人員, 店員, 職員 | ja: スタッフ, 従業員, 店員, 社員, 係員, 職員
foreigner | en: foreigner, foreign national, overseas visitor, non-resident, expat, non-local | cn: 外国人, 老外, 外籍, 外宾, 境外人士 | yue: 外國人, 鬼佬, 外籍人士, 非本地, 非香港居民 | tw: 外國人, 老外, 外籍, 外籍人士 | ja: 外国人, 外国籍, がいこくじん, 非居住者, 外国の方
tourist | en: tourist, traveller, traveler, visitor, sightseer | cn: 游客, 旅客, 访客, 旅行者 | yue: 遊客, 旅客, 訪客, 自由行旅客 | tw: 遊客, 旅客, 訪客, 觀光客 | ja: 観光客, 旅行者, 訪問者, 来場者, 旅行客
resident | en: resident, local resident, local, permanent resident, locals | cn: 居民, 本地人, 当地人, 本地居民, 户籍 | yue: 居民, 本地人, 香港居民, 永久居民, 街坊 | tw: 居民, 本地人, 在地人, 當地居民, 市民 | ja: 住民, 居住者, 地元, 市民, 在住, 永住者
disabled-discount | en: disability discount, disabled ticket, companion ticket, carer ticket | cn: 残疾人票, 残疾人优惠, 陪护票 | yue: 殘疾人士優惠, 傷健優惠, 陪同者票 | tw: 愛心票, 身障優惠, 陪同票, 身障票 | ja: 障害者割引, 障がい者割引, 障割, 介助者料金
man | en: man, men, male, gentleman, gents | cn: 男?, 男士, 男性, 男生, 男的 | yue: 男?, 男士, 男仔, 男人, 男性 | tw: 男?, 男生, 男士, 男性 | ja: 男性, 男?, 男子, メンズ, 紳士
woman | en: woman, women, female, lady, ladies | cn: 女?, 女士, 女性, 女生, 女的 | yue: 女?, 女士, 女仔, 女人, 女性 | tw: 女?, 女生, 女士, 女性 | ja: 女性, 女?, 女子, レディース, 婦人
gender | en: gender, sex, mr, ms, salutation | cn: 性别, 称呼, 男女 | yue: 性別, 稱謂, 男女 | tw: 性別, 稱謂, 男女 | ja: 性別, 男女, 敬称, せいべつ
age | en: age, how old, years old, aged | cn: 年龄, 几岁, 多大年纪, 岁数, 年纪 | yue: 年齡, 幾多歲, 年紀, 幾大? | tw: 年齡, 幾歲, 年紀 | ja: 年齢, 何歳, 歳?, ねんれい, 年代?
underage | en: underage, minor, under 18, not yet 18, below 18 | cn: 未成年, 未成年人, 不满18岁, 未满18 | yue: 未成年, 未滿18歲, 十八歲以下, 未夠秤 | tw: 未成年, 未滿18歲, 未滿十八歲 | ja: 未成年, みせいねん, 18歳未満, 未成年者?
date-of-birth | en: date of birth, dob, birth date, birthdate | cn: 出生日期, 生日日期, 出生年月 | yue: 出生日期, 出世日期, 生日日期 | tw: 出生日期, 出生年月日, 生日日期 | ja: 生年月日, 誕生日の日付, せいねんがっぴ
customer | en: customer, client, shopper, consumer, guest? | cn: 顾客, 客户, 客人, 消费者, 买家 | yue: 客人, 顧客, 客戶, 消費者, 客仔 | tw: 顧客, 客戶, 客人, 消費者 | ja: お客様, 顧客, お客さん, 客?, 利用者, 消費者
regular-customer | en: regular customer, existing customer, old customer, returning customer, repeat customer | cn: 老顾客, 老客户, 回头客, 熟客 | yue: 熟客, 舊客, 舊客戶, 回頭客 | tw: 老顧客, 舊客戶, 熟客, 回頭客, 老客人 | ja: 常連, リピーター, 既存顧客, じょうれん, 既存のお客様
new-customer | en: new customer, new user, first-time customer, newcomer | cn: 新顾客, 新客户, 新用户, 新客 | yue: 新客, 新客戶, 新用戶 | tw: 新客, 新客戶, 新用戶, 新會員 | ja: 新規顧客, 新規, 新規のお客様, 初めてのお客様, 新規ユーザー
member | en: member, members, membership holder, vip | cn: 会员, vip, 贵宾 | yue: 會員, vip, 貴賓 | tw: 會員, vip, 貴賓 | ja: 会員, メンバー, かいいん, vip
on-behalf | en: on behalf of, for someone else, for my mother, for a friend, on his behalf | cn: 代办, 帮别人, 代领, 替别人, 代为 | yue: 代辦, 幫人, 代領, 幫朋友, 代人 | tw: 代辦, 幫別人, 代領, 替別人, 代為 | ja: 代理, 代わりに, 代理人, 本人以外, 家族の代わり, 代行
in-person | en: in person, personally, myself in person, face to face | cn: 本人, 亲自, 当面, 面对面 | yue: 親身, 親自, 本人, 面對面, 當面 | tw: 本人, 親自, 當面, 面對面 | ja: 本人, 対面, 直接?, 本人が, ほんにん
authorization | en: authorisation, authorization, authorization letter, power of attorney, proxy?, authorise | cn: 授权, 委托书, 授权书, 委托 | yue: 授權, 授權書, 授權信, 委託 | tw: 授權, 委託書, 授權書, 委任 | ja: 委任状, 委任, 代理権, いにんじょう
identity-document | en: identity document, id card, proof of identity, identification, hkid, photo id | cn: 身份证, 证件, 身份证明, 有效证件 | yue: 身份證, 證件, 身份證明文件, 身份證明 | tw: 身分證, 證件, 雙證件, 身分證明 | ja: 身分証, 本人確認書類, 身分証明書, マイナンバーカード, みぶんしょう
proof-document | en: proof, supporting document, certificate?, evidence, documentation? | cn: 证明, 证明材料, 凭证, 证据 | yue: 證明, 證明文件, 證據, 憑證 | tw: 證明, 證明文件, 憑證, 證據 | ja: 証明, 証明書, 証拠, しょうめい, 証明書類
required-documents | en: required documents, what documents, what to bring, paperwork, documents needed | cn: 需要什么材料, 带什么证件, 需要什么资料, 带什么 | yue: 要咩文件, 要帶咩, 所需文件, 要交咩文件 | tw: 需要什麼文件, 帶什麼證件, 要帶什麼, 準備什麼資料 | ja: 必要書類, 必要なもの, 持ち物, 何が必要, 提出書類, もちもの
quantity | en: number of, quantity, how many, count, qty | cn: 数量, 多少个, 几个, 几件, 个数 | yue: 數量, 幾多個, 幾個, 幾多件 | tw: 數量, 多少個, 幾個, 幾件 | ja: 数量, 個数, いくつ, 何個, すうりょう, 枚数, 本数
amount | en: amount, sum, total amount, total, how much money | cn: 金额, 总额, 总价, 总共多少, 一共多少钱 | yue: 金額, 總數, 總額, 合共, 一共幾多錢 | tw: 金額, 總額, 總價, 總共多少, 一共多少錢 | ja: 金額, 合計, 総額, きんがく, 全部でいくら
price | en: how much, price, cost, how much does it cost, pricing | cn: 多少钱, 价格, 价钱, 怎么卖, 费用, 几钱 | yue: 幾錢, 幾多錢, 價錢, 點賣, 收費, 費用 | tw: 多少錢, 價格, 價錢, 怎麼賣, 費用, 收費 | ja: いくら, 料金, 値段, 価格, 費用, おいくら
maximum | en: maximum, max, at most, upper limit, up to how many | cn: 最多, 上限, 最大, 最高 | yue: 最多, 上限, 最大, 最高 | tw: 最多, 上限, 最大, 最高 | ja: 最大, 上限, 最多, 最高?, さいだい, 何人まで
minimum | en: minimum, min?, at least, lower limit, no less than | cn: 最少, 至少, 最低, 下限, 起码, 最小 | yue: 最少, 至少, 最低, 起碼, 最細 | tw: 最少, 至少, 最低, 下限, 起碼 | ja: 最低?, 最小, 少なくとも, 最少, 下限, さいてい
minimum-spend | en: minimum spend, minimum charge, minimum order, minimum purchase | cn: 最低消费, 起送价, 满多少, 起购, 起订量 | yue: 最低消費, 滿幾多, 買夠幾多, 起送額 | tw: 低消, 最低消費, 滿多少, 起購 | ja: 最低料金, 最低注文金額, ミニマムチャージ, 最低利用金額
limit-per-person | en: limit per person, per customer limit, purchase limit, one each, quota, limited to | cn: 限购, 每人限, 一人一份, 限额, 名额限制 | yue: 限購, 每人限買, 每人限, 配額, 限額 | tw: 限購, 每人限購, 一人一份, 限額 | ja: お一人様, 購入制限, 一人何個まで, 個数制限, 上限数
limit-restriction | en: limit, restriction, restrict, limitation, conditions apply | cn: 限制, 受限, 有条件, 条件限制 | yue: 限制, 有限制, 附帶條件, 受限 | tw: 限制, 受限, 條件限制 | ja: 制限, 条件, 制約, せいげん
unlimited | en: unlimited, no limit, as many as i want, all you can eat, without limit | cn: 无限, 不限, 不限量, 无限量, 不限次数 | yue: 無限, 唔限, 任食, 任飲, 不限次數 | tw: 無限, 不限, 吃到飽, 不限次數, 無限量 | ja: 無制限, 放題, 食べ放題, 使い放題, むせいげん, 飲み放題
enough | en: enough, sufficient, adequate | cn: 够, 足够, 够用, 够不够 | yue: 夠, 足夠, 夠用, 夠唔夠 | tw: 足夠, 夠用, 夠不夠, 夠 | ja: 足りる, 十分?, 足ります, 間に合う量
not-enough | en: not enough, insufficient, too few, run short, lacking | cn: 不够, 不足, 不够用, 差一点 | yue: 唔夠, 不足, 少咗, 差啲 | tw: 不夠, 不足, 不夠用 | ja: 足りない, 不足, 足りなく, 少ない?, 足りません
extra-spare | en: extra, additional, spare, more than needed, one more | cn: 额外, 多余, 另外加, 多一个, 多出来 | yue: 額外, 多出嚟, 加多, 多一個, 後備 | tw: 額外, 多餘, 加購?, 多一個, 備用 | ja: 追加?, 余分, 予備, もう一つ
half | en: half, half price?, one half, 50% | cn: 一半, 半价?, 半?, 对半 | yue: 一半, 半價?, 半?, 五折? | tw: 一半, 半價?, 半? | ja: 半分, 半額?, 半?, はんぶん
double-twice | en: double?, twice, two times, duplicate, times two | cn: 两倍, 双倍, 两次, 翻倍 | yue: 兩倍, 雙倍, 兩次, 加倍 | tw: 兩倍, 雙倍, 兩次, 加倍 | ja: 2倍, 二倍, 倍, 二回, 二重
percentage | en: percent, percentage, per cent, rate?, ratio | cn: 百分之, 百分比, 比例, 几成 | yue: 百分之, 百分比, 比例, 幾多percent, 巴仙 | tw: 百分之, 百分比, 比例, 趴? | ja: パーセント, 割合, 比率, 何割, 何パーセント
average | en: average, on average, typical, usually | cn: 平均, 一般来说, 通常, 人均 | yue: 平均, 通常, 一般嚟講, 人均 | tw: 平均, 通常, 一般來說, 人均 | ja: 平均, 通常?, 普段, へいきん, 一般的
per-person | en: per person, per head, each person, pp, per pax | cn: 每人, 每位, 人均?, 一个人多少钱, 按人头 | yue: 每位, 每人, 每位幾錢, 計人頭, 一位幾錢 | tw: 每人, 每位, 一個人多少錢, 按人頭 | ja: 一人あたり, 一名あたり, 一人いくら, 一人当たり, 1名様あたり
weight | en: weight, weigh, kg, kilo, how heavy, grams, pounds? | cn: 重量, 多重, 公斤, 体重, 斤, 几斤 | yue: 重量, 幾重, 公斤, 體重, 磅重, 斤 | tw: 重量, 多重, 公斤, 體重, 幾公斤? | ja: 重さ, 重量, 体重, キロ?, おもさ, 何グラム
height | en: height, how tall, how high, tall | cn: 身高, 高度, 多高 | yue: 身高, 高度, 幾高 | tw: 身高, 高度, 多高 | ja: 身長, 高さ, しんちょう, 背の高さ
length | en: length, how long in cm, how wide, width | cn: 长度, 宽度, 多长, 多宽, 厘米 | yue: 長度, 闊度, 幾長, 幾闊, 厘米 | tw: 長度, 寬度, 多長, 多寬, 公分 | ja: 長さ, 幅?, 横幅, ながさ, センチ
dimensions | en: dimension, dimensions, measurements, size in cm, how big, how large | cn: 尺寸, 多大, 大小, 规格 | yue: 尺寸, 幾大, 大細, 呎吋 | tw: 尺寸, 多大, 大小, 規格 | ja: 寸法, サイズ, 大きさ, すんぽう, どのくらいの大きさ
area-size | en: square feet, square metre, square meters, floor area, sq ft | cn: 面积, 平方, 平米, 多少平 | yue: 面積, 呎?, 平方呎, 幾多呎, 實用面積 | tw: 面積, 坪, 幾坪, 坪數 | ja: 面積, 平米, 広さ, 何畳, 何坪
capacity | en: capacity, how many people fit, hold how many, fits, accommodate, volume? | cn: 容量, 能坐几人, 容纳, 能装多少, 承重 | yue: 容量, 坐到幾多人, 容納, 裝到幾多, 坐幾多人 | tw: 容量, 可容納, 容納, 能坐幾人, 裝多少 | ja: 容量, 収容人数, 何人入, 収容, ようりょう
distance | en: distance, kilometre, kilometer, km, mile, metres | cn: 距离, 公里, 千米, 几公里 | yue: 距離, 公里, 幾多公里 | tw: 距離, 公里, 幾公里? | ja: 距離?, キロメートル, 何キロ, きょり
temperature | en: temperature, degrees, celsius, how hot, how cold | cn: 温度, 多少度, 摄氏度, 几度 | yue: 溫度, 幾多度, 攝氏, 幾度 | tw: 溫度, 幾度, 攝氏 | ja: 温度, 何度?, おんど, 摂氏
speed | en: speed, how fast, mbps, pace | cn: 速度, 多快, 网速 | yue: 速度, 幾快, 網速 | tw: 速度, 多快, 網速 | ja: 速度, スピード, そくど, 速さ
number-digits | en: number?, digits, figure, numeral, id number | cn: 号码?, 数字, 编号, 几位数 | yue: 號碼?, 數字, 編號, 幾多位數 | tw: 號碼?, 數字, 編號, 幾位數 | ja: 番号?, 数字, ナンバー, すうじ, 桁
level-grade | en: level, grade, rank, tier, class? | cn: 等级, 级别, 水平, 几级 | yue: 級別, 等級, 程度, 幾級 | tw: 等級, 級別, 程度, 幾級 | ja: レベル, 等級, 級?, ランク, グレード
ranking-order | en: first, second?, third, order of, sequence, ranking | cn: 排名, 顺序, 次序, 第几 | yue: 排名, 次序, 先後, 第幾 | tw: 排名, 順序, 次序, 第幾 | ja: 順番, 順位, 順序, じゅんばん, 何番目
popular | en: popular, best-seller, bestseller, recommended, top pick, recommend | cn: 热门, 热销, 推荐, 人气, 爆款 | yue: 最受歡迎, 熱賣, 推介, 人氣, 熱門 | tw: 熱門, 熱銷, 推薦, 人氣, 暢銷 | ja: 人気, おすすめ, オススメ, 売れ筋, お勧め, にんき
language-spoken | en: speak english, english-speaking, language, mandarin, cantonese, interpreter, translator | cn: 会说英语, 语言, 普通话, 粤语, 翻译, 中文 | yue: 講英文, 語言, 普通話, 廣東話, 翻譯, 識唔識講 | tw: 說英文, 語言, 國語, 粵語, 翻譯, 中文 | ja: 英語, 言語, 中国語, 通訳, 日本語, 翻訳, 話せる
name | en: name, surname, full name, first name, last name | cn: 姓名, 名字, 姓, 叫什么 | yue: 姓名, 名?, 個名, 姓, 叫咩名 | tw: 姓名, 名字, 姓, 叫什麼 | ja: 名前, 氏名, 苗字, 姓, なまえ, 名字
nationality | en: nationality, citizenship, citizen, country of origin | cn: 国籍, 哪国人, 公民 | yue: 國籍, 邊國人, 公民 | tw: 國籍, 哪國人, 公民 | ja: 国籍, こくせき, 出身国
occupation | en: occupation, job, profession, work for, employer | cn: 职业, 工作?, 做什么工作, 雇主 | yue: 職業, 份工, 做咩工, 僱主 | tw: 職業, 工作?, 做什麼工作, 雇主 | ja: 職業, 仕事?, 勤務先, しごと, 勤め先
company | en: company, organisation, organization, business?, corporate, firm? | cn: 公司, 企业, 单位, 机构 | yue: 公司, 企業, 機構, 商業客戶 | tw: 公司, 企業, 單位, 機構 | ja: 会社, 企業, 法人, かいしゃ, 団体?
`;
