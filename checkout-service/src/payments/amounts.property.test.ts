import { toDollars } from '@shop/domain/money';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { StripeAccount } from '../../testing/stripe/account';
import { getShippingAmount } from '../orders/order';
import { priceCart } from '../pricing/priceCart';
import { makeCatalogue } from '../products/catalogue';
import { publishedProducts } from '../products/publishedProducts';
import type { NewSession } from './payments';
import { sessionParameters } from './sessionParameters';
import { toSessionState } from './sessionState';

const rows = publishedProducts();
const catalogue = makeCatalogue(1, rows, [
  { product_id: 'wx-201', id: '5lb', name: '5 lb bag', price: 3299 },
]);
const options = {
  siteOrigin: 'https://shop.test',
  shopId: 'shop',
  shippingCountries: ['US' as const],
  isTaxAutomatic: true,
};

class Account extends StripeAccount {
  open = (session: NewSession) =>
    this.create(toForm(sessionParameters(session, options)), undefined, 'http://stripe.test');
}

/** As Stripe's library sends it: brackets for what is nested. */
function toForm(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) {
    return `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
  }
  const inner = (key: string) => (name ? `${name}[${key}]` : key);
  return Object.entries(value)
    .map(([key, part]) => toForm(part, inner(key)))
    .join('&');
}

const line = fc.record({ row: fc.constantFrom(...rows), quantity: fc.integer({ min: 1, max: 40 }) });
const carts = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ row }) => row.id }),
  bags: fc.integer({ min: 0, max: 3 }),
  hasCode: fc.boolean(),
  speed: fc.integer({ min: 0, max: 2 }),
  taxRate: fc.constantFrom(0, 0.029, 0.0625, 0.08875, 0.1125),
  discount: fc.constantFrom(0, 0, 1, 250),
});

type Cart = typeof carts extends fc.Arbitrary<infer Value> ? Value : never;

test('rule checkout.tax: lines, shipping and tax less the discount are what was charged', () => {
  const account = new Account();
  const check = ({ lines, bags, hasCode, speed, taxRate, discount }: Cart) => {
    account.clear();
    account.taxRate = taxRate;
    const items = lines.map(({ row, quantity }) => ({
      id: row.id,
      name: row.name,
      price: toDollars(row.price),
      quantity,
    }));
    const bag = { id: 'wx-201', variantId: '5lb', name: 'Soy Wax', price: 32.99, quantity: bags };
    const all = bags > 0 ? [...items, bag] : items;
    const subtotal = all.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    const promoCode = hasCode && subtotal > 5000 ? 'FREESHIP' : undefined;
    const cart = priceCart({ items: all, ...(promoCode && { promoCode }) }, catalogue);
    const { id } = account.open({ orderId: 'ord_1', idempotencyKey: '', cart, isBuyNow: false });
    account.pay(id, speed);
    const session = account.find(id);
    session.amount_total -= discount;
    session.total_details.amount_discount = discount;
    const state = toSessionState(session as never, 'shop');
    const shipping = getShippingAmount({
      shipping_amount: state.shippingAmount,
      shipping_options: state.offered?.shipping ?? [],
    });
    const sum = cart.lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0);
    expect(sum + (shipping?.amount ?? 0) + state.taxAmount - state.discountAmount).toBe(state.amountTotal);
    expect(shipping).toEqual({
      label: cart.shipping[speed]?.label,
      amount: cart.shipping[speed]?.amountCents,
    });
    expect(state.offered?.subtotal).toBe(sum);
  };
  fc.assert(fc.property(carts, check), { numRuns: propertyRuns(10_000) });
});
