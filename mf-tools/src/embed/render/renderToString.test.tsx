import { useState } from './hooks';
import { type Child, type Component, jsx } from './nodes';
import { render } from './render';
import { renderToString } from './renderToString';

const Form: Component = () => {
  const [count] = useState(3);
  return [
    jsx('label', { htmlFor: 'wax', className: 'a0', children: ['Wax & "oil" <', count, '>'] }),
    jsx('select', {
      value: 'b',
      children: ['a', 'b'].map((value) => jsx('option', { value, children: value }, value)),
    }),
    jsx('input', { type: 'checkbox', checked: true, 'aria-invalid': false, onChange: () => {} }),
    jsx('div', { hidden: false, 'data-name': '"', children: [null, false, jsx('p', { children: 'text' })] }),
  ];
};

/** As the browser has it: properties of fields as the attributes that a page's HTML would have. */
function drawn(tree: ReturnType<typeof jsx>): string {
  const place = document.createElement('main');
  render(tree, place);
  for (const box of place.querySelectorAll('input')) if (box.checked) box.setAttribute('checked', '');
  for (const option of place.querySelectorAll('option'))
    if (option.selected) option.setAttribute('selected', '');
  return place.innerHTML;
}

test('the HTML, once parsed, is what the renderer draws', () => {
  const parsed = document.createElement('main');
  parsed.innerHTML = renderToString(jsx(Form, {}));
  const attributes = (html: string) => {
    const place = document.createElement('main');
    place.innerHTML = html;
    return [...place.querySelectorAll('*')].map((element) => [
      element.tagName,
      element.textContent,
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ]);
  };
  expect(attributes(parsed.innerHTML)).toEqual(attributes(drawn(jsx(Form, {}))));
});

test.each<[string, Child, string]>([
  ['a text cannot open a tag', '<script>', '&lt;script>'],
  ['a value cannot end its attribute', jsx('a', { href: '"><b>' }), '<a href="&quot;>&lt;b>"></a>'],
])('%s', (_what, tree, html) => {
  expect(renderToString(tree)).toBe(html);
});
