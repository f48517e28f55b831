import { tagName } from '../../embed/calculatorTypes';
import { attributes, cssParts, cssProperties, events, properties, slots } from '../../embed/elementTable';
import { toTypeText } from './elementTypes';

const named = (facts: Record<string, string>) =>
  Object.entries(facts).map(([name, description]) => ({ name, description }));

/** custom-elements.json (Custom Elements Manifest 1.0): what editors, catalogues and documentation tools read. */
export function elementsManifest(): string {
  const all = Object.entries(attributes).map(([name, facts]) => ({
    name,
    description: facts.description,
    type: { text: toTypeText(facts) },
    ...(facts.default === undefined ? {} : { default: `'${facts.default}'` }),
  }));
  const declaration = {
    kind: 'class',
    name: 'CandleCalculator',
    description: 'A candle calculator, or the wick guide.',
    tagName,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    attributes: all.map((attribute) => ({ ...attribute, fieldName: attribute.name })),
    members: [
      ...all.map((attribute) => ({ ...attribute, kind: 'field', attribute: attribute.name, reflects: true })),
      ...Object.entries(properties).map(([name, { type, description }]) => ({
        kind: 'field',
        name,
        description,
        type: { text: type },
      })),
    ],
    events: Object.entries(events).map(([name, { detail, description, prevented }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description: prevented ? `${description} preventDefault(): ${prevented}` : description,
    })),
    cssProperties: named(cssProperties),
    cssParts: named(cssParts),
    slots: named(slots),
  };
  const path = 'index.js';
  const manifest = {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [
          {
            kind: 'custom-element-definition',
            name: tagName,
            declaration: { name: 'CandleCalculator', module: path },
          },
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
