import { execFileSync } from 'node:child_process';
import path from 'node:path';

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

test('the state of the inputs changes with the time of a file, and with nothing else', () => {
  const program = `
    import { statSync, utimesSync } from 'node:fs';
    import { loadTooling } from '../compiled.mjs';
    const { inputState } = await loadTooling('bundler/builtState');
    const [file] = process.argv.slice(1);
    const { atime, mtime } = statSync(file);
    const states = [inputState(), inputState()];
    utimesSync(file, atime, new Date(mtime.getTime() + 5000));
    states.push(inputState());
    utimesSync(file, atime, mtime);
    states.push(inputState());
    console.log(JSON.stringify(states));
  `;
  const file = path.join(__dirname, 'types.ts');
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program, file], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  const [first, again, touched] = JSON.parse(said);
  expect(again).toBe(first);
  expect(touched).not.toBe(first);
});
