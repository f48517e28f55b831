import { classNames, describeModule } from './cssTypes';

test('the classes of a module are those of its selectors, and nothing of its values', () => {
  const css = `
    /* .old { } */
    @media (width >= 48.5rem) {
      .card > .title:hover, .card.isWide { margin: .5rem; background: url(picture.webp); }
    }
    .list { .item & { color: red; .inner { opacity: .5 } } }
  `;
  expect(classNames(css)).toEqual(['card', 'inner', 'isWide', 'item', 'list', 'title']);
});

test('a module is described by its classes', () => {
  expect(describeModule('.a {} .b-c {}')).toBe(
    'declare const classNames: {\n  readonly "a": string;\n  readonly "b-c": string;\n};\nexport default classNames;\n',
  );
});
