/** What people write about days, times, deadlines and holidays. */
export const TIME = `
when | en: when, what day, which day | cn: 什么时候, 何时, 啥时候, 哪天, 几时 | yue: 幾時, 邊日, 何時, 咩時候 | tw: 什麼時候, 何時, 哪天, 幾時 | ja: いつ?, 何日?, いつ頃, いつごろ, 何曜日
what-time | en: what time, which time | cn: 几点, 几点钟, 什么时间 | yue: 幾點, 幾點鐘, 咩時間 | tw: 幾點, 幾點鐘, 什麼時間 | ja: 何時, なんじ, 何時から, 何時ごろ
how-long | en: how long, how many days, how much time, duration, how many hours | cn: 多久, 多长时间, 几天, 要多少天, 几个小时 | yue: 幾耐, 幾多日, 要幾耐, 幾個鐘, 幾日 | tw: 多久, 多長時間, 幾天, 需要幾天, 幾個小時 | ja: どのくらいの時間, 何日, どれくらい, 何日間, 所要時間, 何時間, どのぐらい
how-often | en: how often, frequency, how many times, every how many | cn: 多久一次, 几次, 频率, 多长时间一次 | yue: 幾耐一次, 幾多次, 隔幾耐, 頻密 | tw: 多久一次, 幾次, 頻率 | ja: 頻度, 何回, どのくらいの頻度, 何日おき, 何度
how-many-days-left | en: days left, time left, how much longer, remaining days | cn: 还有几天, 还剩几天, 剩余时间, 还要多久 | yue: 仲有幾多日, 剩低幾多日, 仲要幾耐, 仲有幾耐 | tw: 還剩幾天, 還有幾天, 還要多久, 剩餘天數 | ja: あと何日, 残り日数, あとどのくらい, 残り時間
date | en: date, dates, day of the month | cn: 日期, 几号, 几月几号, 日子 | yue: 日期, 幾號, 幾月幾號, 日子 | tw: 日期, 幾號, 幾月幾號, 日子 | ja: 日付, 日にち, 日程, 期日?, ひづけ, 月日
today | en: today, same day, 2day | cn: 今天, 今日, 当天, 当日 | yue: 今日, 即日, 當日, 今天 | tw: 今天, 今日, 當天, 當日 | ja: 今日, 本日, 当日, きょう, 即日
tomorrow | en: tomorrow, tmr, tmrw, tommorow, tomorow | cn: 明天, 明日 | yue: 聽日, 明日, 第二日? | tw: 明天, 明日 | ja: 明日, あした, あす, 翌日?
day-after-tomorrow | en: day after tomorrow, in two days | cn: 后天, 后日 | yue: 後日 | tw: 後天 | ja: 明後日, あさって
yesterday | en: yesterday, last night | cn: 昨天, 昨日, 昨晚 | yue: 尋日, 琴日, 噚日, 昨日, 尋晚 | tw: 昨天, 昨日, 昨晚 | ja: 昨日, きのう, 昨夜, 昨晩
tonight | en: tonight, this evening, 2nite | cn: 今晚, 今天晚上 | yue: 今晚, 今晚夜 | tw: 今晚, 今天晚上 | ja: 今夜, 今晩, 今日の夜, こんや
now | en: now, right now, at the moment, currently | cn: 现在, 目前, 此刻, 这会儿 | yue: 而家, 依家, 宜家, 家陣, 現時 | tw: 現在, 目前, 此刻 | ja: 今?, いま, 現在, ただいま, 現時点
recently | en: recently, lately, the other day, these days | cn: 最近?, 近来, 前几天, 前阵子 | yue: 最近?, 近排, 呢排, 早幾日, 前嗰排 | tw: 最近?, 近來, 前幾天, 前陣子 | ja: 最近, 先日, この間, さいきん, 近頃, この頃
weekday | en: weekday, weekdays, mon to fri, monday to friday | cn: 工作日?, 平日, 平时, 周一到周五, 周中 | yue: 平日, 星期一至五, 閒日, 禮拜一至五 | tw: 平日, 週一到週五, 週間 | ja: 平日, へいじつ, 月曜から金曜, 月〜金
weekend | en: weekend, weekends, saturday and sunday, wkend | cn: 周末, 双休日, 周六日, 星期六日 | yue: 週末, 周末, 星期六日, 禮拜六日 | tw: 週末, 周末, 假日?, 週六日 | ja: 週末, 土日, しゅうまつ, 土日祝
working-day | en: working day, business day, working days, business days, workday | cn: 工作日, 个工作日 | yue: 工作天, 工作日, 辦公日 | tw: 工作天, 工作日, 上班日 | ja: 営業日, 何営業日, えいぎょうび
monday | en: monday, mon? | cn: 周一, 星期一, 礼拜一 | yue: 星期一, 禮拜一, 週一, 拜一 | tw: 週一, 星期一, 禮拜一 | ja: 月曜, 月曜日, げつようび
tuesday | en: tuesday, tue, tues | cn: 周二, 星期二, 礼拜二 | yue: 星期二, 禮拜二, 週二, 拜二 | tw: 週二, 星期二, 禮拜二 | ja: 火曜, 火曜日, かようび
wednesday | en: wednesday, wed? | cn: 周三, 星期三, 礼拜三 | yue: 星期三, 禮拜三, 週三, 拜三 | tw: 週三, 星期三, 禮拜三 | ja: 水曜, 水曜日, すいようび
thursday | en: thursday, thu, thurs | cn: 周四, 星期四, 礼拜四 | yue: 星期四, 禮拜四, 週四, 拜四 | tw: 週四, 星期四, 禮拜四 | ja: 木曜, 木曜日, もくようび
friday | en: friday, fri | cn: 周五, 星期五, 礼拜五 | yue: 星期五, 禮拜五, 週五, 拜五 | tw: 週五, 星期五, 禮拜五 | ja: 金曜, 金曜日, きんようび
saturday | en: saturday, sat? | cn: 周六, 星期六, 礼拜六 | yue: 星期六, 禮拜六, 週六, 拜六 | tw: 週六, 星期六, 禮拜六 | ja: 土曜, 土曜日, どようび
sunday | en: sunday, sun? | cn: 周日, 星期日, 星期天, 礼拜天 | yue: 星期日, 禮拜日, 週日 | tw: 週日, 星期日, 星期天, 禮拜天 | ja: 日曜, 日曜日, にちようび
morning | en: morning, in the morning, am? | cn: 早上, 上午, 早晨 | yue: 朝早, 上晝, 上午, 今朝, 朝頭早 | tw: 早上, 上午, 早晨 | ja: 朝?, 午前, 午前中, あさ, ごぜん
noon | en: noon, midday, lunchtime | cn: 中午, 正午, 午间 | yue: 中午, 晏晝?, 正午, 午間 | tw: 中午, 正午, 午間 | ja: 正午, お昼, 昼?, 昼間, ひる
afternoon | en: afternoon, in the afternoon, pm? | cn: 下午, 午后 | yue: 下晝, 下午, 晏晝 | tw: 下午, 午後 | ja: 午後, 昼過ぎ, ごご, 夕方?
evening | en: evening, night?, in the evening, after work, at night | cn: 晚上, 傍晚, 夜间, 夜里, 下班后 | yue: 夜晚, 晚黑, 夜晚黑, 傍晚, 放工後 | tw: 晚上, 傍晚, 夜間, 下班後 | ja: 夜, 夕方, 夜間, よる, 晩, 仕事帰り
late-night | en: late night, midnight, after midnight, middle of the night, overnight? | cn: 半夜, 深夜, 凌晨, 午夜 | yue: 半夜, 深夜, 凌晨, 半夜三更, 夜媽媽 | tw: 半夜, 深夜, 凌晨, 午夜 | ja: 深夜, 夜中, 真夜中, しんや, 夜遅く
early-morning | en: early morning, dawn, first thing in the morning | cn: 清晨, 一大早, 大清早 | yue: 清早, 一早, 大清早, 好早 | tw: 清晨, 一大早, 大清早 | ja: 早朝, そうちょう, 明け方, 朝一, 朝イチ
this-week | en: this week | cn: 本周, 这周, 这个星期, 这礼拜 | yue: 今個星期, 呢個禮拜, 本週, 今個禮拜 | tw: 本週, 這週, 這個星期, 這禮拜 | ja: 今週, こんしゅう
next-week | en: next week, nxt week | cn: 下周, 下个星期, 下礼拜 | yue: 下星期, 下個禮拜, 下禮拜, 下個星期 | tw: 下週, 下個星期, 下禮拜 | ja: 来週, らいしゅう, 翌週
last-week | en: last week, a week ago | cn: 上周, 上个星期, 上礼拜 | yue: 上星期, 上個禮拜, 上禮拜 | tw: 上週, 上個星期, 上禮拜 | ja: 先週, せんしゅう, 前週
this-month | en: this month | cn: 本月, 这个月 | yue: 今個月, 呢個月, 本月 | tw: 本月, 這個月 | ja: 今月, こんげつ
next-month | en: next month, following month | cn: 下个月, 下月, 次月 | yue: 下個月, 下月 | tw: 下個月, 下月, 次月 | ja: 来月, らいげつ, 翌月
last-month | en: last month, previous month, a month ago | cn: 上个月, 上月 | yue: 上個月, 上月 | tw: 上個月, 上月 | ja: 先月, せんげつ, 前月
end-of-month | en: end of the month, month-end, month end | cn: 月底, 月末 | yue: 月尾, 月底 | tw: 月底, 月末 | ja: 月末, げつまつ, 月の終わり, 末日
beginning-of-month | en: beginning of the month, start of the month, first of the month | cn: 月初, 月头, 每月一号 | yue: 月頭, 月初, 每月一號 | tw: 月初, 每月一號 | ja: 月初, 月初め, げっしょ, 毎月1日
this-year | en: this year, current year | cn: 今年, 本年, 本年度 | yue: 今年, 本年度 | tw: 今年, 本年度 | ja: 今年, ことし, 本年, 今年度
next-year | en: next year | cn: 明年, 来年 | yue: 出年, 明年, 下年 | tw: 明年, 隔年? | ja: 来年, らいねん, 翌年, 来年度
last-year | en: last year, a year ago, previous year | cn: 去年, 上年 | yue: 舊年, 上年, 去年 | tw: 去年, 前一年 | ja: 去年, 昨年, きょねん, 前年
day | en: day, days | cn: 天?, 天数, 整天 | yue: 日?, 日數, 成日? | tw: 天?, 天數, 整天 | ja: 日間, 日数, 一日, 丸一日
week | en: week, weeks, wk | cn: 星期?, 礼拜, 周数, 一周 | yue: 星期?, 禮拜?, 一個星期, 一個禮拜 | tw: 星期?, 禮拜, 一週 | ja: 週間, 一週間, しゅうかん
hour | en: hour, hours, hr, hrs | cn: 小时, 钟头 | yue: 個鐘, 鐘頭, 小時 | tw: 小時, 鐘頭 | ja: 時間?, 一時間, 時間単位
minute | en: minute, minutes, mins, half an hour | cn: 分钟, 半小时, 半个小时 | yue: 分鐘, 半個鐘, 個字? | tw: 分鐘, 半小時, 半個小時 | ja: 分間, 30分, 半時間, 何分, 数分
time-slot | en: time slot, slot, timeslot, time window, available times, session time | cn: 时间段, 时段, 哪个时间段, 场次 | yue: 時段, 邊個時段, 場次, 時間? | tw: 時段, 哪個時段, 場次 | ja: 時間帯, 時間枠, 枠?, 空き時間, じかんたい
specify-time | en: specific time, choose the time, preferred time, at a certain time | cn: 指定时间, 选时间, 约时间 | yue: 指定時間, 揀時間, 自選時間 | tw: 指定時間, 選時間, 自選時間 | ja: 時間指定, 日時指定, 希望時間, 希望日時, 時間を指定
opening-hours | en: opening hours, business hours, working hours, office hours, hours of operation, store hours | cn: 营业时间, 上班时间, 工作时间, 办公时间 | yue: 營業時間, 辦公時間, 服務時間, 開放時間, 開門時間 | tw: 營業時間, 上班時間, 服務時間, 開放時間 | ja: 営業時間, 受付時間, 開館時間, えいぎょうじかん, 診療時間
opening-time | en: opening time, what time do you open, when do you open, open at | cn: 几点开门, 几点营业, 几点上班, 几点开始营业 | yue: 幾點開門, 幾點開舖, 幾點開, 幾點開工 | tw: 幾點開門, 幾點營業, 幾點開始營業 | ja: 何時に開, 開店時間, 何時から営業, 開店, 何時開店
closing-time | en: closing time, what time do you close, when do you close, open until, last order, how late are you open | cn: 几点关门, 几点下班, 几点打烊, 营业到几点 | yue: 幾點關門, 幾點收舖, 幾點收工, 開到幾點, 幾點閂門 | tw: 幾點關門, 幾點打烊, 營業到幾點, 開到幾點 | ja: 何時まで, 閉店時間, 何時に閉, 閉店, ラストオーダー, 何時閉店
open-now | en: open now, are you open, still open, open today, opened today | cn: 开门吗, 营业吗, 现在开着, 今天上班, 还开着 | yue: 有冇開, 開緊, 仲開唔開, 今日開唔開, 開未 | tw: 有開嗎, 有營業嗎, 還開著, 今天有開 | ja: 営業中, 開いてます, やってます?, 営業して, 今日やって
open-all-day | en: 24 hours, round the clock, 24/7, all day, open all night | cn: 24小时, 全天, 二十四小时营业, 通宵 | yue: 24小時, 廿四小時, 全日, 通宵 | tw: 24小時, 全天候, 通宵, 全天 | ja: 24時間, 二十四時間, 終日, 24時間営業, 年中無休
closed-day | en: closed day, day off, regular holiday, which day are you closed, closed on | cn: 休息日, 哪天休息, 店休, 不营业 | yue: 休息日, 邊日休息, 唔開門, 逢星期幾休息 | tw: 公休, 公休日, 店休, 哪天休息, 沒營業 | ja: 定休日, 休業日, 休み?, ていきゅうび, 休館日, 休診日
temporarily-closed | en: temporarily closed, closed for renovation, shut down, closed until | cn: 暂停营业, 停业, 临时关门, 装修停业 | yue: 暫停營業, 停業, 臨時休息, 暫停服務 | tw: 暫停營業, 停業, 臨時公休 | ja: 臨時休業, 休業, 一時休業, 休業中, りんじきゅうぎょう
lunch-break | en: lunch break, break time, closed for lunch, lunch hour | cn: 午休, 午休时间, 中午休息 | yue: 午膳時間, lunch time, 午休, 食晏時間 | tw: 午休, 午休時間, 中午休息 | ja: 昼休み, 休憩時間, お昼休み, ひるやすみ
holiday-hours | en: holiday hours, open on holidays, open during the holidays, holiday opening | cn: 节假日营业, 假期营业, 放假开门, 节假日上班 | yue: 假期營業時間, 公眾假期開唔開, 假期開唔開, 過年開唔開 | tw: 假日營業, 國定假日營業, 連假有開, 過年有開 | ja: 祝日営業, 休日営業, 祝日も営業, 年末年始営業, 休日診療
public-holiday | en: public holiday, bank holiday, holiday, national holiday, holidays | cn: 节假日, 法定假日, 假期, 放假, 公众假期 | yue: 公眾假期, 假期, 紅日, 勞工假, 放假, 銀行假 | tw: 國定假日, 連假, 假期, 放假, 假日 | ja: 祝日, 休日, 連休, しゅくじつ, 祭日
lunar-new-year | en: lunar new year, chinese new year, cny, spring festival | cn: 春节, 过年, 大年初一, 除夕, 年三十 | yue: 農曆新年, 新年?, 過年, 年初一, 年三十, 春節 | tw: 農曆年, 過年, 春節, 除夕, 農曆新年, 大年初一 | ja: 旧正月, 春節, 中国の正月, きゅうしょうがつ
new-year | en: new year, new year's day, new year's eve, year end | cn: 元旦, 跨年, 新年?, 年底 | yue: 元旦, 跨年, 除夕?, 年尾 | tw: 元旦, 跨年, 年底, 新年? | ja: 正月, お正月, 年末年始, 元日, 大晦日, 年末
golden-week | en: golden week, labour day holiday, labor day, may holiday | cn: 黄金周, 五一, 五一假期, 劳动节 | yue: 黃金周, 五一, 勞動節, 五一黃金周 | tw: 黃金週, 勞動節, 五一連假 | ja: ゴールデンウィーク, gw, 大型連休, ゴールデンウイーク
national-day | en: national day, national day holiday, october holiday | cn: 国庆, 国庆节, 十一假期, 十一长假 | yue: 國慶, 十一?, 國慶日, 國慶假期 | tw: 國慶日, 雙十, 雙十節, 國慶連假 | ja: 国慶節, 建国記念日, 国慶節休み
mid-autumn | en: mid-autumn, mid-autumn festival, moon festival, mooncake | cn: 中秋, 中秋节, 月饼 | yue: 中秋, 中秋節, 月餅, 八月十五 | tw: 中秋, 中秋節, 月餅, 中秋連假 | ja: 中秋節, お月見, 月餅, 十五夜
traditional-festivals | en: dragon boat festival, ching ming, qingming, tomb sweeping day | cn: 端午, 清明, 端午节, 清明节 | yue: 端午節, 清明節, 重陽節, 清明, 端午 | tw: 端午節, 清明節, 清明連假, 端午連假 | ja: 端午節, 清明節, 清明, 端午
christmas | en: christmas, xmas, boxing day, christmas eve, easter | cn: 圣诞, 圣诞节, 平安夜, 复活节 | yue: 聖誕, 聖誕節, 平安夜, 復活節, 拆禮物日 | tw: 聖誕, 聖誕節, 耶誕節, 平安夜, 復活節 | ja: クリスマス, クリスマスイブ, イースター, くりすます
obon | en: obon, bon holiday, mid-august holiday | cn: 盂兰盆节, 中元节, 日本盂兰盆 | yue: 盂蘭節, 盂蘭盆節, 中元節 | tw: 中元節, 盂蘭盆節, 盂蘭節 | ja: お盆, お盆休み, 夏季休業, おぼん, 夏期休暇
valentines-mothers-day | en: valentine's day, mother's day, father's day, valentines | cn: 情人节, 母亲节, 父亲节, 七夕 | yue: 情人節, 母親節, 父親節, 七夕 | tw: 情人節, 母親節, 父親節, 七夕 | ja: バレンタイン, 母の日, 父の日, ホワイトデー
spring | en: spring?, springtime, in spring | cn: 春天, 春季 | yue: 春天, 春季 | tw: 春天, 春季 | ja: 春, 春季, はる
summer | en: summer, summertime | cn: 夏天, 夏季, 夏日 | yue: 夏天, 夏季, 熱天 | tw: 夏天, 夏季 | ja: 夏, 夏季, 夏場, なつ
autumn | en: autumn, fall? | cn: 秋天, 秋季 | yue: 秋天, 秋季 | tw: 秋天, 秋季 | ja: 秋, 秋季, あき?
winter | en: winter, wintertime | cn: 冬天, 冬季 | yue: 冬天, 冬季, 凍天? | tw: 冬天, 冬季 | ja: 冬, 冬季, 冬場, ふゆ
peak-season | en: peak season, high season, busy season, peak hours, rush hour, peak time | cn: 旺季, 高峰期, 高峰, 早晚高峰 | yue: 旺季, 繁忙時間, 高峰期, 繁忙時段 | tw: 旺季, 尖峰時段, 尖峰, 高峰期 | ja: 繁忙期, ピーク時, ハイシーズン, ラッシュ, はんぼうき
off-season | en: off-season, off season, low season, off-peak, quiet time | cn: 淡季, 非高峰, 人少的时候 | yue: 淡季, 非繁忙時間, 少人嘅時間 | tw: 淡季, 離峰, 離峰時段, 人少的時候 | ja: 閑散期, オフシーズン, オフピーク, 空いている時間, すいている
deadline | en: deadline, due date, cut-off, cutoff, closing date, by when, last day | cn: 截止, 截止日期, 期限, 最后一天, 最晚什么时候 | yue: 截止, 截止日期, 期限, 死線, 最遲幾時 | tw: 截止, 截止日, 期限, 最後一天, 最晚什麼時候 | ja: 締め切り, 締切, 期限, 〆切, しめきり, いつまで, 期日
expiry | en: expiry, expire, expiration, valid until, validity, expiry date, good until | cn: 有效期, 过期, 到期, 失效, 到期日 | yue: 有效期, 過期, 到期, 失效, 屆滿 | tw: 有效期限, 過期, 到期, 失效, 效期 | ja: 有効期限, 期限切れ, 失効, ゆうこうきげん, 満了, 有効期間
earlier | en: earlier, sooner, bring forward, move forward, move up, earlier date | cn: 提前?, 提早, 早点?, 早一点, 改早 | yue: 提早, 早啲, 改早, 提前?, 早少少 | tw: 提前?, 提早, 早一點, 改早 | ja: 早める, 早めて, 前倒し, もっと早く, 早い時間
later | en: later, at a later time, later date, put off?, move back, push back, postpone | cn: 晚点?, 推迟, 延后, 往后推, 改晚, 推后 | yue: 遲啲, 推遲, 延後, 押後?, 改遲, 遲少少 | tw: 延後, 晚一點, 往後延, 改晚, 推遲 | ja: 後ろ倒し, 延ばす, 遅らせる, 後日, 遅い時間, 先延ばし, 遅らせて
reschedule | en: reschedule, change the date, change the time, another day, different day, move the appointment | cn: 改期?, 改时间, 改日期, 换个时间, 换一天, 改天 | yue: 改期?, 改時間, 改日期, 轉時間, 第二日先, 改第日 | tw: 改期?, 改時間, 改日期, 換時間, 換一天 | ja: 日程変更, 日時変更, 時間変更, 別の日, リスケ, 振替, 日にちを変え
early | en: early, too early, ahead of time, earliest | cn: 太早, 最早, 早到, 提早到 | yue: 太早, 早到, 最快幾時, 最早 | tw: 太早, 最早, 早到, 提早到 | ja: 早い?, 早く着, 早すぎ, 最短, 最速
late | en: late, overdue, behind schedule, too late, tardy | cn: 晚了, 太晚, 逾期, 超时, 来不及 | yue: 遲?, 太遲, 逾期, 過咗期, 趕唔切 | tw: 太晚, 逾期, 超時, 來不及, 遲了 | ja: 遅い?, 遅れた, 間に合わない, 遅すぎ, 延滞, 期限を過ぎ
delay | en: delay, delayed, hold-up, take longer than | cn: 延误, 耽误, 拖延, 延迟 | yue: 延誤, delay, 拖延, 延遲, 拖咗好耐 | tw: 延誤, 延遲, 耽誤, 拖延 | ja: 遅れ, 遅延?, おくれ, 遅れて, 長引く
on-time | en: on time, punctual, in time, on schedule | cn: 准时, 按时, 及时, 来得及 | yue: 準時, 依時, 趕得切, 及時 | tw: 準時, 按時, 及時, 來得及 | ja: 時間通り, 定刻, 間に合う, 間に合い, 期限内
urgent | en: urgent, urgently, asap, as soon as possible, in a hurry, emergency?, rush | cn: 紧急, 急?, 尽快, 加急, 急用, 着急 | yue: 緊急, 急?, 盡快, 急住, 趕住, 加急 | tw: 緊急, 急件, 盡快, 急用, 趕時間 | ja: 至急, 急ぎ, 緊急, なるべく早く, 急いで, お急ぎ, できるだけ早く
immediately | en: immediately, instantly, at once, straight away, right away, instant | cn: 马上, 立刻, 立即, 即时, 立马 | yue: 即刻, 馬上, 立即, 即時 | tw: 馬上, 立刻, 立即, 即時 | ja: すぐ, 直ちに, 即時, 今すぐ, すぐに
soon | en: soon, shortly, any time now, about to | cn: 很快, 快要, 即将, 快到 | yue: 好快, 就嚟, 好快就, 即將 | tw: 很快, 快要, 即將, 快到 | ja: まもなく, もうすぐ, 間もなく, 近々, そろそろ
in-advance | en: in advance, beforehand, ahead, advance notice, prior notice | cn: 提前, 事先, 预先, 提前多久, 提前几天 | yue: 提前, 預先, 事先, 預早, 要早幾耐 | tw: 提前, 事先, 預先, 提前多久, 提前幾天 | ja: 事前, 前もって, 事前に, 何日前, あらかじめ
last-minute | en: last minute, last-minute, short notice, on the day | cn: 临时, 当天临时, 最后一刻, 临时有事 | yue: 臨時, 臨急, 即日先, 最後一刻, 臨時有事 | tw: 臨時, 最後一刻, 臨時有事 | ja: 直前, 土壇場, 急に, ぎりぎり, 急用
temporary | en: temporary, temporarily, for now, short-term, for a while | cn: 暂时, 短期, 临时性, 一阵子 | yue: 暫時, 短期, 臨時性, 一排 | tw: 暫時, 短期, 臨時性, 一陣子 | ja: 一時的, 仮?, 短期, 臨時, しばらく
permanent | en: permanent, permanently, forever, long-term, lifetime | cn: 永久, 长期, 一直, 终身, 永远 | yue: 永久, 長期, 終身, 永遠 | tw: 永久, 長期, 終身, 永遠 | ja: 永久, 永続, 長期, 無期限, ずっと, 終身
every-day | en: every day, daily, everyday, each day | cn: 每天, 每日, 天天 | yue: 日日, 每日, 每天 | tw: 每天, 每日, 天天 | ja: 毎日, 日々, まいにち, 毎朝
every-week | en: every week, weekly, once a week | cn: 每周, 每星期, 每个礼拜 | yue: 每個星期, 每星期, 逢星期, 每個禮拜 | tw: 每週, 每星期, 每個禮拜 | ja: 毎週, 週一回, 週1回, まいしゅう
every-month | en: every month, monthly, each month, per month | cn: 每月, 每个月, 按月 | yue: 每個月, 每月, 月月 | tw: 每個月, 每月, 按月 | ja: 毎月, 月々, まいつき, 月ごと, 月額
every-year | en: every year, yearly, annual, annually, per year | cn: 每年, 年度, 按年 | yue: 每年, 年年, 年度 | tw: 每年, 年度, 按年 | ja: 毎年, 年間, 年額, まいとし, 年一回
always | en: always, all the time, constantly, keeps happening | cn: 总是, 老是, 经常, 一直都 | yue: 成日, 次次, 經常, 一路都, 周時 | tw: 總是, 老是, 經常, 一直都 | ja: いつも, 常に, 毎回, しょっちゅう, 頻繁
sometimes | en: sometimes, occasionally, now and then, from time to time | cn: 有时候, 有时, 偶尔 | yue: 有時, 間中, 耐唔耐, 偶爾 | tw: 有時候, 有時, 偶爾 | ja: 時々, たまに, ときどき, 場合によって
first-time | en: first time, first-time, for the first time, never before | cn: 第一次, 首次, 头一回 | yue: 第一次, 首次, 頭一次, 未試過 | tw: 第一次, 首次, 頭一次 | ja: 初めて, はじめて, 初回, 最初?
again | en: again, once more, another time, one more time, repeatedly | cn: 再次, 再一次, 重新 | yue: 再嚟, 再一次, 重新, 多次 | tw: 再次, 再一次, 重新 | ja: もう一度, 再度, 再び, また?, もう一回
not-yet | en: not yet, still not, still haven't, still hasn't, yet? | cn: 还没, 还没有, 尚未, 至今没 | yue: 仲未, 未?, 都未, 至今未 | tw: 還沒, 還沒有, 尚未, 至今沒有 | ja: まだ, 未だ, いまだに, まだです
already | en: already, previously, before now | cn: 已经, 早就, 之前? | yue: 已經, 經已, 早就 | tw: 已經, 早就 | ja: すでに, 既に, もう?, 以前
start | en: start, begin, commence, starting date, begins | cn: 开始, 起始, 从什么时候 | yue: 開始, 由幾時, 幾時起 | tw: 開始, 從什麼時候, 起始 | ja: 開始, 始まる, 始まり, 始める, はじまる, スタート
end | en: end, finish, over?, ends | cn: 结束, 完毕, 到什么时候 | yue: 完?, 結束, 完結, 幾時完 | tw: 結束, 完畢, 到什麼時候 | ja: 終了, 終わる, 終わり, 終わって, おわり
waiting-time | en: waiting time, wait time, how long to wait, how long is the wait, queue time | cn: 等多久, 等待时间, 排多久, 要等几个小时 | yue: 等幾耐, 輪候時間, 要等幾耐, 等候時間, 排幾耐 | tw: 等多久, 等候時間, 要等多久, 排多久 | ja: 待ち時間, 何分待ち, どのくらい待, まちじかん, 待たされ
`;
