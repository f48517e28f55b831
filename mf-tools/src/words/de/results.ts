export const results = {
  price: '{amount} {currency}',
  former:
    'Dies sind die Werte von Version {version} unserer Formeln, wie im Link. Berechnen zeigt die heutigen.',
  unknown: 'Version {version} unserer Formeln gibt es nicht: Dies sind die heutigen Werte.',
  arithmetic: 'So wird gerechnet',
  addSupplies: 'Alles in den Warenkorb',
  newTab: 'Öffnet den Shop in einem neuen Tab.',
  wholePacks: 'Ganze Packungen kosten mehr als diese Schätzung.',
  madeFrom: 'Berechnet für: {fields}.',
  wax: 'Wachs',
  oil: 'Duftöl',
  total: 'Gesamt',
  wickSize: 'Dochtgröße',
  wickCaution: 'Ein Ausgangspunkt: Die eigene Kerze probebrennen, bevor sie verschenkt oder verkauft wird.',
  candles: '{count} Kerze | {count} Kerzen',
  measures: 'innen {diameter} {unit} breit und {height} {unit} hoch',
  leftFree: '{gap} {unit} unter dem Rand frei',
  withLoad: 'Duftölanteil {load} %',

  waxTitle: 'Dein Kerzenrezept',
  waxSentence: 'Für {candles} aus {wax} braucht es {weight} Wachs und {oil} Duftöl, zusammen {total}.',
  waxVolume: 'Ein Gefäß: π × ({diameter} cm ÷ 2)² × {height} cm = {volume} cm³',
  waxStep: 'Wachs: {volume} cm³ × {density} g/cm³ × {candles} = {waxGrams} g',
  waxOilStep: 'Duftöl: {waxGrams} g × {share} = {oilGrams} g',
  waxRounding: 'Nur die gezeigten Werte sind gerundet.',
  extraWaxTip: '10 % mehr Wachs einplanen: Etwas bleibt in der Kanne, und oft muss nachgegossen werden.',
  waxTip: 'Tipp: {tip} Das sind hier etwa {extra}.',
  mostOil: '{share} %, mehr nimmt dieses Wachs nicht auf',
  firstLoad:
    'Öl: beim ersten Mal mit {load} % beginnen, das sind {oil}. „Alles in den Warenkorb“ rechnet damit.',

  fragranceTitle: 'Dein Duftrezept',
  fragranceFrom: 'Berechnet für: {weight} {wax}, Duftölanteil {load} %.',
  fragranceSentence:
    'Für {weight} {wax} bei {load} Prozent braucht es {grams} Gramm Duftöl, das sind {ounces} Unzen.',
  inOunces: 'In Unzen',
  inGrams: 'In Gramm',
  ofWax: 'Vom Wachs',
  loadFigure: '{load} %',
  holdsUpTo: '{wax} nimmt bis zu {maximum} % auf',
  oilToWax: 'Duftöl zu Wachs',
  oilStep: 'Öl: {weight} g × {load} ÷ 100 = {oil} g',
  ouncesStep: 'In Unzen: {oil} g × {factor} = {ounces}',
  ratioStep: 'Verhältnis: 100 ÷ {load} = {ratio}, auf eine ganze Zahl gerundet',
  fragranceTip:
    'Das Öl bei 79–85 °C einrühren und die Kerze 24–48 Stunden reifen lassen. Ein Ausgangspunkt: Das Datenblatt des Wachses beachten und schmelzendes Wachs nie allein lassen.',

  byWeight: 'Nach Gewicht',
  estimate: 'Schnelle Schätzung',
  estimateNote:
    'Die klassische Faustregel: Sie zählt Kubikzoll, als wären es Kubikzentimeter, und liegt deshalb viel zu niedrig. Nach Gewicht kaufen und gießen; unsere Preise zeigt „Alles in den Warenkorb“.',
  each: '{amount} je Kerze',
  waxAmount: 'Wachsmenge',
  fragranceAmount: 'Duftölmenge',
  wicks: 'Anzahl der Dochte',
  wickCount: '{count} Docht | {count} Dochte',
  cost: 'Geschätzte Kosten',
  Small: 'Klein',
  Medium: 'Mittel',
  Large: 'Groß',
  'X-Large': 'Sehr groß',
  suppliesTitle: 'Dein Material',
  suppliesSentence:
    'Für {candles} aus {wax} braucht es nach Gewicht {waxOunces} Unzen oder {waxGrams} Gramm Wachs und {oilOunces} Unzen oder {oilGrams} Gramm Duftöl, dazu {wicks}.',
  suppliesVolume: 'Ein Gefäß: π × ({diameter} Zoll ÷ 2)² × {height} Zoll = {volume} Zoll³',
  suppliesWeightStep:
    'Nach Gewicht: {volume} Zoll³ × {perInch} cm³/Zoll³ × {density} g/cm³ × {candles} = {waxGrams} g Wachs; × {load} % = {oilGrams} g Öl',
  suppliesEstimateStep:
    'Schnelle Schätzung, eine Kerze: {volume} × {factor} ÷ {perOunce} = {wax} oz Wachs; × {load} % = {oil} oz Öl',
  suppliesCostStep:
    'Materialschätzung, eine Kerze: {wax} oz × {waxPrice} + {oil} oz × {oilPrice} + {wicks} × {wickPrice} = {cost}',
};
