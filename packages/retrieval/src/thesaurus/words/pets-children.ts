/** What people write about pets, babies, children and families. */
export const PETS_CHILDREN = `
pet | en: pet, pets, animal, pet-friendly, pet friendly | cn: 宠物, 带宠物, 毛孩子?, 动物 | yue: 寵物, 帶寵物, 毛孩, 動物 | tw: 寵物, 帶寵物, 毛小孩, 毛孩, 動物 | ja: ペット, ぺっと, ペット可, 動物, ペット連れ
dog | en: dog, puppy, doggy, doggie | cn: 狗, 狗狗, 小狗, 犬 | yue: 狗, 狗狗, 狗仔, 隻狗 | tw: 狗, 狗狗, 小狗, 毛孩子? | ja: 犬, わんちゃん, ワンちゃん, いぬ, 子犬, 愛犬
cat | en: cat, kitten, kitty | cn: 猫, 猫咪, 小猫, 喵星人 | yue: 貓, 貓貓, 貓咪, 隻貓 | tw: 貓, 貓咪, 小貓 | ja: 猫, ねこ, ネコ, 子猫, 猫ちゃん
small-pets | en: rabbit, hamster, bird, parrot, fish tank, turtle, guinea pig | cn: 兔子, 仓鼠, 鹦鹉, 乌龟, 小鸟 | yue: 兔仔, 倉鼠, 雀仔, 烏龜, 龜 | tw: 兔子, 倉鼠, 鸚鵡, 烏龜, 小鳥 | ja: うさぎ, ハムスター, 小鳥, インコ, 亀, 小動物
guide-dog | en: guide dog, service dog, assistance dog, emotional support animal | cn: 导盲犬, 服务犬, 工作犬 | yue: 導盲犬, 服務犬 | tw: 導盲犬, 服務犬, 輔助犬 | ja: 盲導犬, 介助犬, 補助犬, 聴導犬
vet | en: vet, veterinary, animal hospital, veterinarian, pet clinic | cn: 兽医, 宠物医院, 动物医院 | yue: 獸醫, 動物醫院, 睇獸醫, 寵物診所 | tw: 獸醫, 動物醫院, 獸醫院 | ja: 獣医, 動物病院, 獣医師, じゅうい
pet-grooming | en: grooming, pet grooming, groomer, dog bath, trim my dog | cn: 宠物美容, 宠物洗澡, 给狗洗澡, 修毛 | yue: 寵物美容, 幫狗沖涼, 剪毛, 狗狗美容 | tw: 寵物美容, 寵物洗澡, 剪毛 | ja: トリミング, トリマー, シャンプーカット, ペット美容
pet-boarding | en: pet boarding, kennel, pet hotel, pet sitter, pet sitting, dog walking | cn: 宠物寄养, 寄养, 宠物酒店, 遛狗, 上门喂猫 | yue: 寵物酒店, 寵物寄養, 寵物暫託, 放狗, 上門餵貓 | tw: 寵物旅館, 寵物寄宿, 寵物住宿, 遛狗, 到府餵貓 | ja: ペットホテル, ペットシッター, 散歩代行, ペットを預け
pet-food | en: pet food, dog food, cat food, treats, kibble | cn: 狗粮, 猫粮, 宠物粮, 宠物零食, 罐头? | yue: 狗糧, 貓糧, 寵物糧, 貓罐頭, 小食? | tw: 飼料, 狗飼料, 貓飼料, 貓罐頭, 寵物零食 | ja: ペットフード, ドッグフード, キャットフード, 餌, えさ
cat-litter | en: cat litter, litter box, pee pad, poop bag | cn: 猫砂, 尿垫, 猫砂盆, 拾便袋 | yue: 貓砂, 尿墊, 貓砂盆, 狗尿片, 執屎袋 | tw: 貓砂, 尿布墊, 貓砂盆 | ja: 猫砂, ペットシーツ, 猫トイレ, うんち袋
leash-carrier | en: leash, lead?, collar?, pet carrier, muzzle, harness, cage | cn: 牵引绳, 狗绳, 宠物包, 航空箱, 笼子, 嘴套 | yue: 狗帶, 狗繩, 寵物袋, 寵物籠, 狗口罩 | tw: 牽繩, 外出籠, 寵物推車, 嘴套, 籠子 | ja: リード?, 首輪, キャリーバッグ?, ケージ, ハーネス
neuter | en: neuter, spay, desex, sterilised pet, castrate | cn: 绝育, 做绝育 | yue: 絕育, 絕育手術 | tw: 結紮, 絕育 | ja: 避妊手術, 去勢, 不妊手術, 去勢手術
pet-microchip | en: microchip, pet registration, dog licence, rabies, deworming, flea | cn: 芯片?, 宠物芯片, 狂犬疫苗, 驱虫, 狗证 | yue: 植入晶片, 狗牌, 瘋狗針, 杜蟲, 晶片? | tw: 寵物晶片, 狂犬病疫苗, 驅蟲, 植晶片 | ja: マイクロチップ, 狂犬病, 狂犬病予防, ノミ, フィラリア, 虫下し
adopt-pet | en: adopt a pet, adopt, adoption, rehome, animal shelter | cn: 领养, 收养, 领养宠物 | yue: 領養, 收養 | tw: 認養, 領養, 收容所 | ja: 里親, 譲渡会, 引き取る, 保護犬, 保護猫
pet-breed | en: breed, pedigree, large dog, small dog, poodle | cn: 品种, 大型犬, 小型犬, 纯种 | yue: 品種, 大狗, 細狗, 大型犬, 唐狗 | tw: 品種, 大型犬, 小型犬, 米克斯 | ja: 犬種, 大型犬, 小型犬, 品種, 血統書
pet-fee | en: pet fee, pet charge, pet surcharge, charge for dogs | cn: 宠物费, 宠物清洁费 | yue: 寵物費, 帶狗收費, 寵物清潔費 | tw: 寵物費, 寵物清潔費 | ja: ペット料金, ペット同伴料金, ペット料
baby | en: baby, infant, newborn, babies | cn: 宝宝, 婴儿, 小宝宝, 新生儿, 宝贝? | yue: bb, 嬰兒, bb仔, 初生嬰兒, 蘇蝦 | tw: 寶寶, 嬰兒, 新生兒, 小嬰兒 | ja: 赤ちゃん, 乳児, 赤ん坊, あかちゃん, 新生児, ベビー
toddler | en: toddler, little one, two year old, pre-schooler, preschooler | cn: 幼儿, 小宝, 两岁, 学步 | yue: 幼兒, 細路仔, 兩歲, 學行 | tw: 幼兒, 兩歲, 學步兒 | ja: 幼児, ようじ, 未就学児, 幼い子, 2歳児
child | en: child, children, kid, kids, childrens | cn: 孩子, 小孩, 儿童, 小朋友, 小孩子 | yue: 小朋友, 細路, 小童, 兒童, 仔女 | tw: 小孩, 孩子, 兒童, 小朋友 | ja: 子供, 子ども, こども, 小児, お子様, 児童, キッズ
child-age | en: how old is the child, child's age, under 12, kids under, height limit for children | cn: 几岁算儿童, 孩子多大, 儿童年龄, 几岁以下 | yue: 幾多歲以下, 小朋友幾多歲, 小童年齡, 幾歲當小童 | tw: 幾歲以下, 孩子幾歲, 兒童年齡 | ja: 何歳まで, 子供の年齢, 何歳以下, 歳未満, 子供は何歳
child-price | en: child price, child ticket, kids ticket, children's ticket, kids free, child fare | cn: 儿童票, 儿童价, 小孩票, 儿童免费, 小孩收费 | yue: 小童票, 小童飛, 小童收費, 小童價, 小朋友免費 | tw: 兒童票, 兒童價, 小孩免費, 孩童票, 半票 | ja: 子供料金, 小人, こども料金, 子供のチケット, 幼児料金, 小児運賃
unaccompanied-child | en: without parents, child alone, unaccompanied, drop off my kid, accompanied by an adult | cn: 无陪, 孩子单独, 家长陪同, 大人陪同 | yue: 家長陪同, 大人陪住, 小朋友自己, 無人陪伴 | tw: 家長陪同, 大人陪同, 小孩自己, 無大人陪同 | ja: 保護者同伴, 保護者の付き添い, 子供だけ, 子どもだけ, 大人同伴
parent | en: parent, parents, mother, father, mum, mom, dad, guardian | cn: 家长, 父母, 爸爸, 妈妈, 监护人 | yue: 家長, 父母, 阿爸, 阿媽, 監護人, 爸媽 | tw: 家長, 父母, 爸爸, 媽媽, 監護人 | ja: 親?, 保護者, 両親, お母さん, お父さん, ママ, パパ
parental-consent | en: parental consent, consent form, guardian signature, permission slip | cn: 家长同意书, 监护人签字, 家长签字 | yue: 家長同意書, 家長簽名, 監護人同意 | tw: 家長同意書, 監護人簽名, 家長簽名 | ja: 親の同意, 同意書, 保護者の同意, 親権者の同意, 保護者のサイン
family | en: family, families, family-friendly, relative | cn: 家庭, 一家, 亲子, 全家, 家人 | yue: 家庭, 屋企人, 一家大細, 親子, 家人 | tw: 家庭, 親子, 全家, 家人 | ja: 家族, 親子, ファミリー, かぞく, 子連れ
siblings | en: sibling, brother, sister, twins | cn: 兄弟姐妹, 哥哥, 弟弟, 妹妹, 双胞胎, 二胎 | yue: 兄弟姊妹, 細佬, 家姐, 妹妹, 孖仔, 孖女 | tw: 兄弟姊妹, 哥哥, 弟弟, 妹妹, 雙胞胎 | ja: 兄弟, 姉妹, きょうだい, 双子, 弟, 妹
grandparents | en: grandparents, grandma, grandpa, grandmother, grandfather | cn: 爷爷奶奶, 外公外婆, 姥姥, 祖父母 | yue: 公公婆婆, 爺爺嫲嫲, 婆婆, 嫲嫲 | tw: 爺爺奶奶, 外公外婆, 阿公阿嬤 | ja: 祖父母, おじいちゃん, おばあちゃん, 祖母, 祖父
stroller | en: stroller, pram, pushchair, buggy | cn: 婴儿车, 推车?, 童车 | yue: bb車, 嬰兒車, 手推車? | tw: 嬰兒車, 嬰兒推車, 推車? | ja: ベビーカー, ベビーバギー, バギー, べびーかー
baby-carrier | en: baby carrier, baby sling, baby wrap | cn: 背带, 婴儿背带, 腰凳 | yue: 揹帶, 孭帶, 嬰兒揹帶 | tw: 揹巾, 背巾, 嬰兒背帶, 腰凳 | ja: 抱っこ紐, だっこひも, 抱っこひも, スリング
car-seat | en: car seat, child seat, booster seat, baby seat | cn: 安全座椅, 儿童座椅, 儿童安全座椅 | yue: 安全座椅, 嬰兒座椅, 兒童安全座椅, bb安全椅 | tw: 安全座椅, 兒童安全座椅, 汽座 | ja: チャイルドシート, ベビーシート, ジュニアシート
high-chair | en: high chair, highchair, baby chair, kids chair | cn: 宝宝椅, 儿童餐椅, bb椅 | yue: bb櫈, 兒童餐椅, 高腳bb椅 | tw: 兒童椅, 寶寶椅, 兒童餐椅 | ja: 子供椅子, ベビーチェア, 子ども用椅子, キッズチェア, ハイチェア
nappy | en: nappy, diaper, nappies, diapers, wet wipes | cn: 尿不湿, 纸尿裤, 尿布, 湿巾 | yue: 尿片, 紙尿片, 濕紙巾 | tw: 尿布, 紙尿褲, 濕紙巾 | ja: おむつ, オムツ, 紙おむつ, おしりふき
nursing-room | en: nursing room, baby changing room, baby room, diaper changing, breastfeeding room | cn: 母婴室, 哺乳室, 换尿布台 | yue: 育嬰室, 哺乳室, 換片枱, 換片 | tw: 哺乳室, 育嬰室, 尿布台, 哺集乳室 | ja: 授乳室, おむつ替え, ベビールーム, オムツ交換台
baby-milk | en: formula, baby formula, milk powder, baby bottle, baby milk | cn: 奶粉, 奶瓶, 婴儿奶粉, 配方奶 | yue: 奶粉, 奶樽, bb奶粉, 沖奶 | tw: 奶粉, 奶瓶, 配方奶, 泡奶 | ja: 粉ミルク, ミルク?, 哺乳瓶, 調乳, 液体ミルク
baby-food | en: baby food, weaning, puree, solid food | cn: 辅食, 婴儿食品, 米糊 | yue: bb食品, 嬰兒食品, 固體食物, 糊仔 | tw: 副食品, 嬰兒食品, 寶寶粥 | ja: 離乳食, ベビーフード, りにゅうしょく
kids-meal | en: kids meal, kids menu, children's menu, child's meal | cn: 儿童餐, 宝宝餐 | yue: 兒童餐, 小朋友餐, 兒童餐單 | tw: 兒童餐, 兒童菜單 | ja: お子様ランチ, キッズメニュー, 子供メニュー, お子様メニュー
kids-area | en: play area, kids room, playground, play room, kids corner, soft play | cn: 儿童乐园, 游乐区, 儿童区, 游戏室, 淘气堡 | yue: 遊戲室, 兒童遊樂區, playhouse, playroom, 遊樂場? | tw: 兒童遊戲區, 遊戲室, 親子空間, 遊戲區 | ja: キッズスペース, キッズルーム, 遊び場, プレイルーム, キッズコーナー
toy | en: toy, toys, doll, lego, stuffed toy | cn: 玩具, 积木, 毛绒玩具, 娃娃 | yue: 玩具, 公仔, 積木, 毛公仔 | tw: 玩具, 積木, 娃娃, 玩偶 | ja: おもちゃ, 玩具, ぬいぐるみ, 積み木, 人形
babysitter | en: babysitter, nanny, childcare, babysitting, child minding | cn: 保姆, 月嫂, 托儿, 临时看孩子, 带孩子 | yue: 保姆, 湊仔, 托兒, 陪月, 幫手湊小朋友 | tw: 保母, 托嬰, 托育, 月嫂, 帶小孩 | ja: ベビーシッター, 託児, 託児所, 一時預かり, シッター
kindergarten | en: kindergarten, nursery?, daycare, preschool, creche, playgroup | cn: 幼儿园, 托儿所, 早教, 托班 | yue: 幼稚園, 幼兒園, 幼兒中心, n班, 學前班 | tw: 幼兒園, 托兒所, 幼稚園, 幼幼班 | ja: 保育園, 幼稚園, 保育所, こども園, ほいくえん
primary-school-pupil | en: primary school, elementary school, schoolchild, pupil, grade one | cn: 小学, 小学生, 一年级 | yue: 小學, 小學生, 小一, 升小 | tw: 國小, 小學, 國小生, 小一 | ja: 小学生, 小学校, 小学, 低学年, 高学年
teenager | en: teenager, secondary school, high school, teen, middle school, junior high | cn: 中学生, 青少年, 初中, 高中, 高中生 | yue: 中學生, 青少年, 中學, 後生仔 | tw: 國中生, 高中生, 青少年, 國中, 高中 | ja: 中学生, 高校生, 中高生, 未成年者, ティーン, 十代
school-age | en: school age, school-age, starting school, age to start, which grade | cn: 学龄, 入学年龄, 几岁上学, 适龄儿童 | yue: 學齡, 入學年齡, 幾歲讀書, 適齡 | tw: 學齡, 入學年齡, 幾歲入學, 適齡 | ja: 学齢, 就学年齢, 入学年齢, 何歳から入園, 対象年齢
school-holiday | en: school holiday, summer holiday, summer camp, half term, winter break, summer vacation | cn: 暑假, 寒假, 夏令营, 暑期班 | yue: 暑假, 暑期班, 夏令營, 學校假期, 寒假 | tw: 暑假, 寒假, 夏令營, 冬令營 | ja: 夏休み, 冬休み, 春休み, サマーキャンプ, なつやすみ
after-school | en: after-school, after school, homework, homework help, pick up from school | cn: 放学, 课后班, 作业, 托管班, 接孩子 | yue: 放學, 功課, 功課輔導, 補習, 課後託管, 接放學 | tw: 放學, 安親班, 作業?, 課後班, 接小孩 | ja: 放課後, 学童, 宿題, 学童保育, お迎え
hobby-class | en: lessons for kids, kids class, children's class, piano lesson, drawing class, extracurricular | cn: 兴趣班, 少儿班, 钢琴课, 画画班, 才艺班 | yue: 小朋友興趣班, 兒童班, 學琴, 畫畫班, 興趣班? | tw: 才藝班, 兒童班, 鋼琴課, 畫畫課 | ja: 習い事, 子供教室, キッズクラス, ピアノ教室, おけいこ
child-safety | en: child-safe, choking hazard, child lock, safe for babies, baby proof | cn: 儿童锁, 宝宝能用吗, 婴儿可用, 防误吞 | yue: 兒童鎖, bb用得, 小朋友用得, 細路啱用 | tw: 兒童安全鎖, 寶寶可以用, 嬰兒可用, 誤吞 | ja: チャイルドロック, 赤ちゃんでも使え, 誤飲, 子供に安全
birth-certificate | en: birth certificate, family register, proof of relationship | cn: 出生证明, 户口本, 出生证 | yue: 出世紙, 出生證明書 | tw: 出生證明, 戶口名簿, 戶籍謄本 | ja: 出生証明書, 戸籍謄本, 住民票, 母子手帳
maternity-leave | en: maternity leave, parental leave, paternity leave | cn: 产假, 陪产假, 育儿假 | yue: 產假, 侍產假, 放產假 | tw: 產假, 陪產假, 育嬰假, 育嬰留停 | ja: 産休, 育休, 育児休暇, 育児休業
postnatal-care | en: postnatal, confinement, postpartum, confinement centre | cn: 坐月子, 月子中心, 产后恢复 | yue: 坐月, 陪月員, 產後護理, 月子中心 | tw: 坐月子, 月子中心, 產後護理之家, 月子餐 | ja: 産後ケア, 産後, さんご, 里帰り
child-allowance | en: child allowance, child benefit, childcare subsidy | cn: 育儿补贴, 生育津贴, 托儿补贴 | yue: 學券, 書簿津貼, 託兒津貼, 子女免稅額 | tw: 育兒津貼, 托育補助, 生育補助 | ja: 児童手当, 子育て支援, 出産一時金, 子ども手当, 育児給付
kids-size | en: kids size, children's size, baby clothes, children's clothing, kidswear | cn: 童装, 儿童尺码, 婴儿衣服, 童鞋 | yue: 童裝, bb衫, 小朋友size, 童鞋 | tw: 童裝, 兒童尺寸, 嬰兒服, 童鞋 | ja: 子供服, キッズサイズ, ベビー服, 子供サイズ, ベビーサイズ
`;
