const types = { enum: ['wax', 'fragrance', 'supplies', 'wick-guide'] };
const text = { type: 'string' };
const version = { const: 1 };
/** @param {Record<string, unknown>} properties */
const object = (properties) => ({ type: 'object', properties, required: Object.keys(properties) });
/** @param {string} kind @param {Record<string, unknown>} holds */
const posted = (kind, holds) => {
  const schema = object({ type: { const: `candle-calculator:${kind}` }, version, ...holds });
  return { ...schema, properties: { ...schema.properties, repeated: { const: true } } };
};
/** @param {string} kind @param {object} detail */
const message = (kind, detail) => posted(kind, { detail });

/** JSON Schema of the messages that a framed calculator posts; src/embed/publicTypes.ts says what the details hold. */
export function frameSchema() {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Messages of a framed candle calculator',
    oneOf: [
      posted('height', { height: { type: 'integer', minimum: 1, description: 'CSS px' } }),
      message('ready', object({ type: types, version: text, embed: text })),
      message(
        'calculated',
        object({
          type: types,
          cause: { enum: ['preset', 'button'] },
          texts: { type: 'object', additionalProperties: text },
          inputs: { type: 'object' },
          result: { type: 'object' },
          formulas: { type: 'integer', minimum: 1 },
        }),
      ),
      message(
        'add-supplies',
        object({
          type: types,
          formulas: { type: 'integer', minimum: 1 },
          need: object({ wax: text, waxGrams: { type: 'number' }, fragranceGrams: { type: 'number' } }),
          packs: { type: 'array', items: object({ id: text, packs: { type: 'integer', minimum: 1 } }) },
          link: text,
          recipe: text,
        }),
      ),
      message('error', object({ type: types, reason: text })),
    ],
  };
}
