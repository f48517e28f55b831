import { execFileSync } from 'node:child_process';

test('a start that finds everything built loads neither the bundler nor what encodes pictures', () => {
  // Ends before it would publish; what it has loaded by then are the modules of a start.
  const program = `
    import { loadTooling } from '../compiled.mjs';
    const { findBuilt } = await loadTooling('bundler/builtState');
    await loadTooling('release/publishSources');
    findBuilt();
    const native = process.report.getReport().sharedObjects.filter((name) => name.endsWith('.node'));
    console.log(JSON.stringify(native));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([]);
});
