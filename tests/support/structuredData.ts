import type { CrawledPage } from './readHtml';

type Node = Record<string, unknown>;
type Source = { path: string; page: CrawledPage; origin: string };

/** Everything about a page that its structured data can be compared with. */
type Facts = Source & { url: string; h1: string; text: string };
type Rule = (node: Node, facts: Facts) => string[];

const spaced = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

/** Members that a type must have, none of them empty. */
function needs(...members: string[]): Rule {
  return (node) =>
    members
      .filter((member) => {
        const value = node[member];
        return value === undefined || value === null || value === '' || String(value) === '';
      })
      .map((member) => `without ${member}`);
}

/** A member whose words stand on the page. */
function shows(member: string): Rule {
  return (node, { text }) =>
    text.includes(spaced(node[member])) ? [] : [`says "${spaced(node[member])}", the page does not`];
}

/** A member that is the page's heading. */
function isHeading(member: string): Rule {
  return (node, { h1 }) => (spaced(node[member]) === h1 ? [] : [`${member} is not the heading "${h1}"`]);
}

/** A member that is the page's own address. */
function isAddress(member: string): Rule {
  return (node, { url }) => (node[member] === url ? [] : [`${member} is ${node[member]}`]);
}

/** Pictures that the page shows, in some size. */
function showsPicture(member: string): Rule {
  return (node, { page, origin }) =>
    [node[member]]
      .flat()
      .map(String)
      .filter((address) => {
        const name = address.replace(origin, '').replace(/-\d+\.\w+$/, '');
        return !page.pictures.some((picture) => picture.includes(name));
      })
      .map((address) => `${member} ${address} is not shown`);
}

function all(...rules: Rule[]): Rule {
  return (node, facts) => rules.flatMap((rule) => rule(node, facts));
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value : [];
}

function object(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

const stepRule = all(needs('name', 'text', 'image'), shows('name'), shows('text'), showsPicture('image'));

/** What search engines require of the entries that stand for themselves, and what the page must show of them. */
const rules: Record<string, Rule> = {
  Organization: all(
    needs('name', 'url', 'logo', 'description', 'hasMerchantReturnPolicy', 'hasShippingService'),
    (node) => [
      ...(list(node.sameAs).length > 0 ? [] : ['without social links']),
      ...needs('contactType', 'url', 'email')(object(node.contactPoint), {} as Facts),
    ],
  ),
  WebSite: all(needs('name', 'url', 'description'), (node, { origin }) => {
    const action = object(node.potentialAction);
    const template = object(action.target).urlTemplate;
    return action['@type'] === 'SearchAction' &&
      template === `${origin}/search?q={term}` &&
      action['query-input'] === 'required name=term'
      ? []
      : [`searches with ${template}`];
  }),
  WebPage: all(needs('name', 'description'), isAddress('url')),
  BreadcrumbList: (node, { page, origin }) => {
    const items = list(node.itemListElement);
    const isCounted = items.every(({ position }, index) => position === index + 1);
    const names = items.map(({ name }) => spaced(name)).join('|');
    return [
      ...(items.length > 1 && isCounted ? [] : ['is not numbered from 1']),
      ...(items.every(({ item }) => String(item).startsWith(`${origin}/`)) ? [] : ['has no whole addresses']),
      ...(names === page.breadcrumb.join('|')
        ? []
        : [`says ${names}, the page ${page.breadcrumb.join('|')}`]),
    ];
  },
  FAQPage: (node, facts) =>
    list(node.mainEntity).length === 0
      ? ['without questions']
      : list(node.mainEntity).flatMap((question) => [
          ...all(needs('name', 'acceptedAnswer'), shows('name'))(question, facts),
          ...all(needs('text'), shows('text'))(object(question.acceptedAnswer), facts),
        ]),
  HowTo: all(needs('name', 'description'), shows('name'), showsPicture('image'), (node, facts) => [
    ...(list(node.step).length === 5 ? [] : [`has ${list(node.step).length} steps`]),
    ...list(node.step).flatMap((step) => stepRule(step, facts)),
  ]),
  Article: all(
    needs('author', 'publisher', 'image', 'description'),
    isHeading('headline'),
    showsPicture('image'),
    (node, { page, url }) => [
      ...(object(node.mainEntityOfPage)['@id'] === url ? [] : ['belongs to another page']),
      ...(node.datePublished === undefined || page.dates.includes(String(node.datePublished))
        ? []
        : [`is of ${node.datePublished}, the page is not`]),
    ],
  ),
  Product: all(
    needs('sku', 'description', 'brand'),
    isHeading('name'),
    showsPicture('image'),
    (node, facts) => {
      const offer = object(node.offers);
      const price = `$${Number(offer.price).toFixed(2)}`;
      return [
        ...all(needs('price', 'priceCurrency', 'availability', 'hasMerchantReturnPolicy'), isAddress('url'))(
          offer,
          facts,
        ),
        ...(facts.text.includes(price) ? [] : [`costs ${price}, the page says otherwise`]),
        ...('aggregateRating' in node || 'review' in node ? ['rates with samples'] : []),
      ];
    },
  ),
};
const getRule = (type: string) => rules[/^(About|Contact|Collection)Page$/.test(type) ? 'WebPage' : type];

function entries(page: CrawledPage): Node[] {
  return page.jsonLd.map((source) => JSON.parse(source));
}

/** The types of a page's entries. */
export function typesIn(page: CrawledPage): string[] {
  return entries(page).map((node) => String(node['@type']));
}

/** What is wrong with a page's structured data; text that does not parse throws. */
export function structuredDataProblems(source: Source): string[] {
  const { path, page, origin } = source;
  const h1 = spaced(page.headings.find(({ level }) => level === 1)?.text);
  const facts: Facts = { ...source, url: origin + path, h1, text: spaced(page.text) };
  return entries(page).flatMap((node) => {
    const type = String(node['@type']);
    const rule = getRule(type);
    const isInContext = node['@context'] === 'https://schema.org';
    const problems = rule ? rule(node, facts) : ['is of a type that no rule covers'];
    return [...problems, ...(isInContext ? [] : ['is outside schema.org'])].map(
      (problem) => `${path}: ${type} ${problem}`,
    );
  });
}
