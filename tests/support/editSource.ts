import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from './badReleases';

/** Edits a copy of the repository; gives what takes the edits back. */
export function editSource(folder: string, edit: (tools: Edit) => void): () => void {
  const undo: (() => void)[] = [];

  function write(name: string, text: string) {
    const file = path.join(folder, name);
    let before: string | null = null;
    try {
      before = readFileSync(file, 'utf8');
    } catch {
      // It is a new one.
    }
    undo.unshift(() => (before === null ? rmSync(file) : writeFileSync(file, before)));
    writeFileSync(file, text);
  }

  edit({
    write,
    replace(name, from, to) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
      write(
        name,
        text.replace(from, () => to),
      );
    },
    upgrade(name, version) {
      const link = path.join(folder, 'node_modules', name);
      const real = realpathSync(link);
      rmSync(link);
      cpSync(real, link, { recursive: true });
      const manifest = path.join(link, 'package.json');
      const described = { ...JSON.parse(readFileSync(manifest, 'utf8')), version };
      writeFileSync(manifest, JSON.stringify(described));
      undo.unshift(() => {
        rmSync(link, { recursive: true });
        cpSync(real, link, { recursive: true });
      });
    },
  });
  return () => {
    for (const back of undo) back();
  };
}
