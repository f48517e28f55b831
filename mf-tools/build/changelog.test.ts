type Feed = { version: string; items: { id: string; date_published: string; content_text: string }[] };
const { changelogEntries, changelogFeed, embedVersion } = jest.requireActual<{
  changelogEntries: (text?: string) => { version: string; day: string; changes: string }[];
  changelogFeed: () => Feed;
  embedVersion: () => string;
}>('./changelog.mjs');

test('the newest entry is the version of the package', () => {
  expect(changelogEntries()[0]?.version).toBe(embedVersion());
});

test('versions fall from entry to entry, and days do not rise', () => {
  const entries = changelogEntries();
  const rank = ({ version }: { version: string }) =>
    version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  const versions = entries.map(rank);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => other - one));
  const days = entries.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
});

test('an entry without version or day is refused by its heading', () => {
  expect(() => changelogEntries('## Unreleased\n\n- Something.')).toThrow("not 'Unreleased'");
});

test('the feed is one of jsonfeed.org, with an item for each version', () => {
  const feed = changelogFeed();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items.map(({ id }) => id)).toEqual(changelogEntries().map(({ version }) => version));
  for (const { date_published, content_text } of feed.items) {
    expect(new Date(date_published).toISOString()).toBe(date_published.replace('Z', '.000Z'));
    expect(content_text).toMatch(/^- /);
  }
});
