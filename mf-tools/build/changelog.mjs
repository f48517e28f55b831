import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../package');
/** @param {string} name */
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

export function changelogEntries(text = read('CHANGELOG.md')) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, version, day, changes = ''] =
        /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)\n+([\s\S]+)$/.exec(entry) ?? [];
      if (!version)
        throw new Error(
          `CHANGELOG.md: an entry begins '## 1.2.3 (2026-01-31)', not '${entry.split('\n')[0]}'.`,
        );
      return { version, day, changes: changes.trim() };
    });
}

/** Semantic version of the embed: the package's. @throws where the changelog does not speak of it */
export function embedVersion() {
  const { version } = JSON.parse(read('package.json'));
  const [newest] = changelogEntries();
  if (newest?.version === version) return version;
  throw new Error(
    `The package is ${version}, and its CHANGELOG.md begins with ${newest?.version ?? 'nothing'}.`,
  );
}

export function changelogFeed() {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Embedded candle calculators: changes',
    items: changelogEntries().map(({ version, day, changes }) => ({
      id: version,
      title: version,
      date_published: `${day}T00:00:00Z`,
      content_text: changes,
    })),
  };
}
