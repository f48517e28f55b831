import catalogue from '@shop/mf-catalog/products.json' with { type: 'json' };
import { plainText } from '../components/richText';
import type { Block, NamedProducts, Section } from './content';
import { faqGroups } from './faqGroups';
import { containerSelection } from './guides/containerSelection';
import { fragranceBlending } from './guides/fragranceBlending';
import type { Guide } from './guides/Guide';
import { waxTypes } from './guides/waxTypes';
import { wickSelection } from './guides/wickSelection';
import { returnsSections, shippingSections } from './helpSections';
import { learnQuestions } from './learnQuestions';
import { sameVesselRule } from './phrases';
import { artOfScentLayering } from './posts/artOfScentLayering';
import { sustainableCandleMaking } from './posts/sustainableCandleMaking';
import { troubleshootingCandleMaking } from './posts/troubleshootingCandleMaking';
import { privacySections } from './privacySections';
import { returnsSections as returnsPageSections } from './returnsSections';
import { termsSections } from './termsSections';
import { beginnersGuide } from './tutorials/beginnersGuide';
import { pouringTechniques } from './tutorials/pouringTechniques';
import { troubleshooting } from './tutorials/troubleshooting';
import { videoQuestions } from './videoQuestions';

const guides: Guide[] = [waxTypes, containerSelection, wickSelection, fragranceBlending];
const posts = [artOfScentLayering, troubleshootingCandleMaking, sustainableCandleMaking];
const tutorials = [beginnersGuide, pouringTechniques, troubleshooting];

function blockTexts(block: Block): string[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'list':
      return [block.title ?? '', ...block.items];
    case 'table':
      return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
    case 'picture':
      return [block.caption ?? ''];
    case 'chart':
      return [];
    case 'profile':
      return [block.text];
    case 'tip':
      return [block.title, block.text];
    case 'tabs':
      return block.tabs.flatMap((tab) => [tab.title, ...tab.blocks.flatMap(blockTexts)]);
  }
}

function sectionTexts(sections: Section[]): string[] {
  return sections.flatMap((section) => [section.title, ...section.blocks.flatMap(blockTexts)]);
}

function wordCount(texts: string[]): number {
  return texts.map(plainText).join(' ').split(/\s+/).filter(Boolean).length;
}

test.each(guides.map((guide) => [guide.title, guide] as const))(
  'the guide "%s" has 500 to 900 words, a table and pictures',
  (_, guide) => {
    const blocks = guide.sections.flatMap((section) => section.blocks);
    const words = wordCount([guide.intro, ...sectionTexts(guide.sections)]);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(blocks.some((block) => typeof block !== 'string' && block.kind === 'table')).toBe(true);
    expect(blocks.some((block) => typeof block !== 'string' && /picture|profile/.test(block.kind))).toBe(
      true,
    );
  },
);

test.each(posts.map((post) => [post.title, post] as const))(
  'the read time of "%s" is that of an unhurried reader',
  (_, post) => {
    const wordsAMinute = wordCount([post.intro, ...sectionTexts(post.sections)]) / post.readMinutes;
    expect(wordsAMinute).toBeGreaterThan(150);
    expect(wordsAMinute).toBeLessThan(240);
  },
);

test('dates and read times of the posts are the stated ones', () => {
  expect(posts.map((post) => post.date).sort()).toEqual(['2025-04-29', '2025-05-08', '2025-05-15']);
  for (const post of posts) {
    expect(post.readMinutes).toBeGreaterThanOrEqual(7);
    expect(post.readMinutes).toBeLessThanOrEqual(10);
  }
});

test('the videos have their stated length, and each has five steps', () => {
  expect(tutorials.map(({ slug, minutes }) => [slug, minutes])).toEqual([
    ['beginners-guide', 15],
    ['pouring-techniques', 12],
    ['troubleshooting', 18],
  ]);
  for (const { steps } of tutorials) expect(new Set(steps.map(({ name }) => name)).size).toBe(5);
});

test('products that texts name are called as the catalogue calls them', () => {
  const nameBySlug = new Map<string, string>(catalogue.map(({ slug, name }) => [slug, name]));
  const named: NamedProducts[] = [...guides, ...tutorials].map((piece) => piece.named);
  for (const { slug, name } of named.flatMap(({ products }) => products)) {
    expect([slug, name]).toEqual([slug, nameBySlug.get(slug)]);
  }
});

/** Every text of guides, posts, tutorials, answers, help and policies. */
const texts = [
  ...[...guides, ...posts].flatMap((piece) => [piece.intro, ...sectionTexts(piece.sections)]),
  ...tutorials.flatMap(({ supplies, tips, steps }) => [
    ...supplies,
    ...tips,
    ...steps.flatMap(({ text, more = '' }) => [text, more]),
  ]),
  ...[...faqGroups.flatMap(({ questions }) => questions), ...learnQuestions, ...videoQuestions].map(
    ({ answer }) => answer,
  ),
  ...sectionTexts([
    ...shippingSections,
    ...returnsSections,
    ...returnsPageSections,
    ...termsSections,
    ...privacySections({ isContactPosted: true, isNewsletterPosted: true, isMeasured: true }),
    ...privacySections({ isContactPosted: false, isNewsletterPosted: false, isMeasured: false }),
  ]),
];

test('no text is left with half a mark', () => {
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
    expect(plainText(text)).not.toMatch(/\*\*|\]\(/);
  }
});

test('no advice leaves a burning candle or melting wax alone', () => {
  const all = texts.map(plainText).join('\n');
  expect(all).not.toMatch(/(light|burn)[^.]*(and|then) leave the room|wait next door|Leave again/i);
  expect(all).toMatch(/Stay with the candles the whole time/);
});

test('vessels are warmed before pouring, and said to be candle glass where kitchen glass is warned against', () => {
  const all = texts.map(plainText).join('\n');
  expect(all).not.toMatch(
    /room-temperature (jar|vessel|container)|(jars|vessels|containers) at room temperature/i,
  );
  expect(all).not.toMatch(/tumblers[^.]*(can crack|not for flames)/i);
});

test('the jar of the first tutorial is the one that we sell, filled to its line', () => {
  const { supplies, description } = beginnersGuide;
  expect(supplies[0]).toContain('about 8 oz (230 g)');
  expect(description).not.toMatch(/to the first burn/);
});

test('no advice needs a lid, which our jars do not have', () => {
  expect(texts.map(plainText).join('\n')).not.toMatch(/(with (the|its)|on the|put the) lid\b(?! on it)/i);
});

test('wherever a wick is tested, it is tested in the vessel that it is for', () => {
  for (const piece of [
    wickSelection,
    containerSelection,
    troubleshootingCandleMaking,
    sustainableCandleMaking,
  ]) {
    expect(sectionTexts(piece.sections).join('\n')).toContain(sameVesselRule);
  }
  expect(troubleshooting.steps.map(({ more }) => more).join('\n')).toContain(sameVesselRule);
  expect(texts.join('\n')).not.toMatch(
    /small (test )?candles (that differ|teach)|tin tells you[^.]*about a wick/i,
  );
});

test('quotation marks and apostrophes are typographic, and the spelling is American', () => {
  for (const text of texts.map(plainText)) {
    expect(text).not.toMatch(/[a-z]'[a-z]|"/);
    // No parenthesis within another.
    expect(text).not.toMatch(/\([^()]*\(/);
    expect(text).not.toMatch(/\b(colour|grey|centre|labelled|tunnelled|mould|cupboard|autumn)/i);
  }
});

test('every question has an address of its own', () => {
  const ids = faqGroups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
