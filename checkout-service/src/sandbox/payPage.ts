import { formatDays } from '@shop/domain/facts/shippingText';
import { formatCents } from '@shop/domain/money';
import { brand } from '@shop/domain/site/brand';
import { type Html, html } from './html';
import { getSubtotal, type SandboxSession, type SandboxShipping } from './sandboxSession';

const days = ({ minDays, maxDays }: SandboxShipping) => formatDays({ min: minDays, max: maxDays });
const price = (cents: number) => (cents === 0 ? 'Free' : formatCents(cents));

function layout(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body>
<p class="sandbox"><strong>Sandbox</strong> This is a practice payment page. No card is asked for and no money moves.</p>
<main>
<header><p class="brand">${brand.name}</p><h1>${title}</h1></header>
${content}
</main>
</body>
</html>
`.text;
}

/** Plain forms, no script. */
export function renderPayPage(session: SandboxSession, isDeclined: boolean): string {
  const subtotal = getSubtotal(session);
  const declined = isDeclined
    ? html`<p class="declined" role="alert"><strong>Your card was declined.</strong> Nothing was charged. Choose another way to pay, or go back to your cart.</p>`
    : '';
  return layout(
    'Pay for your order',
    html`${declined}
<form method="post" action="/sandbox/pay/${session.id}">
<div class="columns">
<div class="choices">
<fieldset>
<legend>Delivery</legend>
${session.shipping.map((option, index) => renderOption(option, index, subtotal, session.chosenShipping))}
</fieldset>
<div class="buttons">
<button class="primary" name="action" value="pay">Pay now</button>
<button name="action" value="later">Pay later by bank transfer</button>
<button name="action" value="decline">Try a card that is declined</button>
<button class="quiet" name="action" value="cancel">Cancel and return to the cart</button>
</div>
<p class="hint">“Pay later” completes the order at once and lets the money arrive five seconds afterwards, as bank payments do.</p>
</div>
${renderSummary(session)}
</div>
</form>`,
  );
}

function renderSummary(session: SandboxSession): Html {
  const subtotal = getSubtotal(session);
  return html`<section class="summary" aria-labelledby="summary">
<h2 id="summary">Your order</h2>
<ul>
${session.lines.map(
  (
    line,
  ) => html`<li><span class="name">${line.name}</span> <span class="count">${line.quantity} × ${formatCents(line.unitCents)}</span> <span class="sum">${formatCents(line.unitCents * line.quantity)}</span></li>
`,
)}</ul>
<dl>
<div><dt>Subtotal</dt><dd>${formatCents(subtotal)}</dd></div>
${session.shipping.map(
  (
    option,
    index,
  ) => html`<div class="shipping shipping-${index}"><dt>${option.label} shipping</dt><dd>${price(option.amountCents)}</dd></div>
<div class="total total-${index}"><dt>Total</dt><dd>${formatCents(subtotal + option.amountCents)}</dd></div>
`,
)}</dl>
</section>`;
}

function renderOption(option: SandboxShipping, index: number, subtotal: number, chosen: number): Html {
  const checked = index === chosen ? html` checked` : '';
  return html`<label class="option"><input type="radio" name="shipping" value="${index}"${checked}>
<span class="option-name">${option.label}<span class="days">${days(option)}</span></span>
<span class="option-price">${price(option.amountCents)}<span class="days">Total ${formatCents(subtotal + option.amountCents)}</span></span></label>
`;
}

export function renderClosedPage(session: SandboxSession): string {
  const isComplete = session.status === 'complete';
  const text = isComplete
    ? 'This order has been completed.'
    : 'This payment page has expired. Nothing was charged.';
  const [address, label] = isComplete
    ? [session.successUrl, 'See your order']
    : [session.cancelUrl, 'Return to the cart'];
  return layout(
    isComplete ? 'Already completed' : 'Expired',
    html`<p class="closed">${text}</p>
<p><a class="primary" href="${address}">${label}</a></p>`,
  );
}

export function renderUnknownPage(cartUrl: string): string {
  return layout(
    'Payment page not found',
    html`<p class="closed">There is no such payment page.</p>
<p><a class="primary" href="${cartUrl}">Return to the cart</a></p>`,
  );
}
