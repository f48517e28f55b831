import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findUnchangedPages, readBuilt } from './unchangedPages';

const releases = mkdtempSync(path.join(os.tmpdir(), 'built-'));
afterAll(() => rmSync(releases, { recursive: true }));

function build(version: string, file: string, script: string) {
  const folder = path.join(releases, 'mf-tools', version);
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  const files = { [file]: `sha384-${version}` };
  const release = JSON.stringify({ requires: {}, platformNames: [], files });
  writeFileSync(path.join(folder, 'release.json'), release);
  writeFileSync(path.join(folder, file), script);
  return readBuilt(releases, { name: 'mf_tools', app: 'mf-tools', version });
}

test('a file for other sites is new when more of it differs than the name of its release', async () => {
  const file = 'client/embed/wax.js';
  const before = await build('1.0.0-one', file, "start('1.0.0-one', 1)");
  const renamed = await build('1.0.0-two', file, "start('1.0.0-two', 1)");
  const changed = await build('1.0.0-three', file, "start('1.0.0-three', 2)");
  expect(renamed.files).toEqual(before.files);
  expect(changed.files).not.toEqual(before.files);
});

const getEntry = (hash: string, more = '') =>
  `var mf_learn=(()=>{self.mf_learn_files={js:{1:"faq.${hash}"},css:{}};${more}})();//${'a'.repeat(400_000)}`;

test('an entry is new when it holds other code, and not when the files that it lists are others', async () => {
  const before = await build('1', 'client/remoteEntry.1111111111.js', getEntry('0123456789'));
  const other = await build('2', 'client/remoteEntry.2222222222.js', getEntry('abcdef0123'));
  const changed = await build(
    '3',
    'client/remoteEntry.3333333333.js',
    getEntry('abcdef0123', 'window.leaked=1'),
  );
  expect(other.files).toEqual(before.files);
  expect(changed.files).not.toEqual(before.files);
});

const getPage = (version: string, entry: string, script: string) =>
  `<main>A guide</main><script src="/r/mf-learn/${script}"></script><script>{"mf_learn":{"version":"${version}","entry":"/r/mf-learn/${entry}","compositionId":"${version.at(-1)}1"},"shellVersion":"1.0.0-two"}</script>`;

const live = {
  built: {
    name: 'mf_learn' as const,
    version: '1.0.0-one',
    files: {
      'client/remoteEntry.js': 'sha384-entry',
      'client/faq.aa.js': 'sha384-faq',
      'client/help.bb.js': 'sha384-help',
    },
  },
  rendered: {
    '/faq': getPage('1.0.0-one', 'remoteEntry.11.js', 'faq.aa.js'),
    '/help': getPage('1.0.0-one', 'remoteEntry.11.js', 'help.bb.js'),
  },
};

const candidate = {
  built: {
    ...live.built,
    version: '1.0.0-two',
    files: {
      'client/remoteEntry.js': 'sha384-entry',
      'client/faq.aa.js': 'sha384-faq',
      'client/help.cc.js': 'sha384-newHelp',
    },
  },
  rendered: {
    '/faq': getPage('1.0.0-two', 'remoteEntry.22.js', 'faq.aa.js'),
    '/help': getPage('1.0.0-two', 'remoteEntry.22.js', 'help.cc.js'),
  },
};

const withFiles = (files: Record<string, string>) => ({
  ...candidate,
  built: { ...candidate.built, files: { ...candidate.built.files, ...files } },
});

describe('pages that are as they were', () => {
  it('are those whose markup, scripts and styles are the same but for the name of the release', () => {
    expect([...findUnchangedPages(candidate, live)]).toEqual(['/faq']);
  });

  it('are none where a new script or style could be loaded by any page', () => {
    expect(findUnchangedPages(withFiles({ 'client/dialog.dd.js': 'sha384-dialog' }), live).size).toBe(0);
    expect(findUnchangedPages(withFiles({ 'client/embed/wax.css': 'sha384-wax' }), live).size).toBe(0);
  });

  it('are not touched by a new script that no browser loads', () => {
    const withFeed = withFiles({ 'client/data-feed.ee.js': 'sha384-feed' });
    expect([...findUnchangedPages(withFeed, live, ['/r/mf-learn/data-feed.ee.js'])]).toEqual(['/faq']);
  });

  it('are none where the entry holds other code', () => {
    expect(findUnchangedPages(withFiles({ 'client/remoteEntry.js': 'sha384-other' }), live).size).toBe(0);
  });

  it('are none where the entry holds other code, also where a page names another entry', () => {
    const embed = '<script src="/embed/federation/remoteEntry.js"></script>';
    const rendered = { ...candidate.rendered, '/help': candidate.rendered['/help'] + embed };
    const { built } = withFiles({ 'client/remoteEntry.js': 'sha384-other' });
    expect(findUnchangedPages({ built, rendered }, live).size).toBe(0);
  });

  it('are not those with a file that has its name of before and another content', () => {
    expect([...findUnchangedPages(withFiles({ 'client/faq.aa.js': 'sha384-other' }), live)]).toEqual([]);
  });

  it('are not those with other markup, with the same scripts', () => {
    const rendered = {
      ...candidate.rendered,
      '/faq': candidate.rendered['/faq'].replace('A guide', 'Questions'),
    };
    expect([...findUnchangedPages({ ...candidate, rendered }, live)]).toEqual([]);
  });

  it('are not those that the live release does not have', () => {
    const { '/faq': _faq, ...rendered } = live.rendered;
    expect([...findUnchangedPages(candidate, { ...live, rendered })]).toEqual([]);
  });

  it('knows the name of a release from the same word elsewhere', () => {
    const named = { ...candidate.built, version: 'A' };
    const rendered = {
      '/faq': getPage('A', 'remoteEntry.22.js', 'faq.aa.js'),
      '/help': candidate.rendered['/help'],
    };
    expect([...findUnchangedPages({ built: named, rendered }, live)]).toEqual(['/faq']);
  });

  it('are none where nothing is live', () => {
    expect(findUnchangedPages(candidate, null).size).toBe(0);
  });
});
