import { readFileSync } from 'node:fs';

export type Instruction = { name: string; words: string[]; line: string };
export type Stage = { base: string; instructions: Instruction[] };

/** The stages of a Dockerfile, each with its instructions; lines that go on are put together. */
export function readDockerfile(file: string): Stage[] {
  const instructions = readFileSync(file, 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', words: line.split(/\s+/).slice(1), line }));
  const stages: Stage[] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push({ base: instruction.words[0] ?? '', instructions: [] });
    stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** The words of an instruction in exec form: CMD ["node", "x.js"], also of a HEALTHCHECK's CMD. */
export function execForm({ line }: Instruction): string[] {
  return JSON.parse(/\[.*\]$/.exec(line)?.[0] ?? '[]') as string[];
}
