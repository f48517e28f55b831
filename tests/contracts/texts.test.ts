import { blends, formatBlend } from '@shop/domain/facts/blends';
import { defaultLoadPercent, fragranceGuidance, maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { meltPoolTime, starterKitCandles } from '@shop/domain/facts/guidanceText';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { deliverySpeeds, freeShipping, processingDays } from '@shop/domain/facts/shipping';
import { soldWicks } from '@shop/domain/facts/soldWicks';
import { support } from '@shop/domain/facts/support';
import { waxTemperatures } from '@shop/domain/facts/temperatures';
import { formatOunces, getWaxGrams } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { fragranceOilGramsPerMl } from '@shop/domain/facts/waxes';
import { boxContents } from '../../mf-catalog/src/data/boxContents';
import { contentsList, oilMl, waxGrams } from '../../mf-catalog/src/data/boxText';
import { categoryContent } from '../../mf-catalog/src/data/categoryContent';
import { giftAudiences } from '../../mf-catalog/src/data/giftAudiences';
import { kitLevelContent } from '../../mf-catalog/src/data/kitLevelContent';
import { productDetails } from '../../mf-catalog/src/data/productDetails/details';
import { bundles, products } from '../../mf-catalog/src/data/products';
import { soyBenefits, soyKitContents } from '../../mf-catalog/src/data/soyKits';
import { testimonials } from '../../mf-catalog/src/data/testimonials';
import { journey, story, values } from '../../mf-learn/src/data/about';
import { faqGroups } from '../../mf-learn/src/data/faqGroups';
import { containerSelection } from '../../mf-learn/src/data/guides/containerSelection';
import { fragranceBlending } from '../../mf-learn/src/data/guides/fragranceBlending';
import { waxTypes } from '../../mf-learn/src/data/guides/waxTypes';
import { wickSelection } from '../../mf-learn/src/data/guides/wickSelection';
import { returnsSections as helpReturns, shippingSections } from '../../mf-learn/src/data/helpSections';
import { learnQuestions } from '../../mf-learn/src/data/learnQuestions';
import { artOfScentLayering } from '../../mf-learn/src/data/posts/artOfScentLayering';
import { sustainableCandleMaking } from '../../mf-learn/src/data/posts/sustainableCandleMaking';
import { troubleshootingCandleMaking } from '../../mf-learn/src/data/posts/troubleshootingCandleMaking';
import { privacySections } from '../../mf-learn/src/data/privacySections';
import { returnsSections } from '../../mf-learn/src/data/returnsSections';
import { termsSections } from '../../mf-learn/src/data/termsSections';
import { beginnersGuide } from '../../mf-learn/src/data/tutorials/beginnersGuide';
import { pouringTechniques } from '../../mf-learn/src/data/tutorials/pouringTechniques';
import { troubleshooting } from '../../mf-learn/src/data/tutorials/troubleshooting';
import { videoQuestions } from '../../mf-learn/src/data/videoQuestions';
import { texts as calculators } from '../../mf-tools/src/words/en';

/** Every text in a piece of data, with where it stands. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

const texts = textsIn(
  {
    products,
    bundles,
    boxes: Object.values(boxContents).map(contentsList),
    productDetails,
    categoryContent,
    kitLevelContent,
    giftAudiences,
    soyBenefits,
    soyKitContents,
    faqGroups,
    learnQuestions,
    videoQuestions,
    waxTypes,
    wickSelection,
    containerSelection,
    fragranceBlending,
    artOfScentLayering,
    sustainableCandleMaking,
    troubleshootingCandleMaking,
    beginnersGuide,
    pouringTechniques,
    troubleshooting,
    testimonials,
    about: [story, values, journey],
    help: [shippingSections, helpReturns],
    returnsSections,
    termsSections,
    privacy: privacySections({ isContactPosted: true, isNewsletterPosted: true, isMeasured: true }),
    calculators,
  },
  '',
).filter(([place]) => !/\.(gallery|base|share|createdAt|date|to|link|slug|id)\b/.test(place));
/** Tables of wick sizes are charts of their makers, each as it stands. */
const sentences = texts.filter(([place]) => !/\.table\.rows\./.test(place));

/* Figures agree wherever they are named (rule content.figures). */

const range = ({ min, max }: { min: number; max: number }) => `${min}-${max}`;

/** Every figure that the pattern catches, as 'place: figure', unless a fact says the same. */
function strangers(pattern: RegExp, known: readonly (string | number)[], within = texts) {
  const allowed = new Set(known.map(String));
  return within.flatMap(([place, text]) =>
    [...text.matchAll(pattern)]
      .map(([found, figure = '']) => ({ found, figure: figure.replace('–', '-') }))
      .filter(({ figure }) => !allowed.has(figure))
      .map(({ found }) => `${place}: ${found}`),
  );
}

test('the walk sees the texts of catalogue and lessons', () => {
  expect(texts.length).toBeGreaterThan(600);
  expect(texts.some(([, text]) => /flashpoint/i.test(text))).toBe(true);
});

test('a share of fragrance oil is the load to start with, or the most that a wax holds', () => {
  expect(
    strangers(/(\d+(?:\.\d+)?)\s?%/g, [defaultLoadPercent, ...Object.values(maximumLoadPercent)]),
  ).toEqual([]);
});

test('a span of temperatures is that of a wax or of the guidance', () => {
  const known = [
    ...Object.values(waxTemperatures).flatMap(({ meltsAt, pourAt }) => [meltsAt, pourAt]),
    fragranceGuidance.addAtFahrenheit,
    fragranceGuidance.preheatContainerFahrenheit,
  ];
  expect(strangers(/(\d+[-–]\d+)\s?°F/g, known.map(range))).toEqual([]);
});

test('a single temperature is the flashpoint of an oil that we sell, or ten degrees more', () => {
  const flashpoints = Object.values(productDetails)
    .flatMap(({ specifications }) => specifications)
    .filter(({ label }) => label === 'Flashpoint')
    .map(({ value }) => value.replace(/°F.*/, ''));
  expect(flashpoints).toHaveLength(4);
  expect(strangers(/(?<![-–\d])(\d+)\s?°F/g, [...flashpoints, 10])).toEqual([]);
});

test('an oil that can reach its flashpoint while it is added says so, and says what to do', () => {
  for (const { specifications, howToUse } of Object.values(productDetails)) {
    const flashpoint = specifications.find(({ label }) => label === 'Flashpoint')?.value;
    if (!flashpoint) continue;
    expect(howToUse.join(' ')).toContain(`Flashpoint, ${flashpoint}: there the oil’s vapor can catch fire`);
    const isWithin = Number.parseInt(flashpoint, 10) <= fragranceGuidance.addAtFahrenheit.max;
    expect(/add this oil at the lower end/.test(howToUse.join(' '))).toBe(isWithin);
  }
});

test('a span of days or hours is a promise of the shop, or the cure', () => {
  const known = [
    ...deliverySpeeds.map(({ days }) => range(days)),
    range(processingDays),
    range(returnsPolicy.authorizationDays),
    range(returnsPolicy.refundDays),
    range(fragranceGuidance.cureHours),
    support.response.replace(/–(\d+).*/, '-$1'),
  ];
  expect(strangers(/(\d+[-–]\d+) (?:business )?(?:hours|days)/g, known)).toEqual([]);
  expect(
    strangers(/(?<![-–\d])(\d+) days/g, [returnsPolicy.windowDays, returnsPolicy.damageReportDays]),
  ).toEqual([]);
});

test('a wick size that a sentence names is one that we sell, a width one that we sell for', () => {
  const sizes = soldWicks.map(({ size }) => size);
  expect(strangers(/\b((?:ECO|CD) \d+)/g, sizes, sentences)).toEqual([]);
  expect(
    strangers(
      /(?<![-–\d.])(\d\.?\d?) cm (?:wide|inside)/g,
      vessels.map(({ diameterCm }) => diameterCm),
    ),
  ).toEqual([]);
});

test('a vessel holds what its measures hold', () => {
  const ounces = vessels.map((vessel) => formatOunces(vessel).replace(' oz', ''));
  expect(strangers(/(?:jars? of |about )(\d+) oz/g, ounces)).toEqual([]);
  const grams = vessels.map((vessel) => Math.round(getWaxGrams(vessel) / 10) * 10);
  expect(strangers(/about (\d+) g\)/g, grams)).toEqual([]);
});

test('a blend of two oils has the same parts wherever it is named', () => {
  const known = (Object.keys(blends) as (keyof typeof blends)[]).map(formatBlend);
  const named = texts.flatMap(([, text]) => text.match(/\d+ parts? [A-Z][^.]*?(?=, by|\.|$)/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((blend) => !known.includes(blend))).toEqual([]);
  expect(texts.filter(([, text]) => /(one|two|three) parts? (of |lavender|vanilla)/i.test(text))).toEqual([]);
});

test('what a kit lacks is named wherever it is said to be complete', () => {
  const claims = /(hold|holds|has|with) (what this tutorial|everything a first)|an afternoon away/i;
  expect(texts.filter(([, text]) => claims.test(text))).toEqual([]);
  for (const text of [
    beginnersGuide.tips.join(' '),
    productDetails['beginner-candle-making-kit']?.description.join(' '),
  ]) {
    expect(text).toContain(listMissingTools('beginner'));
  }
});

test.each([
  ['medium-candle-making-kit', 'intermediate'],
  ['expert-candle-making-kit', 'advanced'],
] as const)('the text of %s names what its maker brings', (slug, level) => {
  expect(productDetails[slug]?.description.join(' ')).toContain(listMissingTools(level));
});

test('a box has no more oil than its wax holds', () => {
  for (const box of Object.values(boxContents)) {
    const holds = box.waxes.map(
      ({ name }) => maximumLoadPercent[name.startsWith('coconut') ? 'coconut' : 'soy'],
    );
    const percent = (oilMl(box) * fragranceOilGramsPerMl * 100) / waxGrams(box);
    expect(percent).toBeLessThanOrEqual(Math.min(...holds));
  }
  // Two vessels make four candles only with vessels of one's own.
  expect(
    texts.filter(([, text]) => new RegExp(`vessels[^.]* for about ${starterKitCandles}`).test(text)),
  ).toEqual([]);
});

test('wicks are compared in one vessel, and in several each has that of its width', () => {
  const several = /\b(two|both|each|different|three)\b[^.]*\bwicks?( sizes?)?\b/i;
  const compared = sentences.filter(
    ([, text]) => several.test(text) && /burn-?test|candle burns better|one batch/i.test(text),
  );
  expect(compared.length).toBeGreaterThan(2);
  expect(compared.filter(([, text]) => !/(same|one) vessel|its own width|new width/.test(text))).toEqual([]);
});

test('a wick that suits no blend is recommended for none', () => {
  const unsuited = soldWicks.filter(({ waxes }) => !waxes.some((wax) => wax === 'blend'));
  expect(unsuited.length).toBeGreaterThan(0);
  const said = unsuited.flatMap(({ slug }) => [
    productDetails[slug]?.specifications.map(({ value }) => value),
    productDetails[slug]?.pairings.map(({ reason }) => reason),
  ]);
  expect(said.flat().filter((text) => text && /blend/i.test(text))).toEqual([]);
});

test('the melt pool has the same time to reach the wall, whoever tests', () => {
  expect(texts.filter(([, text]) => text.includes(meltPoolTime)).length).toBeGreaterThan(3);
  expect(texts.filter(([, text]) => /after (one|two|three) hours?[^.]*(wall|glass)/i.test(text))).toEqual([]);
});

test('a candle whose glass was too hot to hold is never lit again', () => {
  const hot = sentences.filter(([, text]) => /hot to hold|can’t hold the glass/.test(text));
  expect(hot.length).toBeGreaterThan(2);
  expect(hot.filter(([, text]) => !/Don’t burn a candle again|don’t light/.test(text))).toEqual([]);
  expect(JSON.stringify(wickSelection)).toMatch(/too hot to hold for a moment[^\]]*for good/);
});

test('the code for free shipping is entered by the cart, and no text asks for it', () => {
  const named = texts.filter(([, text]) => text.includes(freeShipping.code));
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, text]) => /^Enter /.test(text))).toEqual([]);
});

test('a range has an en dash, and an apostrophe is curly, but for words that the specification fixes', () => {
  const fixed = /Candlemaker's Deluxe Gift Set|Typical range: 6-10%/;
  const plain = /\d-\d(?!\w*\.)|[a-z]'[a-z]/;
  expect(sentences.filter(([, text]) => plain.test(text.replace(fixed, '')))).toEqual([]);
});
