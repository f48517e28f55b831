import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type ResponseSpec = {
  headers?: Record<string, { required?: boolean; schema: object }>;
  content?: { 'application/json': { schema: object } };
};
type Spec = {
  paths: Record<string, Record<string, { responses: Record<string, ResponseSpec & { $ref?: string }> }>>;
  components: { responses: Record<string, ResponseSpec> };
};

const document: Spec = JSON.parse(readFileSync(path.join(__dirname, '../openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'openapi.json');
const validators = new Map<string, ValidateFunction>();

const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/');

export const documentedOperations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
);

function findTemplate(pathname: string): string | undefined {
  return Object.keys(document.paths).find((template) =>
    new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
}

/** Throws unless the document has this answer: path, method, status, headers and body. */
export function checkAgainstOpenApi(
  method: string,
  pathname: string,
  response: Response,
  body: unknown,
): void {
  const template = findTemplate(pathname);
  if (!template) {
    expect({ pathname, status: response.status }).toEqual({ pathname, status: 404 });
    return;
  }
  const operations = document.paths[template] ?? {};
  const verb = operations[method.toLowerCase()] ? method.toLowerCase() : (Object.keys(operations)[0] ?? '');
  const { spec, at } = findResponse(template, verb, response.status);
  for (const [name, { required }] of Object.entries(spec.headers ?? {})) {
    if (required && !response.headers.has(name)) throw new Error(`${method} ${pathname}: no ${name}`);
  }
  if (!spec.content) return;
  const reference = `openapi.json#/${at}/content/application~1json/schema`;
  let validate = validators.get(reference);
  if (!validate) {
    validate = ajv.compile({ $ref: reference });
    validators.set(reference, validate);
  }
  if (!validate(body)) {
    throw new Error(
      `${method} ${pathname} ${response.status} is not as documented: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`,
    );
  }
}

function findResponse(template: string, verb: string, status: number): { spec: ResponseSpec; at: string } {
  const found = document.paths[template]?.[verb]?.responses[String(status)];
  if (!found) throw new Error(`${verb} ${template} does not document ${status}`);
  if (!found.$ref) return { spec: found, at: pointer('paths', template, verb, 'responses', String(status)) };
  const name = found.$ref.replace('#/components/responses/', '');
  const spec = document.components.responses[name];
  if (!spec) throw new Error(`openapi.json has no ${found.$ref}`);
  return { spec, at: pointer('components', 'responses', name) };
}
