/** Words of nearly every text. */
export const MOST =
  'the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one ' +
  'all would there their what so up out if about who get which go me when make can like time no just him know take people into year ' +
  'your good some could them see other than then now look only come its over think also back after use two how our work first well ' +
  'way even new want because any these give day most us is are was were been has had did does am';

/** Words of every other conversation. */
export const MANY =
  'find tell ask seem feel try leave call need mean keep let begin show help talk turn start might run move live believe hold bring ' +
  'happen must write provide sit stand lose pay meet include continue set learn change lead understand watch follow stop create speak ' +
  'read allow add spend grow open walk win offer remember love consider appear buy wait serve send expect build stay fall cut reach ' +
  'remain man thing life world hand part child eye woman place week case point company number group problem fact home water room area ' +
  'money story job word business side kind head house friend hour line end member law car city name team minute idea body information ' +
  'face others level office door health person art history party result morning reason great last own old right big high different ' +
  'small large next early young important few public bad same able free real best better sure long little very still too here where ' +
  'why more much many each every both between another again never always often before while since without through during against ' +
  'around under however within today possible please thank hello question answer locate';

/** Words of shops, accounts and offices, and others heard every day. */
export const SOME =
  'order list page email mail phone card account password user online website site internet file click button key code sign log ' +
  'service support customer product price cost sale store shop contact address date month night test check type form item option ' +
  'report data system computer program application version download install update mobile app save delete remove replace edit copy ' +
  'select choose enter load display view search menu window screen text image picture photo video music sound book letter paper plan ' +
  'study school student teacher class course language english country state government power rule action effect process market bank ' +
  'credit value rate tax total amount increase reduce below above top bottom left full empty close near far fast slow easy hard ' +
  'simple clear special local main common single several enough half second third less least almost already soon later yet ever ' +
  'instead together away down off per via such those therefore though although until unless whether either neither else';

/** Words that everybody knows and few texts hold. */
export const FEW =
  'drive road street travel trip train bus flight hotel ticket visit food eat drink cook meal coffee tea fruit dog cat animal bird ' +
  'tree plant garden weather rain sun hot cold warm light dark color red blue green black white size weight short tall wide deep ' +
  'heavy family father mother parent son daughter brother sister husband wife boy girl baby kid guy lady sir mr mrs dear doctor ' +
  'hospital medicine disease pain hurt sleep dream death die kill fight war game play sport ball player score race hit throw catch ' +
  'pull push drop pick carry wear dress clothes shoe shirt hair skin bone blood heart mind brain soul god church king queen president ' +
  'minister police army court judge crime prison gun fire burn break fix repair wash clean cover fill pass miss fail fear worry hope ' +
  'wish care interest enjoy prefer compare measure count weigh draw paint sing dance laugh cry smile explain describe discuss agree ' +
  'argue decide prepare practice teach manage control share join invite introduce receive accept refuse return deliver produce design ' +
  'develop improve protect avoid prevent cause affect depend belong contain require suggest recommend advise warn promise admit deny ' +
  'claim prove notice realize recognize imagine guess forget forgive';
