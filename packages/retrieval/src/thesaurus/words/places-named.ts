/** Names of countries, regions and cities: what holds in one of them need not hold in another. */
export const PLACES_NAMED = `
nagoya | en: nagoya | cn: 名古屋 | yue: 名古屋 | tw: 名古屋 | ja: 名古屋
fukuoka | en: fukuoka | cn: 福冈 | yue: 福岡 | tw: 福岡 | ja: 福岡, 博多
sapporo | en: sapporo | cn: 札幌 | yue: 札幌 | tw: 札幌 | ja: 札幌
kobe | en: kobe | cn: 神户 | yue: 神戶 | tw: 神戶 | ja: 神戸
yokohama | en: yokohama | cn: 横滨 | yue: 橫濱 | tw: 橫濱 | ja: 横浜
sendai | en: sendai | cn: 仙台 | yue: 仙台 | tw: 仙台 | ja: 仙台
hiroshima | en: hiroshima | cn: 广岛 | yue: 廣島 | tw: 廣島 | ja: 広島
nara | en: nara | cn: 奈良 | yue: 奈良 | tw: 奈良 | ja: 奈良
kyushu | en: kyushu | cn: 九州 | yue: 九州 | tw: 九州 | ja: 九州
shikoku | en: shikoku | cn: 四国 | yue: 四國 | tw: 四國 | ja: 四国
guangzhou | en: guangzhou | cn: 广州 | yue: 廣州 | tw: 廣州 | ja: 広州
shenzhen | en: shenzhen | cn: 深圳 | yue: 深圳 | tw: 深圳 | ja: 深圳, 深セン
hangzhou | en: hangzhou | cn: 杭州 | yue: 杭州 | tw: 杭州 | ja: 杭州
chengdu | en: chengdu | cn: 成都 | yue: 成都 | tw: 成都 | ja: 成都
chongqing | en: chongqing | cn: 重庆 | yue: 重慶 | tw: 重慶 | ja: 重慶
wuhan | en: wuhan | cn: 武汉 | yue: 武漢 | tw: 武漢 | ja: 武漢
nanjing | en: nanjing | cn: 南京 | yue: 南京 | tw: 南京 | ja: 南京
suzhou | en: suzhou | cn: 苏州 | yue: 蘇州 | tw: 蘇州 | ja: 蘇州
xian | en: xi'an | cn: 西安 | yue: 西安 | tw: 西安 | ja: 西安
tianjin | en: tianjin | cn: 天津 | yue: 天津 | tw: 天津 | ja: 天津
xinjiang | en: xinjiang | cn: 新疆 | yue: 新疆 | tw: 新疆 | ja: 新疆
tibet | en: tibet | cn: 西藏 | yue: 西藏 | tw: 西藏 | ja: チベット
kowloon | en: kowloon | cn: 九龙 | yue: 九龍 | tw: 九龍 | ja: 九龍
hong-kong-island | en: hong kong island | cn: 港岛, 香港岛 | yue: 港島, 香港島 | tw: 港島 | ja: 香港島
new-territories | en: new territories | cn: 新界 | yue: 新界 | tw: 新界 | ja: 新界
lantau | en: lantau, tung chung, discovery bay | cn: 大屿山, 东涌 | yue: 大嶼山, 東涌, 愉景灣 | tw: 大嶼山 | ja: ランタオ島
taichung | en: taichung | cn: 台中 | yue: 台中 | tw: 台中, 臺中 | ja: 台中
tainan | en: tainan | cn: 台南 | yue: 台南 | tw: 台南, 臺南 | ja: 台南
kaohsiung | en: kaohsiung | cn: 高雄 | yue: 高雄 | tw: 高雄 | ja: 高雄
new-york | en: new york, nyc, brooklyn, manhattan | cn: 纽约 | yue: 紐約 | tw: 紐約 | ja: ニューヨーク
los-angeles | en: los angeles | cn: 洛杉矶 | yue: 洛杉磯 | tw: 洛杉磯 | ja: ロサンゼルス
san-francisco | en: san francisco | cn: 旧金山 | yue: 三藩市 | tw: 舊金山 | ja: サンフランシスコ
chicago | en: chicago | cn: 芝加哥 | yue: 芝加哥 | tw: 芝加哥 | ja: シカゴ
boston | en: boston | cn: 波士顿 | yue: 波士頓 | tw: 波士頓 | ja: ボストン
seattle | en: seattle | cn: 西雅图 | yue: 西雅圖 | tw: 西雅圖 | ja: シアトル
portland | en: portland | cn: 波特兰 | yue: 波特蘭 | tw: 波特蘭 | ja: ポートランド
texas | en: texas | cn: 得州, 德州 | yue: 德州 | tw: 德州 | ja: テキサス
california | en: california | cn: 加州 | yue: 加州 | tw: 加州 | ja: カリフォルニア
florida | en: florida | cn: 佛罗里达 | yue: 佛羅里達 | tw: 佛羅里達 | ja: フロリダ
hawaii | en: hawaii | cn: 夏威夷 | yue: 夏威夷 | tw: 夏威夷 | ja: ハワイ
alaska | en: alaska | cn: 阿拉斯加 | yue: 阿拉斯加 | tw: 阿拉斯加 | ja: アラスカ
toronto | en: toronto | cn: 多伦多 | yue: 多倫多 | tw: 多倫多 | ja: トロント
vancouver | en: vancouver | cn: 温哥华 | yue: 溫哥華 | tw: 溫哥華 | ja: バンクーバー
london | en: london | cn: 伦敦 | yue: 倫敦 | tw: 倫敦 | ja: ロンドン
paris | en: paris | cn: 巴黎 | yue: 巴黎 | tw: 巴黎 | ja: パリ
berlin | en: berlin | cn: 柏林 | yue: 柏林 | tw: 柏林 | ja: ベルリン
scotland | en: scotland, edinburgh, glasgow | cn: 苏格兰 | yue: 蘇格蘭 | tw: 蘇格蘭 | ja: スコットランド
ireland | en: ireland, dublin, irish | cn: 爱尔兰 | yue: 愛爾蘭 | tw: 愛爾蘭 | ja: アイルランド
netherlands | en: netherlands, amsterdam, dutch | cn: 荷兰 | yue: 荷蘭 | tw: 荷蘭 | ja: オランダ
switzerland | en: switzerland, zurich, swiss | cn: 瑞士 | yue: 瑞士 | tw: 瑞士 | ja: スイス
sydney | en: sydney, melbourne | cn: 悉尼, 墨尔本 | yue: 悉尼, 墨爾本 | tw: 雪梨, 墨爾本 | ja: シドニー, メルボルン
mexico | en: mexico, mexican | cn: 墨西哥 | yue: 墨西哥 | tw: 墨西哥 | ja: メキシコ
brazil | en: brazil, brazilian | cn: 巴西 | yue: 巴西 | tw: 巴西 | ja: ブラジル
russia | en: russia, moscow, russian | cn: 俄罗斯 | yue: 俄羅斯 | tw: 俄羅斯 | ja: ロシア
seoul | en: seoul, busan | cn: 首尔, 釜山 | yue: 首爾, 釜山 | tw: 首爾, 釜山 | ja: ソウル, 釜山
`;
