/** Colors and sizes of shared/ui/tokens.css. Served as a file: no inline style. */
export const payPageStyles = `
:root { --paper: #fbf8f3; --cream: #f4efe7; --line: #e4dbcd; --ink: #2a2420; --ink-soft: #6a5f55; --ember: #a8481f;
  --ember-deep: #8c3a17; --amber: #b7791f; --rose: #a3262a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
.sandbox { margin: 0; padding: 12px 16px; background: repeating-linear-gradient(-45deg, #f9e7c3 0 16px, #f4efe7 16px 32px);
  border-bottom: 2px solid var(--amber); text-align: center; font-size: 14px; }
.sandbox strong { margin-right: 8px; padding: 4px 12px; border-radius: 99px; background: var(--ink); color: #fff; }
main { max-width: 960px; margin: 0 auto; padding: 32px 16px 64px; }
.brand { margin: 0; color: var(--ink-soft); font-weight: 600; }
h1, h2, legend { font-weight: 600; line-height: 1.15; letter-spacing: -0.01em; }
h1 { margin: 4px 0 24px; font-size: 32px; }
h2, legend { margin: 0 0 12px; padding: 0; font-size: 20px; }
.columns { display: grid; gap: 32px; }
.choices { order: 2; }
fieldset { margin: 0; padding: 0; border: 0; }
.option { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 8px; padding: 12px 16px; border: 1px solid var(--line);
  border-radius: 6px; background: #fff; cursor: pointer; }
.option:has(input:checked) { border-color: var(--ember); box-shadow: inset 0 0 0 1px var(--ember); }
.option input { width: 20px; height: 20px; margin: 4px 0 0; accent-color: var(--ember); }
.option-name { flex: 1; font-weight: 600; }
.option-price { text-align: right; font-weight: 600; }
.days { display: block; color: var(--ink-soft); font-size: 14px; font-weight: 400; }
.buttons { display: grid; gap: 12px; margin-top: 24px; }
button, a.primary { display: block; width: 100%; min-height: 48px; padding: 12px 24px; border: 1px solid var(--line); border-radius: 6px;
  background: #fff; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover { border-color: var(--ember); }
button.primary, a.primary { border-color: var(--ember); background: var(--ember); color: #fff; }
button.primary:hover, a.primary:hover { background: var(--ember-deep); }
button.quiet { border-color: transparent; background: none; color: var(--ember-deep); text-decoration: underline; }
a.primary { max-width: 320px; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; }
.hint { color: var(--ink-soft); font-size: 14px; }
.declined { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--rose); border-radius: 6px; background: #fff; color: var(--rose); }
.closed { font-size: 18px; }
.summary { padding: 24px; border-radius: 14px; background: var(--cream); align-self: start; }
.summary ul { margin: 0; padding: 0; list-style: none; }
.summary li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.summary .name { font-weight: 600; }
.summary .count { grid-row: 2; color: var(--ink-soft); font-size: 14px; }
.summary .sum { grid-row: 1; grid-column: 2; }
dl { margin: 16px 0 0; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { margin: 0; }
.total { margin-top: 8px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 22px; font-weight: 600; }
.shipping, .total { display: none; }
form:not(:has(input[name='shipping']:checked)) :is(.shipping-0, .total-0),
form:has(input[value='0']:checked) :is(.shipping-0, .total-0),
form:has(input[value='1']:checked) :is(.shipping-1, .total-1),
form:has(input[value='2']:checked) :is(.shipping-2, .total-2) { display: flex; }
@supports not selector(:has(*)) { .shipping-0, .total-0 { display: flex; } }
@media (min-width: 768px) {
  main { padding: 48px 32px 96px; }
  .columns { grid-template-columns: 1fr 1fr; gap: 48px; }
  .choices { order: 0; }
}
`;
