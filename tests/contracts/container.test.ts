import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = new Set([...read('docs/settings.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
/** What only processes tell each other, and what Node reads. */
const internal = [
  'CHECKOUT_URL',
  'CHECKOUT_SANDBOX',
  'PAYMENT_ORIGINS',
  'REGISTRY_FILE',
  'RELEASES_DIR',
  'NODE_ENV',
];
const isSetting = (name: string) => settings.has(name) || internal.includes(name);
/** Seconds that a program takes at most to end after SIGTERM. */
const DRAIN_S = 10;

describe('the Dockerfile', () => {
  /** Instructions with their words, lines that go on put together. */
  const instructions = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', words: line.split(/\s+/).slice(1), line }));
  const all = (name: string) => instructions.filter((instruction) => instruction.name === name);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  test('builds in one stage and runs in another, on a Node that is named exactly and is new enough', () => {
    expect(all('FROM').length).toBeGreaterThan(1);
    for (const { words } of all('FROM')) expect(words[0]).toMatch(/^node:20\.(19|[2-9]\d)\.\d+-[a-z-]+$/);
  });

  test('runs as nobody in particular, is asked for its health, and hears signals itself', () => {
    const names = last.map(({ name }) => name);
    expect(last.find(({ name }) => name === 'USER')?.words).toEqual(['node']);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    expect(names).toContain('HEALTHCHECK');
    // A shell between would not hand on the signal to end.
    for (const name of ['ENTRYPOINT', 'CMD'])
      expect(last.find((one) => one.name === name)?.line).toMatch(/^\S+ \[".*"\]$/);
  });

  test('takes nothing from the network but packages, and no setting that the shop does not know', () => {
    expect(all('ADD')).toEqual([]);
    expect(read('Dockerfile')).not.toMatch(/curl|wget|latest/);
    const names = last
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ words }) => words.map((word) => word.split('=')[0] ?? ''));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  test('leaves out what a build must not see', () => {
    const left = read('.dockerignore').split('\n');
    for (const name of ['.git', '.env', '**/node_modules', 'releases', '.data']) expect(left).toContain(name);
  });
});

type Service = {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  build?: string;
};

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };

  test.each(Object.entries(services))(
    '%s names an exact image, and files and settings that are there',
    (_name, service) => {
      expect(service.image).toMatch(/:(\d+\.\d+[\w.-]*|local)$/);
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        expect(from.startsWith('.') ? existsSync(path.join(root, from)) : from in volumes).toBe(true);
      }
      if (service.build) {
        expect(Object.keys(service.environment ?? {}).filter((name) => !isSetting(name))).toEqual([]);
        expect(service.read_only).toBe(true);
        expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(DRAIN_S);
      }
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    },
  );
});

type Manifest = {
  kind: string;
  spec: {
    minAvailable?: number;
    replicas: number;
    selector: { matchLabels: { app: string } };
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: {
          env: { name: string }[];
          ports: { containerPort: number }[];
          args?: string[];
          readinessProbe: { httpGet: { path: string; port: number } };
          livenessProbe: { httpGet: { path: string; port: number } };
          securityContext: { readOnlyRootFilesystem: boolean };
        }[];
      };
    };
  };
};

describe('the Kubernetes page', () => {
  const [, source = ''] = /```yaml\n([\s\S]*?)```/.exec(read('docs/operating/kubernetes.md')) ?? [];
  const manifests = parseAllDocuments(source).map((document) => document.toJS() as Manifest);
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');

  test('has a budget for each deployment that leaves one pod standing and lets one go', () => {
    const budgets = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget');
    const appOf = ({ spec }: Manifest) => spec.selector.matchLabels.app;
    expect(budgets.map(appOf)).toEqual(deployments.map(appOf));
    for (const { spec } of budgets) expect(spec.minAvailable).toBe(1);
    for (const { spec } of deployments) expect(spec.replicas).toBeGreaterThan(1);
  });

  test.each(deployments.map((one) => [one.spec.selector.matchLabels.app, one] as const))(
    '%s is asked where it answers, has time to drain, and knows its settings',
    (_app, { spec }) => {
      const { terminationGracePeriodSeconds, containers } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_S);
      for (const { env, ports, readinessProbe, livenessProbe, securityContext } of containers) {
        expect(env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
        for (const { httpGet } of [readinessProbe, livenessProbe]) {
          expect(['/healthz', '/readyz']).toContain(httpGet.path);
          expect(httpGet.port).toBe(ports[0]?.containerPort);
        }
        // What a database does is no reason to restart a program.
        expect(livenessProbe.httpGet.path).toBe('/healthz');
        expect(securityContext.readOnlyRootFilesystem).toBe(true);
      }
    },
  );
});
