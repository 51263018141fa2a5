/** What people write about doctors, dentists, visits to a clinic and what they cost. */
export const CLINICS = `
doctor | en: doctor, physician, dr, doc?, gp | cn: 医生, 大夫, 医师, yisheng | yue: 醫生, 西醫?, 主診醫生 | tw: 醫師, 醫生 | ja: 医師, 医者, お医者さん, ドクター, いしゃ
female-doctor | en: female doctor, woman doctor, lady doctor | cn: 女医生, 女医师, 女大夫 | yue: 女醫生 | tw: 女醫師, 女醫生 | ja: 女医, 女性医師, 女の先生, 女性の先生
specialist | en: specialist, specialist doctor, consultant? | cn: 专科医生, 专家号, 专科, 专家门诊 | yue: 專科醫生, 專科, 專科門診 | tw: 專科醫師, 專科 | ja: 専門医, 専門外来, 専門の先生
dentist | en: dentist, dental, dental clinic, dentistry | cn: 牙医, 牙科, 口腔科, 看牙 | yue: 牙醫, 牙科, 睇牙 | tw: 牙醫, 牙科, 看牙 | ja: 歯医者, 歯科, 歯科医, はいしゃ, 歯科医院
nurse | en: nurse, nursing staff | cn: 护士, 护理人员 | yue: 護士, 姑娘? | tw: 護理師, 護士 | ja: 看護師, 看護婦, ナース, かんごし
clinic | en: clinic, doctor's office, medical centre, medical center, surgery? | cn: 诊所, 门诊部?, 医务室, 卫生院 | yue: 診所, 醫務所, 醫療中心 | tw: 診所, 醫美診所? | ja: クリニック, 診療所, 医院?
hospital | en: hospital | cn: 医院, yiyuan | yue: 醫院, 公立醫院, 私家醫院 | tw: 醫院, 大醫院 | ja: 病院, びょういん, 総合病院
appointment | en: appointment, appt, appointement, apointment | cn: 预约?, 约号, 预约时间 | yue: 預約?, 約期, 約睇, 約時間 | tw: 預約?, 約診, 預約時間 | ja: 予約?, 診察予約, アポ, アポイント
medical-registration | en: clinic registration, register at the clinic, sign in at the clinic | cn: 挂号, 挂个号, guahao | yue: 登記睇醫生, 登記處, 掛號? | tw: 掛號, 初診掛號 | ja: 受付?, 診察受付, 受診手続き
walk-in | en: walk-in, walk in, without an appointment, no appointment, drop in | cn: 不用预约, 没预约, 无需预约, 直接过去 | yue: 唔使預約, 冇預約, 即場, walk-in, 免預約 | tw: 免預約, 現場掛號, 沒有預約, 直接過去 | ja: 予約なし, 飛び込み, 予約不要, ウォークイン, 当日受付
first-visit | en: first visit, new patient, first consultation, first time patient | cn: 初诊, 第一次看病, 首诊, 新患者 | yue: 初診, 新症, 第一次睇, 新病人 | tw: 初診, 第一次看診, 新病人 | ja: 初診, しょしん, 初めての受診, 新患
follow-up-visit | en: follow-up, follow up visit, return visit, review appointment | cn: 复诊, 复查, 回诊 | yue: 覆診, 複診, 返嚟睇, 舊症 | tw: 回診, 複診, 複檢 | ja: 再診, さいしん, 再来, 経過観察
referral | en: referral, referral letter, refer, referred | cn: 转诊, 转诊单, 转介, 转院 | yue: 轉介信, 轉介, 醫生信? | tw: 轉診, 轉診單, 轉介 | ja: 紹介状, しょうかいじょう, 紹介?, 診療情報提供書
see-a-doctor | en: see a doctor, see the doctor, consultation, consult, medical visit | cn: 看病, 看医生, 就诊, 就医, 看诊 | yue: 睇醫生, 睇症, 求診, 診症, 應診 | tw: 看醫生, 看診, 就醫, 就診 | ja: 診察, 受診, 診療, 診てもらう, 診てもらい
consultation-fee | en: consultation fee, doctor's fee, consultation charge, medical fee | cn: 挂号费, 诊费, 诊疗费, 看病多少钱 | yue: 診金, 睇醫生幾錢, 診症費, 醫生費 | tw: 掛號費, 診察費, 看診費 | ja: 診察料, 診療費, 初診料, 診察代, 治療費
online-consultation | en: online consultation, video consultation, telemedicine, telehealth, remote consultation | cn: 在线问诊, 网上看病, 视频问诊, 互联网医院, 远程问诊 | yue: 視像診症, 網上睇醫生, 遙距診症, 視像睇醫生 | tw: 視訊看診, 視訊診療, 遠距醫療 | ja: オンライン診療, 遠隔診療, リモート診療, ビデオ診察
house-call | en: house call, home visit, doctor comes to me | cn: 上门看病, 出诊, 家庭医生上门 | yue: 上門睇症, 外展醫生, 醫生上門 | tw: 到府看診, 居家醫療, 往診 | ja: 往診, 訪問診療, おうしん
prescription | en: prescription, prescribe, rx, perscription, script? | cn: 处方, 药方, 开药, 处方药, 药单 | yue: 處方, 藥單, 醫生處方, 開藥, 配藥紙 | tw: 處方箋, 處方, 藥單, 開藥 | ja: 処方箋, 処方せん, 処方, しょほうせん
prescription-refill | en: refill, repeat prescription, prescription refill, run out of medicine | cn: 续方, 再开药, 药吃完了, 续药, 拿药? | yue: 再攞藥, 補藥, 食晒啲藥, 藥食完, 攞藥? | tw: 慢性處方箋, 連續處方箋, 再領藥, 藥吃完了, 領藥? | ja: リフィル, 薬がなくなった, 薬だけ, 再処方, 追加の薬
medicine | en: medicine, medication, drug, meds, medecine | cn: 药?, 药品, 药物, 吃药 | yue: 藥?, 藥物, 食藥, 西藥 | tw: 藥?, 藥品, 藥物, 吃藥 | ja: 薬?, くすり, お薬, 医薬品, 飲み薬
tablet-pill | en: pill, capsule, tablet? | cn: 药片, 胶囊, 药丸 | yue: 藥丸, 藥片, 膠囊 | tw: 藥丸, 藥錠, 膠囊 | ja: 錠剤, カプセル, 粒の薬
ointment | en: ointment, medicated cream, cream? | cn: 药膏, 软膏, 外用药 | yue: 藥膏, 軟膏, 搽嘅藥 | tw: 藥膏, 軟膏, 外用藥 | ja: 塗り薬, 軟膏, ぬりぐすり
dosage | en: dosage, dose, how many pills, times a day, how to take medicine | cn: 剂量, 用量, 一天几次, 吃几粒, 怎么吃 | yue: 劑量, 份量?, 一日幾次, 食幾粒, 點食 | tw: 劑量, 用量, 一天幾次, 吃幾顆 | ja: 用量, 服用量, 一日何回, 何錠, 飲み方, 用法用量
side-effect | en: side effect, adverse reaction, drug reaction | cn: 副作用, 不良反应 | yue: 副作用, 不良反應, 藥物反應 | tw: 副作用, 不良反應 | ja: 副作用, ふくさよう, 副反応
pharmacy | en: pharmacy, chemist, drugstore, dispensary, pharmacist | cn: 药店, 药房, 药剂师, 药局 | yue: 藥房, 配藥處, 藥劑師 | tw: 藥局, 藥房, 藥師 | ja: 薬局, 調剤薬局, ドラッグストア, 薬剤師, やっきょく
vaccine | en: vaccine, vaccination, vaccinate, jab, immunisation, immunization, vacine | cn: 疫苗, 打疫苗, 预防针, 接种, yimiao | yue: 疫苗, 打針?, 防疫針, 打疫苗, 接種 | tw: 疫苗, 打疫苗, 預防針, 接種 | ja: ワクチン, 予防接種, 接種, 予防注射
flu-shot | en: flu shot, flu jab, flu vaccine, influenza vaccine | cn: 流感疫苗, 流感针 | yue: 流感針, 流感疫苗, 打流感針 | tw: 流感疫苗, 公費流感疫苗 | ja: インフルエンザ予防接種, インフルの予防接種, インフルワクチン, インフル注射
vaccine-dose | en: booster, second dose, next dose, third shot, booster shot | cn: 加强针, 第二针, 第二剂, 第三针 | yue: 加強劑, 第二針, 第三針, 加強針 | tw: 追加劑, 第二劑, 第三劑 | ja: 追加接種, 2回目接種, 二回目の接種, ブースター
vaccination-record | en: vaccination record, vaccine card, vaccination certificate, immunization record | cn: 接种证明, 疫苗本, 接种记录, 预防接种证 | yue: 針卡, 針咭, 疫苗紀錄, 接種紀錄 | tw: 黃卡, 疫苗接種紀錄, 預防接種紀錄 | ja: 接種証明書, 接種記録, ワクチン証明, 母子手帳?
injection | en: injection, shot?, needle, inject | cn: 打针, 注射, 针剂 | yue: 打針, 注射, 針藥 | tw: 打針, 注射 | ja: 注射, ちゅうしゃ
iv-drip | en: drip, iv drip, infusion | cn: 输液, 打点滴, 吊瓶, 挂水 | yue: 吊鹽水, 打點滴, 輸液 | tw: 打點滴, 點滴, 輸液 | ja: 点滴, てんてき
blood-test | en: blood test, blood work, blood sample, draw blood | cn: 验血, 抽血, 血检, 查血 | yue: 驗血, 抽血, 血液檢查 | tw: 抽血, 驗血, 血液檢查 | ja: 血液検査, 採血, けつえきけんさ
urine-test | en: urine test, urine sample, pee test | cn: 验尿, 尿检, 尿样 | yue: 驗尿, 留小便, 小便樣本 | tw: 驗尿, 尿液檢查 | ja: 尿検査, 検尿, 採尿
covid-test | en: covid test, pcr, pcr test, rapid test, antigen test | cn: 核酸检测, 核酸, 抗原检测, 新冠检测 | yue: 快測, 快速測試, 核酸檢測, 新冠檢測 | tw: 快篩, pcr檢測, 核酸檢測, 新冠篩檢 | ja: pcr検査, 抗原検査, コロナ検査
x-ray | en: x-ray, xray, radiograph | cn: x光, 拍片?, 胸片, 照光 | yue: x光, 照x光, 照肺, 照片? | tw: x光, 照x光, x光片 | ja: レントゲン, x線, エックス線
ultrasound | en: ultrasound, sonogram | cn: b超, 超声波, 彩超, 超声 | yue: 超聲波, 照超聲波 | tw: 超音波 | ja: 超音波検査, エコー検査, エコー
body-scan | en: mri, ct scan, ct, mri scan | cn: 核磁共振, 核磁, ct扫描, 磁共振 | yue: 磁力共振, 電腦掃描, 照mri | tw: 核磁共振, 電腦斷層, 斷層掃描 | ja: ct検査, mri検査, 断層撮影
endoscopy | en: endoscopy, gastroscopy, colonoscopy | cn: 胃镜, 肠镜, 内窥镜 | yue: 照胃, 照腸, 胃鏡, 大腸鏡, 內窺鏡 | tw: 胃鏡, 大腸鏡, 內視鏡 | ja: 内視鏡, 胃カメラ, 大腸カメラ
test-result | en: test result, lab result, lab report, results of the test | cn: 检查结果, 化验结果, 检验报告, 化验单, 出报告 | yue: 化驗報告, 驗身報告, 化驗結果, 睇報告, 攞報告 | tw: 檢查結果, 檢驗報告, 看報告, 報告結果 | ja: 検査結果, けんさけっか, 結果の受け取り, 検査の結果
checkup | en: checkup, check-up, health check, body check, medical exam, physical exam, health screening | cn: 体检, 健康检查, 身体检查, 入职体检 | yue: 驗身, 身體檢查, 體檢, 健康檢查 | tw: 健檢, 健康檢查, 體檢 | ja: 健康診断, 健診, 人間ドック, 検診, けんしん
symptom | en: symptom, symtom, feel sick, feel ill, feel unwell | cn: 症状, 不舒服, 难受, 病征 | yue: 病徵, 症狀, 唔舒服, 唔妥 | tw: 症狀, 不舒服, 身體不適 | ja: 症状, しょうじょう, 体調不良, 具合が悪い, 調子が悪い?
diagnosis | en: diagnosis, diagnose, diagnosed with | cn: 诊断, 确诊, 病因 | yue: 診斷, 確診, 斷症 | tw: 診斷, 確診 | ja: 診断?, しんだん, 診断結果, 病名
treatment | en: treatment, therapy, treat?, cure | cn: 治疗, 疗程, 医治, 疗法 | yue: 治療, 療程, 醫得好, 療法 | tw: 治療, 療程, 療法 | ja: 治療, ちりょう, 療法, 施術?
medical-operation | en: surgery, surgical, operation?, operate on | cn: 手术, 开刀, 动手术 | yue: 手術, 做手術, 開刀 | tw: 手術, 開刀, 動手術 | ja: 手術, しゅじゅつ, オペ
anaesthetic | en: anaesthetic, anesthesia, anaesthesia, anesthetic, numbing | cn: 麻醉, 打麻药, 麻药, 全麻 | yue: 麻醉, 打麻醉針, 全身麻醉 | tw: 麻醉, 打麻藥, 全身麻醉 | ja: 麻酔, ますい, 局所麻酔, 全身麻酔
fasting | en: fasting, empty stomach, fast before, nothing to eat before | cn: 空腹, 禁食, 不能吃东西, 不吃早饭 | yue: 空肚, 空腹, 唔食得嘢, 禁食, 唔食早餐 | tw: 空腹, 禁食, 不能吃東西 | ja: 絶食, 空腹, 食事抜き, 朝食抜き, 食べないで
medical-record | en: medical record, medical history, health record, patient file | cn: 病历, 病历本, 病史, 就诊记录 | yue: 病歷, 醫療紀錄, 病史 | tw: 病歷, 病史, 就醫紀錄 | ja: カルテ, 診療記録, 病歴, 既往歴, お薬手帳?
medical-certificate | en: medical certificate, sick note, doctor's note, sick leave certificate, medical report | cn: 病假条, 诊断证明, 医生证明, 病假证明 | yue: 醫生紙, 病假紙, 醫生證明書, 到診紙 | tw: 診斷證明, 診斷書, 醫師證明, 病假證明 | ja: 診断書, しんだんしょ, 受診証明書, 医師の証明
sick-leave | en: sick leave, sick day, off sick | cn: 病假, 请病假 | yue: 病假, 放病假, 請病假 | tw: 病假, 請病假 | ja: 病気休暇, 病欠, 傷病休暇
patient-card | en: patient card, clinic card, registration card, patient number | cn: 就诊卡, 就诊卡号, 诊疗卡, 病历号 | yue: 覆診卡, 覆診咭, 診症卡, 病人編號 | tw: 掛號證, 就診卡, 病歷號碼 | ja: 診察券, しんさつけん, 患者番号
public-health-insurance | en: health insurance card, national health insurance, public health insurance, social medical insurance | cn: 医保, 医保卡, 社保卡, 医疗保险 | yue: 公營醫療, 醫保, 健保 | tw: 健保, 健保卡, 全民健保 | ja: 保険証, 健康保険, 国民健康保険, 健康保険証, マイナ保険証
private-medical-insurance | en: medical insurance, health insurance, insurance cover, medical plan, insured | cn: 商业医疗险, 医疗险, 商业保险, 直付 | yue: 醫療保險, 醫保卡, 公司醫療, 醫療卡, 自願醫保 | tw: 醫療險, 實支實付, 商業保險 | ja: 医療保険, 民間保険, 海外保険, 保険?
insurance-covered | en: covered by insurance, insurance covers, on insurance, insurance accepted | cn: 医保报销, 能报销, 走医保, 可以报销 | yue: 保險包, 保險賠, 保險計, 包唔包保險 | tw: 健保給付, 保險給付, 有健保 | ja: 保険適用, 保険診療, 保険がきく, 保険が効く, 保険使え
not-covered-by-insurance | en: not covered by insurance, self-pay, out of pocket, privately paid | cn: 自费, 不能报销, 全自费 | yue: 自費, 自己俾錢, 保險唔包, 自費項目 | tw: 自費, 健保不給付, 自費項目 | ja: 自費, 自由診療, 保険適用外, 保険外, 全額自己負担
insurance-claim | en: insurance claim, claim?, claim insurance, claim form, insurance reimbursement | cn: 理赔, 保险理赔, 报销?, 索赔? | yue: 保險索償, 索償?, claim保險, 保險賠償 | tw: 理賠, 保險理賠, 申請理賠 | ja: 保険金請求, 保険請求, 保険の申請, 請求書類?
co-payment | en: co-payment, copay, copayment, excess?, deductible | cn: 自付, 自付额, 免赔额, 起付线 | yue: 自付費, 自付額, 墊底費, 自己俾幾多 | tw: 部分負擔, 自付額, 自負額 | ja: 自己負担, 自己負担額, 窓口負担, 3割負担
health-care-voucher | en: health care voucher, elderly health voucher, medical voucher | cn: 医疗券, 长者医疗券 | yue: 醫療券, 長者醫療券, 長者券 | tw: 醫療補助, 敬老醫療券 | ja: 医療券, 医療費補助, 医療助成
medical-emergency | en: emergency?, a&e, emergency room, casualty, urgent care | cn: 急诊, 急救, 急诊室 | yue: 急症室, 急症, 急救, 睇急症 | tw: 急診, 急診室, 急救 | ja: 救急, 救急外来, 急患, きゅうきゅう, 急病
ambulance | en: ambulance, call an ambulance | cn: 救护车, 打120, 叫救护车 | yue: 救護車, 白車, 十字車, 叫白車 | tw: 救護車, 打119, 叫救護車 | ja: 救急車, きゅうきゅうしゃ
hospital-stay | en: inpatient, hospitalised, hospitalized, admitted to hospital, hospital stay | cn: 住院, 入院, 住院部 | yue: 住院, 入院, 留院 | tw: 住院, 入院 | ja: 入院, にゅういん, 入院手続き
leave-hospital | en: discharge?, discharged, leave hospital | cn: 出院 | yue: 出院 | tw: 出院 | ja: 退院, たいいん
outpatient | en: outpatient, out-patient | cn: 门诊, 门诊部 | yue: 門診, 普通科門診, 街症 | tw: 門診 | ja: 外来, がいらい, 通院
hospital-ward | en: ward, hospital bed, private ward | cn: 病房, 床位?, 单人病房 | yue: 病房, 私家房, 頭等房? | tw: 病房, 單人病房, 健保房 | ja: 病室, 病棟, 個室?, 大部屋
visit-patient | en: visiting hours, visit a patient, hospital visitor | cn: 探视, 探病, 探视时间, 陪护 | yue: 探病, 探病時間, 陪夜 | tw: 探病, 探病時間, 陪病 | ja: お見舞い, 面会, 面会時間, 付き添い?
queue-number | en: queue number, queue ticket, my number in the queue, waiting number | cn: 排号, 取号, 叫号, 排队号 | yue: 籌, 攞籌, 派籌, 叫號, 輪候號碼 | tw: 號碼牌, 抽號碼牌, 叫號, 看診號碼 | ja: 整理券, 番号札, 受付番号, 順番待ち番号
teeth-cleaning | en: teeth cleaning, scaling, dental cleaning, scale and polish | cn: 洗牙, 洁牙 | yue: 洗牙 | tw: 洗牙, 牙結石 | ja: 歯のクリーニング, 歯石取り, 歯石, スケーリング
tooth-extraction | en: tooth extraction, pull a tooth, wisdom tooth, teeth pulled | cn: 拔牙, 智齿, 拔智齿 | yue: 剝牙, 智慧齒, 甩牙, 拔牙 | tw: 拔牙, 智齒, 拔智齒 | ja: 抜歯, 親知らず, 歯を抜く, ばっし, 歯を抜い
tooth-filling | en: filling?, tooth filling, cavity, tooth decay | cn: 补牙, 蛀牙, 龋齿, 虫牙 | yue: 補牙, 蛀牙, 爛牙 | tw: 補牙, 蛀牙 | ja: 虫歯, むしば, 詰め物, 虫歯治療
root-canal | en: root canal, nerve treatment | cn: 根管治疗, 杀神经, 抽神经 | yue: 杜牙根, 根管治療 | tw: 根管治療, 抽神經 | ja: 根管治療, 神経を抜く, 歯の神経
dental-braces | en: braces, orthodontics, orthodontist, invisalign, aligner | cn: 牙套, 矫正, 整牙, 正畸, 隐形牙套 | yue: 箍牙, 牙套, 隱形牙箍, 牙齒矯正 | tw: 矯正, 戴牙套, 牙齒矯正, 隱形牙套 | ja: 歯列矯正, 矯正, マウスピース矯正, 歯並び
dental-implant | en: implant, dental implant, denture, false teeth, crown? | cn: 种牙, 种植牙, 假牙, 牙冠 | yue: 種牙, 假牙, 植牙, 牙套冠, 牙冠 | tw: 植牙, 假牙, 牙冠 | ja: インプラント, 入れ歯, 差し歯, 被せ物
teeth-whitening | en: teeth whitening, whiten teeth, bleaching teeth | cn: 牙齿美白, 美牙, 冷光美白 | yue: 牙齒美白, 漂牙, 美白牙齒 | tw: 牙齒美白, 冷光美白 | ja: ホワイトニング, 歯の美白
eye-test | en: eye test, eye exam, optometrist, eyesight test, vision test | cn: 验光, 查视力, 配镜, 测视力 | yue: 驗眼, 視光師, 配眼鏡, 驗度數 | tw: 驗光, 配眼鏡, 視力檢查 | ja: 視力検査, 検眼, 眼科検診
glasses | en: glasses, spectacles, eyeglasses, lenses? | cn: 眼镜, 镜片, 镜框, 老花镜 | yue: 眼鏡, 鏡片, 鏡框, 老花鏡 | tw: 眼鏡, 鏡片, 鏡框 | ja: メガネ, 眼鏡, めがね, 老眼鏡
contact-lens | en: contact lens, contact lenses, contacts? | cn: 隐形眼镜, 美瞳 | yue: 隱形眼鏡, con?, 大眼仔 | tw: 隱形眼鏡, 隱眼, 角膜變色片 | ja: コンタクトレンズ, コンタクト, カラコン
physiotherapy | en: physiotherapy, physio, physical therapy, rehab, rehabilitation | cn: 理疗, 物理治疗, 康复, 复健 | yue: 物理治療, 物理治療師, 復康, 做physio | tw: 物理治療, 復健, 復健科 | ja: リハビリ, 理学療法, 理学療法士
chiropractor | en: chiropractor, chiropractic, osteopath, bonesetter | cn: 正骨, 整脊, 推拿正骨 | yue: 脊醫, 脊骨神經科, 跌打, 鐵打 | tw: 整骨, 整脊, 國術館 | ja: 整体, 整骨院, 接骨院, カイロプラクティック
chinese-medicine | en: chinese medicine, tcm, herbal medicine, herbalist | cn: 中医, 中药, 看中医, 把脉 | yue: 中醫, 中藥, 睇中醫, 把脈, 執藥 | tw: 中醫, 中藥, 看中醫, 把脈 | ja: 漢方, 漢方薬, 中医学, 東洋医学
acupuncture | en: acupuncture, cupping, moxibustion | cn: 针灸, 扎针, 拔罐, 艾灸 | yue: 針灸, 拔罐, 艾灸 | tw: 針灸, 拔罐, 艾灸 | ja: 鍼灸, 鍼, 針治療, お灸
mental-health | en: mental health, counselling, counseling, psychologist, psychiatrist, therapist? | cn: 心理咨询, 心理医生, 精神科, 心理辅导 | yue: 心理輔導, 心理學家, 精神科, 情緒輔導 | tw: 心理諮商, 身心科, 精神科, 心理師 | ja: カウンセリング, 心療内科, 精神科, メンタルクリニック
gynaecology | en: gynaecologist, gynecologist, gynaecology, gynae, obgyn, smear test, pap smear | cn: 妇科, 妇产科, 宫颈检查 | yue: 婦科, 婦科檢查, 柏氏抹片, 子宮頸檢查 | tw: 婦產科, 婦科, 抹片檢查 | ja: 婦人科, 産婦人科, 子宮がん検診, レディースクリニック
paediatrics | en: paediatrician, pediatrician, paediatrics, pediatrics, children's doctor | cn: 儿科, 儿科医生, 小儿科 | yue: 兒科, 兒科醫生, 睇小朋友嘅醫生 | tw: 小兒科, 兒科, 兒科醫師 | ja: 小児科, しょうにか, 子どもの診察
dermatology | en: dermatologist, dermatology, skin doctor, skin clinic | cn: 皮肤科, 皮肤科医生 | yue: 皮膚科, 皮膚科醫生, 睇皮膚 | tw: 皮膚科, 皮膚科醫師 | ja: 皮膚科, ひふか, 皮膚科医
ear-nose-throat | en: ent, ear nose throat, ear nose and throat | cn: 耳鼻喉科, 五官科 | yue: 耳鼻喉科, 耳鼻喉 | tw: 耳鼻喉科, 耳鼻喉 | ja: 耳鼻科, 耳鼻咽喉科, じびか
internal-medicine | en: internal medicine, general medicine, family doctor, general practitioner | cn: 内科, 全科, 家庭医生 | yue: 內科, 普通科, 家庭醫生 | tw: 內科, 家醫科, 家庭醫師 | ja: 内科, ないか, かかりつけ医, 総合診療
orthopaedics | en: orthopaedic, orthopedic, orthopaedics, bone doctor | cn: 骨科, 骨科医生 | yue: 骨科, 骨科醫生 | tw: 骨科, 骨科醫師 | ja: 整形外科, せいけいげか
cosmetic-surgery | en: cosmetic surgery, plastic surgery, aesthetic clinic, botox, filler? | cn: 整形, 医美, 整容, 玻尿酸, 瘦脸针 | yue: 整容, 醫美, 醫學美容, 瘦面針, 透明質酸 | tw: 整形, 醫美, 玻尿酸, 肉毒 | ja: 美容整形, 美容外科, ボトックス, ヒアルロン酸, 美容医療
second-opinion | en: second opinion, another doctor | cn: 第二诊疗意见, 换个医生, 换医生 | yue: 第二意見, 轉醫生, 換醫生, 第二個醫生 | tw: 第二意見, 換醫師, 換醫生 | ja: セカンドオピニオン, 別の医師, 担当医を変え
`;
