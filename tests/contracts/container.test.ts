import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { readDockerfile } from '../support/readDockerfile';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = new Set(
  [...read('docs/settings.md').matchAll(/`([A-Z][A-Z_\d]+)`/g)].map(([, name]) => name),
);
/** What Node and the database's driver read. */
const isSetting = (name: string) => settings.has(name) || ['NODE_ENV', 'PGPASSWORD'].includes(name);
/** Seconds that a program takes at most to end after SIGTERM. */
const DRAIN_S = 10;
/** Seconds for a migration, while which nothing answers. */
const START_S = 600;

describe('the Dockerfile', () => {
  const stages = readDockerfile(path.join(root, 'Dockerfile'));
  const all = (name: string) =>
    stages.flatMap(({ instructions }) => instructions).filter((instruction) => instruction.name === name);
  const last = stages.at(-1)?.instructions ?? [];

  test('has nothing that the linter complains of', () => {
    const complaints = (text: string) => validate(text).map(({ message }) => message);
    expect(complaints(read('Dockerfile'))).toEqual([]);
    expect(complaints(`${read('Dockerfile')}CMD ["other.js"]\nMAINTAINER somebody\n`).length).toBe(2);
  });

  test('builds in one stage and runs in another, on a Node that is named exactly and is new enough', () => {
    expect(all('FROM').length).toBeGreaterThan(1);
    for (const { words } of all('FROM')) expect(words[0]).toMatch(/^node:24\.\d+\.\d+-[a-z-]+$/);
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
  build?: string | { context: string; target: string };
  restart?: string;
  command?: string[];
};

test('.env.example names every setting of docs/settings.md but those of a program started by itself', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_\d]+)`/g)].map(([, name]) => name));
  const settings = [...read('.env.example').matchAll(/^([A-Z][A-Z_\d]+)=$/gm)].map(([, name]) => name);
  const alone = ['REGISTRY_FILE', 'CHECKOUT_URL', 'CHECKOUT_SANDBOX', 'PAYMENT_ORIGINS'];
  expect([...settings, ...alone].sort()).toEqual(listed.sort());
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
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
      if (service.build)
        expect(Object.keys(service.environment ?? {}).filter((name) => !isSetting(name))).toEqual([]);
      // What runs once may write into its container.
      if (service.build && service.restart !== 'no') {
        expect(service.read_only).toBe(true);
        expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(DRAIN_S);
      }
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    },
  );

  test('what an operator sets before going live reaches the program that reads it', () => {
    const named = read('docs/going-live.md').matchAll(/`([A-Z]+_[A-Z_]+)[`=]/g);
    const wanted = [...new Set([...named].map(([, name = '']) => name))].filter((name) => settings.has(name));
    expect(wanted.length).toBeGreaterThan(5);
    const { shell, checkout } = services;
    const passed = { ...shell?.environment, ...checkout?.environment };
    expect(wanted.filter((name) => !(name in passed))).toEqual([]);
  });

  test('the checkout service is handed every setting of its own that a container leaves open', () => {
    const starred = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \*/gm)].map(
      ([, name = '']) => name,
    );
    const fixed = ['EMBEDDED_DATABASE', 'CHECKOUT_PORT', 'CHECKOUT_HOST', 'STRIPE_API_BASE', 'DATA_DIR'];
    const composed = Object.keys(services.checkout?.environment ?? {});
    expect(starred.length).toBeGreaterThan(15);
    expect(starred.filter((name) => ![...composed, ...fixed].includes(name))).toEqual([]);
  });

  test('no program owns the network that the three share', () => {
    for (const name of ['nginx', 'shell', 'checkout'])
      expect(services[name]).toMatchObject({ network_mode: 'service:net' });
    expect(Object.values(services).filter((service) => 'ports' in service)).toEqual([services.net]);
  });

  test('an object store holds the releases: its bucket is filled once, before a shell takes them from it', () => {
    const { shell, publish, store } = services;
    const getSettings = (service?: Service) => [
      service?.environment?.RELEASES_URL,
      service?.environment?.AWS_ENDPOINT_URL_S3,
    ];
    expect(getSettings(publish)).toEqual(['s3://shop-releases/shop', 'http://store:8333']);
    expect(getSettings(shell)).toEqual(getSettings(publish));
    expect(store?.environment?.AWS_SECRET_ACCESS_KEY).toBe(shell?.environment?.AWS_SECRET_ACCESS_KEY);
    expect(existsSync(path.join(root, publish?.command?.[1] ?? ''))).toBe(true);
    expect(shell?.depends_on?.publish?.condition).toBe('service_completed_successfully');
    // The image is read-only: what comes from the store lies in the volume.
    expect(shell?.environment).toMatchObject({
      REGISTRY_FILE: '/data/registry.json',
      RELEASES_DIR: '/data/releases',
    });
  });
});

type Probe = { httpGet: { path: string; port: number }; periodSeconds: number; failureThreshold: number };

type Manifest = {
  kind: string;
  spec: {
    minAvailable?: number;
    replicas: number;
    selector: { matchLabels: { app: string } };
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        enableServiceLinks: boolean;
        containers: {
          env: { name: string; value?: string }[];
          ports: { containerPort: number }[];
          args?: string[];
          startupProbe: Probe;
          readinessProbe: Probe;
          livenessProbe: Probe;
          securityContext: { readOnlyRootFilesystem: boolean };
          volumeMounts: { mountPath: string }[];
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
    const getApp = ({ spec }: Manifest) => spec.selector.matchLabels.app;
    expect(budgets.map(getApp)).toEqual(deployments.map(getApp));
    for (const { spec } of budgets) expect(spec.minAvailable).toBe(1);
    for (const { spec } of deployments) expect(spec.replicas).toBeGreaterThan(1);
  });

  test.each(deployments.map((one) => [one.spec.selector.matchLabels.app, one] as const))(
    '%s is asked where it answers, has time to drain, and knows its settings',
    (app, { spec }) => {
      const { terminationGracePeriodSeconds, enableServiceLinks, containers } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_S);
      // A Service of the name `checkout` would set CHECKOUT_PORT to an address.
      expect(enableServiceLinks).toBe(false);
      for (const { env, ports, startupProbe, readinessProbe, livenessProbe, securityContext } of containers) {
        expect(env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual([]);
        for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
          expect(httpGet.port).toBe(ports[0]?.containerPort);
        expect(startupProbe.httpGet.path).toBe('/healthz');
        expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(START_S);
        // A shell whose service is down goes on with its pages; one that has none is not ready.
        expect(readinessProbe.httpGet.path).toBe(app === 'shell' ? '/readyz?pages' : '/readyz');
        // What a database does is no reason to restart a program.
        expect(livenessProbe.httpGet.path).toBe('/healthz');
        expect(securityContext.readOnlyRootFilesystem).toBe(true);
      }
    },
  );

  test('shells of two images answer each other’s files: from a bucket, by way of a volume', () => {
    const shell = deployments.find(({ spec }) => spec.selector.matchLabels.app === 'shell');
    const [{ env, volumeMounts } = { env: [], volumeMounts: [] }] =
      shell?.spec.template.spec.containers ?? [];
    const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    expect(settings.RELEASES_URL).toMatch(/^s3:/);
    expect(settings).toHaveProperty('AWS_SECRET_ACCESS_KEY');
    const [volume] = volumeMounts.map(({ mountPath }) => mountPath);
    for (const place of [settings.REGISTRY_FILE, settings.RELEASES_DIR])
      expect(path.dirname(place ?? '')).toBe(volume);
  });
});
