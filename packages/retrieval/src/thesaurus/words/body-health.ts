/** What people write about the body, how they feel and what ails them. */
export const BODY_HEALTH = `
head | en: head | cn: 头?, 头部, 脑袋 | yue: 頭?, 頭部, 個頭 | tw: 頭部, 頭? | ja: 頭?, あたま, 頭部
headache | en: headache, migraine, head hurts | cn: 头疼, 头痛, 偏头痛 | yue: 頭痛, 頭赤, 偏頭痛 | tw: 頭痛, 偏頭痛 | ja: 頭痛, 頭が痛, ずつう, 偏頭痛
dizzy | en: dizzy, dizziness, faint, fainted, lightheaded, vertigo | cn: 头晕, 晕倒, 眩晕, 昏倒 | yue: 頭暈, 暈低, 天旋地轉, 暈眩 | tw: 頭暈, 暈倒, 暈眩 | ja: めまい, ふらつき, 立ちくらみ, くらくら, 失神
eye | en: eye, eyes, eyelid | cn: 眼睛, 眼部, 眼皮 | yue: 眼睛, 對眼, 隻眼, 眼皮 | tw: 眼睛, 眼部, 眼皮 | ja: 目?, 眼?, まぶた, 目元
eye-trouble | en: eye infection, pink eye, itchy eyes, red eyes, dry eyes, blurry vision | cn: 红眼病, 结膜炎, 眼睛痒, 干眼症, 视力模糊 | yue: 紅眼症, 眼痕, 眼乾, 睇嘢矇, 眼紅 | tw: 結膜炎, 眼睛癢, 乾眼症, 紅眼症 | ja: 結膜炎, 目のかゆみ, 充血, ドライアイ, ものもらい
short-sighted | en: short-sighted, nearsighted, myopia, far-sighted, astigmatism | cn: 近视, 近视眼, 老花, 散光, 远视 | yue: 近視, 老花, 散光, 遠視 | tw: 近視, 老花, 散光, 遠視 | ja: 近視, 老眼, 乱視, 遠視
ear | en: ear, earache, ears, hearing | cn: 耳朵, 耳朵疼, 听力, 耳鸣 | yue: 耳仔, 耳痛, 聽力, 耳鳴 | tw: 耳朵, 耳朵痛, 聽力, 耳鳴 | ja: 耳, みみ, 耳鳴り, 聴力, 難聴
nose | en: nose, nasal, runny nose, blocked nose, stuffy nose | cn: 鼻子, 鼻塞, 流鼻涕, 鼻炎 | yue: 鼻, 鼻塞, 流鼻水, 鼻敏感, 鼻水 | tw: 鼻子, 鼻塞, 流鼻水, 鼻炎 | ja: 鼻, 鼻水, 鼻づまり, 鼻炎, はなみず
nosebleed | en: nosebleed, nose bleed | cn: 流鼻血, 鼻出血 | yue: 流鼻血 | tw: 流鼻血 | ja: 鼻血, はなぢ
throat | en: throat, sore throat, tonsils | cn: 喉咙, 嗓子, 喉咙痛, 嗓子疼, 扁桃体 | yue: 喉嚨, 喉嚨痛, 喉嚨沙, 扁桃腺 | tw: 喉嚨, 喉嚨痛, 扁桃腺 | ja: 喉, のど, のどが痛, 喉の痛み, 扁桃腺
mouth | en: mouth, lips, tongue, gum? | cn: 嘴?, 嘴巴, 嘴唇, 舌头, 牙龈 | yue: 口腔, 個口, 嘴唇, 脷, 牙肉 | tw: 嘴巴, 嘴唇, 舌頭, 牙齦 | ja: 口?, 唇, 舌, くち, 歯茎
tooth | en: tooth, teeth, molar | cn: 牙齿, 牙?, 大牙 | yue: 牙?, 棚牙, 牙齒, 大牙 | tw: 牙齒, 牙? | ja: 歯?, 奥歯, 前歯
toothache | en: toothache, tooth hurts, tooth ache, sore tooth | cn: 牙疼, 牙痛, 牙齿疼 | yue: 牙痛, 牙赤, 牙酸痛 | tw: 牙痛, 牙齒痛 | ja: 歯痛, 歯が痛, 歯の痛み, はいた
neck-shoulder | en: neck, shoulder, stiff neck | cn: 脖子, 肩膀, 颈椎, 落枕, 肩颈 | yue: 條頸, 膊頭, 肩頸, 瞓捩頸, 頸痛 | tw: 脖子, 肩膀, 肩頸, 落枕 | ja: 首?, 肩, 肩こり, くび, 寝違え
back-waist | en: back pain, backache, lower back, spine, sore back | cn: 腰, 腰疼, 背痛, 腰酸背痛, 腰椎 | yue: 腰痛, 腰骨, 背脊, 背痛, 腰痠背痛 | tw: 腰痛, 背痛, 腰痠背痛, 下背痛 | ja: 腰, 腰痛, 背中, ぎっくり腰, ようつう
chest-heart | en: heart, chest pain, chest, heartbeat, palpitations | cn: 心脏, 胸口, 胸闷, 心跳, 心慌 | yue: 心臟, 心口, 心口痛, 心跳, 心口翳 | tw: 心臟, 胸口, 胸悶, 心悸 | ja: 心臓, 胸, 胸の痛み, 動悸, しんぞう
breathing | en: breath, breathe, breathing, short of breath, lungs | cn: 呼吸, 喘不上气, 呼吸困难, 肺 | yue: 呼吸, 透唔到氣, 抖唔到氣, 氣促, 肺 | tw: 呼吸, 喘不過氣, 呼吸困難, 肺 | ja: 呼吸, 息苦しい, 息切れ, 肺, 息が
asthma | en: asthma, inhaler, wheeze | cn: 哮喘, 气喘 | yue: 哮喘, 扯蝦 | tw: 氣喘, 哮喘 | ja: 喘息, ぜんそく, 吸入器
stomach | en: stomach, tummy, belly, abdomen | cn: 肚子, 胃, 腹部, 小腹 | yue: 個肚, 個胃, 胃部, 腹部 | tw: 肚子, 胃, 腹部 | ja: お腹, おなか, 胃, 腹部
stomach-ache | en: stomach ache, stomachache, tummy ache, stomach pain, cramps? | cn: 肚子疼, 肚子痛, 胃疼, 胃痛, 胃不舒服 | yue: 肚痛, 胃痛, 個肚痛, 肚攣, 胃氣脹 | tw: 肚子痛, 胃痛, 腹痛, 胃食道逆流 | ja: 腹痛, お腹が痛, 胃痛, おなかが痛, 胃もたれ
diarrhoea | en: diarrhoea, diarrhea, loose stool, the runs | cn: 拉肚子, 腹泻, 闹肚子 | yue: 肚屙, 屙肚, 腹瀉, 肚瀉 | tw: 拉肚子, 腹瀉 | ja: 下痢, げり, お腹を壊, お腹をこわ
constipation | en: constipation, constipated | cn: 便秘, 拉不出 | yue: 便秘, 屙唔出 | tw: 便秘, 便祕 | ja: 便秘, べんぴ
vomit | en: vomit, throw up, vomiting, nausea, nauseous, puke | cn: 呕吐, 恶心, 想吐, 吐了 | yue: 嘔, 作嘔, 作悶, 嘔吐, 想嘔 | tw: 嘔吐, 噁心, 想吐 | ja: 吐き気, 嘔吐, 吐く, 気持ち悪い, 吐いて
food-poisoning | en: food poisoning, ate something bad, stomach flu, gastroenteritis | cn: 食物中毒, 吃坏肚子, 肠胃炎 | yue: 食物中毒, 食壞肚, 腸胃炎, 食錯嘢 | tw: 食物中毒, 吃壞肚子, 腸胃炎 | ja: 食中毒, 胃腸炎, 食あたり, しょくちゅうどく
limbs | en: arm, leg, hand, foot, feet, finger, toe | cn: 胳膊, 大腿, 小腿, 手臂, 脚趾, 手指 | yue: 手臂, 隻手, 隻腳, 大髀, 手指, 腳趾 | tw: 手臂, 大腿, 小腿, 手指, 腳趾 | ja: 腕, 脚, 手足, 指?, あし, 足?
knee-joint | en: knee, joint, ankle, wrist, elbow, arthritis | cn: 膝盖, 关节, 脚踝, 手腕, 关节炎 | yue: 膝頭, 膝頭哥, 關節, 腳眼, 手腕, 關節炎 | tw: 膝蓋, 關節, 腳踝, 手腕, 關節炎 | ja: 膝, ひざ, 関節, 足首, 手首, 関節炎
muscle | en: muscle, cramp, sore muscles, muscle pain | cn: 肌肉, 抽筋, 肌肉酸痛 | yue: 肌肉, 抽筋, 肌肉痠痛, 拉傷 | tw: 肌肉, 抽筋, 肌肉痠痛 | ja: 筋肉, 筋肉痛, つった, こむら返り, 肉離れ
fracture-sprain | en: fracture, broken bone, sprain, sprained, twisted ankle, broken leg | cn: 骨折, 扭伤, 崴脚, 骨裂 | yue: 骨折, 斷骨, 拗柴, 扭親, 骨裂 | tw: 骨折, 扭傷, 扭到, 骨裂 | ja: 骨折, 捻挫, ねんざ, こっせつ, ひび?
injury | en: injury, injured, hurt, wound, hurt myself | cn: 受伤, 伤口, 弄伤, 外伤 | yue: 受傷, 整親, 傷口, 損咗?, 跌親 | tw: 受傷, 傷口, 外傷 | ja: 怪我, ケガ, けが, 傷口, 負傷
bleeding | en: bleed, bleeding, bled, blood | cn: 流血, 出血, 止血 | yue: 流血, 出血, 止血 | tw: 流血, 出血, 止血 | ja: 出血, 血が出, しゅっけつ, 流血
burn | en: burnt skin, scald, scalded, burn? | cn: 烫伤, 烧伤 | yue: 燙傷, 淥親, 燒傷, 焫親 | tw: 燙傷, 燒燙傷 | ja: やけど, 火傷
scar | en: scar, stitches, scar removal | cn: 疤痕, 伤疤, 缝针, 拆线 | yue: 疤痕, 疤, 聯針, 拆線 | tw: 疤痕, 縫針, 拆線 | ja: 傷跡, 傷あと, 縫合, 抜糸
bruise-swelling | en: bruise, swelling, swollen, lump | cn: 肿, 肿了, 淤青, 肿块 | yue: 腫, 腫咗, 瘀, 起瘤 | tw: 腫, 腫起來, 瘀青, 腫塊 | ja: 腫れ, はれ?, あざ, むくみ, しこり
pain | en: pain, painful, ache, hurts, sore | cn: 疼, 痛, 疼痛 | yue: 痛, 好痛, 赤住痛, 痛楚 | tw: 痛, 疼痛 | ja: 痛い, 痛み, 痛く, いたい, 痛む
itch | en: itch, itchy, itchiness | cn: 痒, 瘙痒, 发痒 | yue: 痕?, 好痕, 痕癢 | tw: 癢, 搔癢, 發癢 | ja: かゆい, かゆみ, 痒い, 痒み
allergy | en: allergy, allergic, alergic, allergies, intolerance | cn: 过敏, 过敏原, 过敏史, 不耐受 | yue: 敏感?, 過敏, 致敏原, 過敏症 | tw: 過敏, 過敏原, 過敏史 | ja: アレルギー, アレルゲン, アレルギー体質, 不耐症
hay-fever | en: hay fever, pollen, seasonal allergy | cn: 花粉症, 花粉过敏 | yue: 花粉症, 花粉敏感 | tw: 花粉症, 花粉過敏 | ja: 花粉症, かふんしょう, 花粉
rash | en: rash, hives, red spots, skin rash | cn: 皮疹, 起疹子, 荨麻疹, 红疹 | yue: 出疹, 紅疹, 風癩, 起粒粒 | tw: 起疹子, 紅疹, 蕁麻疹 | ja: 発疹, じんましん, ブツブツ
skin | en: skin, complexion | cn: 皮肤, 肤质, 肌肤 | yue: 皮膚, 膚質, 肌膚 | tw: 皮膚, 膚質, 肌膚 | ja: 肌, 皮膚, はだ, ひふ
sensitive-skin | en: sensitive skin, delicate skin | cn: 敏感肌, 敏感皮肤, 敏感肌肤 | yue: 敏感肌, 敏感皮膚 | tw: 敏感肌, 敏感性肌膚 | ja: 敏感肌, 肌が弱い, びんかんはだ
eczema | en: eczema, atopic, dermatitis | cn: 湿疹, 皮炎, 特应性皮炎 | yue: 濕疹, 皮膚炎, 異位性皮膚炎 | tw: 濕疹, 皮膚炎, 異位性皮膚炎 | ja: 湿疹, アトピー, 皮膚炎
acne | en: acne, pimple, spots?, blackhead | cn: 痘痘, 青春痘, 粉刺, 黑头, 长痘 | yue: 暗瘡, 豆豆, 黑頭, 粉刺, 生暗瘡 | tw: 痘痘, 青春痘, 粉刺 | ja: ニキビ, にきび, 吹き出物, 黒ずみ?
cold-flu | en: a cold, common cold, flu, influenza, caught a cold | cn: 感冒, 流感, 着凉, 伤风 | yue: 感冒, 傷風, 流感, 冷親, 傷風感冒 | tw: 感冒, 流感, 著涼 | ja: 風邪, かぜ, インフルエンザ, インフル, 風邪気味
covid | en: covid, covid-19, coronavirus, corona, tested positive | cn: 新冠, 新冠肺炎, 阳了, 阳性? | yue: 新冠, 新冠肺炎, 中招?, 確診新冠 | tw: 新冠, 新冠肺炎, 新冠確診 | ja: コロナ, 新型コロナ, 新型コロナウイルス, コロナ陽性
fever | en: fever, high temperature, feverish, running a temperature | cn: 发烧, 发热, 高烧, 退烧 | yue: 發燒, 燒到, 退燒, 高燒 | tw: 發燒, 發燙, 高燒, 退燒 | ja: 熱?, 発熱, 高熱, 熱がある, 微熱, 解熱
body-temperature | en: body temperature, thermometer, take temperature | cn: 体温, 量体温, 体温计 | yue: 體溫, 探熱, 探熱針, 量體溫 | tw: 體溫, 量體溫, 耳溫槍, 額溫 | ja: 体温, 検温, 体温計, たいおん
cough | en: cough, coughing, phlegm | cn: 咳嗽, 咳痰, 干咳, 有痰 | yue: 咳, 咳嗽, 有痰, 乾咳 | tw: 咳嗽, 有痰, 乾咳 | ja: 咳, せき, 咳き込む, 痰
infection | en: infection, infected, inflammation, bacteria, virus? | cn: 感染, 发炎, 炎症, 病毒? | yue: 感染, 發炎, 含膿, 細菌 | tw: 感染, 發炎, 細菌 | ja: 感染, 炎症, 細菌, 化膿, 感染症
contagious | en: contagious, infectious, spread to others, catch it from | cn: 传染, 会传染, 传染病 | yue: 傳染, 惹到人, 會惹, 傳染病 | tw: 傳染, 會傳染, 傳染病 | ja: うつる?, 伝染, 感染力, 人にうつ
isolation | en: quarantine, isolate, isolation, stay home sick | cn: 隔离, 居家隔离 | yue: 隔離, 居家隔離, 檢疫 | tw: 隔離, 居家隔離, 檢疫 | ja: 隔離, 自宅待機, 自宅療養, 検疫
blood-pressure | en: blood pressure, hypertension, high blood pressure | cn: 血压, 高血压, 量血压 | yue: 血壓, 血壓高, 量血壓, 高血壓 | tw: 血壓, 高血壓, 量血壓 | ja: 血圧, 高血圧, けつあつ
diabetes | en: diabetes, diabetic, blood sugar, insulin | cn: 糖尿病, 血糖, 胰岛素 | yue: 糖尿, 糖尿病, 血糖, 胰島素 | tw: 糖尿病, 血糖, 胰島素 | ja: 糖尿病, 血糖値, とうにょうびょう, インスリン
chronic-illness | en: chronic illness, long-term condition, chronic disease, pre-existing condition | cn: 慢性病, 基础疾病, 既往症, 长期病 | yue: 長期病患, 慢性病, 長期病, 已有病症 | tw: 慢性病, 既有疾病, 長期疾病 | ja: 持病, 慢性疾患, 基礎疾患, 既往症
cancer | en: cancer, tumour, tumor, chemotherapy | cn: 癌症, 肿瘤, 化疗, 癌 | yue: 癌症, 腫瘤, 化療, 癌 | tw: 癌症, 腫瘤, 化療, 癌 | ja: がん, 癌, 腫瘍, 抗がん剤
illness | en: illness, sick, ill, disease, not well, unwell | cn: 生病, 病了, 疾病, 得病 | yue: 病咗, 病?, 生病, 疾病 | tw: 生病, 疾病, 病痛 | ja: 病気, びょうき, 体調が悪, 疾患
recover | en: recover, recovery?, get better, heal, recuperate | cn: 康复期, 痊愈, 恢复期, 病好了, 养伤 | yue: 康復期, 痊癒, 好番晒, 休養 | tw: 痊癒, 康復期, 休養, 恢復期 | ja: 回復, 治る, 治り, 完治, 療養
pregnant | en: pregnant, pregnancy, expecting a baby, mum-to-be, maternity | cn: 怀孕, 孕妇, 孕期, 有了身孕 | yue: 懷孕, 大肚, 有咗bb, 孕婦, 大肚婆 | tw: 懷孕, 孕婦, 孕期 | ja: 妊娠, 妊婦, 妊娠中, にんしん, マタニティ
childbirth | en: give birth, childbirth, delivery of a baby, due date? | cn: 生孩子, 分娩, 预产期, 产检, 顺产 | yue: 生bb, 生仔, 分娩, 預產期, 產檢 | tw: 生小孩, 分娩, 預產期, 產檢 | ja: 出産, 分娩, お産, 出産予定日
breastfeeding | en: breastfeed, breastfeeding, nursing mother, breast milk | cn: 母乳, 喂奶, 哺乳期 | yue: 餵母乳, 餵人奶, 人奶, 哺乳 | tw: 餵母奶, 母乳, 哺乳, 親餵 | ja: 授乳, 母乳, じゅにゅう, 授乳中
period | en: menstruation, menstrual, time of the month, period pain, period? | cn: 月经, 生理期, 例假, 大姨妈, 痛经 | yue: 月經, m到, 經期, 經痛, 姨媽到 | tw: 月經, 生理期, 經痛, 大姨媽 | ja: 生理, 生理中, 生理痛, 月経
contraception | en: contraception, birth control, the pill, condom, morning after pill | cn: 避孕, 避孕药, 避孕套, 紧急避孕 | yue: 避孕, 避孕丸, 避孕套, 事後丸 | tw: 避孕, 避孕藥, 保險套, 事後藥 | ja: 避妊, ピル, コンドーム, アフターピル
sleep | en: sleep, insomnia, sleepless, fall asleep | cn: 睡觉, 失眠, 睡眠, 睡不着 | yue: 瞓覺, 失眠, 瞓唔著, 瞓得唔好, 睡眠 | tw: 睡覺, 失眠, 睡眠, 睡不著 | ja: 睡眠, 眠れない, 不眠, 寝る, ねむれない
tired | en: tired, fatigue, exhausted, tiredness | cn: 累, 疲劳, 疲惫, 没精神 | yue: 攰, 好攰, 疲倦, 冇精神 | tw: 疲勞, 疲倦, 很累, 沒精神 | ja: 疲れ, だるい, 倦怠感, つかれた, 疲労
stress | en: stress, anxiety, anxious, depressed, depression, panic attack | cn: 压力, 焦虑, 抑郁, 抑郁症 | yue: 壓力, 焦慮, 抑鬱, 情緒病, 好大壓力 | tw: 壓力, 焦慮, 憂鬱, 憂鬱症 | ja: ストレス, 不安?, うつ, 鬱, 憂うつ, うつ病
diet-weight | en: lose weight, diet, slimming, losing weight, obesity | cn: 减肥, 瘦身, 节食, 减重 | yue: 減肥, 修身, 瘦身, keep fit?, 節食 | tw: 減肥, 減重, 瘦身, 節食 | ja: ダイエット, 減量, 痩せる, やせたい, 痩身
hair-loss | en: hair loss, balding, losing hair, bald, hair falling out | cn: 脱发, 掉头发, 秃头 | yue: 脫髮, 甩頭髮, 甩頭, 禿頭 | tw: 掉髮, 落髮, 禿頭 | ja: 抜け毛, 薄毛, 脱毛症, はげ?
first-aid | en: first aid, plaster, bandage, band-aid, bandaid | cn: 急救包, 创可贴, 绷带, 纱布 | yue: 膠布, 急救箱, 繃帶, 紗布, 急救用品 | tw: ok繃, 急救箱, 繃帶, 紗布 | ja: 絆創膏, 応急処置, 救急箱, 包帯, ばんそうこう
painkiller | en: painkiller, paracetamol, ibuprofen, panadol, aspirin | cn: 止痛药, 布洛芬, 退烧药, 对乙酰氨基酚 | yue: 止痛藥, 必理痛, 退燒藥, 止痛丸 | tw: 止痛藥, 普拿疼, 退燒藥 | ja: 痛み止め, 鎮痛剤, 解熱剤, ロキソニン, 頭痛薬
antibiotics | en: antibiotic, antibiotics, penicillin | cn: 抗生素, 消炎药, 头孢, 青霉素 | yue: 抗生素, 消炎藥, 盤尼西林 | tw: 抗生素, 消炎藥, 盤尼西林 | ja: 抗生物質, 抗生剤, 抗菌薬, ペニシリン
vitamins | en: vitamin, supplement, dietary supplement | cn: 维生素, 保健品, 营养品, 维他命 | yue: 維他命, 保健品, 補充劑, 營養補充品 | tw: 維他命, 保健食品, 營養品 | ja: サプリ, サプリメント, ビタミン, 健康食品
face-mask | en: face mask, surgical mask, mask? | cn: 口罩, 戴口罩 | yue: 口罩, 戴口罩 | tw: 口罩, 戴口罩 | ja: マスク, マスク着用, ますく
hand-sanitiser | en: hand sanitiser, hand sanitizer, disinfect, sterilise, sterilize, disinfectant | cn: 消毒, 免洗洗手液, 酒精消毒, 消毒液 | yue: 消毒, 搓手液, 酒精搓手液, 消毒火酒 | tw: 消毒, 乾洗手, 酒精消毒 | ja: 消毒, 手指消毒, アルコール消毒, 除菌
disability | en: disabled, disability, handicapped, mobility impaired | cn: 残疾人, 残障, 行动不便, 残疾证 | yue: 殘疾人士, 傷健人士, 行動不便, 殘疾人士登記證 | tw: 身心障礙, 身障, 行動不便, 身心障礙手冊 | ja: 障害者, 障がい, 体が不自由, 障害者手帳, 身障者
blind-deaf | en: blind, deaf, visually impaired, hearing impaired, hearing aid | cn: 盲人, 聋人, 视障, 听障, 助听器 | yue: 視障, 聽障, 失明, 弱聽, 助聽器 | tw: 視障, 聽障, 盲人, 助聽器 | ja: 視覚障害, 聴覚障害, 目が見えない, 耳が聞こえない, 補聴器
health | en: health, healthy, wellbeing, wellness | cn: 健康, 身体健康, 养生 | yue: 健康, 身體?, 養生 | tw: 健康, 養生, 身體? | ja: 健康, けんこう, 体調, 健康的
`;
