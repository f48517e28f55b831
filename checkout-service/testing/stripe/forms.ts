export type Form = Record<string, string>;

export function toMetadata(form: Form, prefix: string): Record<string, string> {
  const start = `${prefix}[`;
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(start))
      .map(([name, value]) => [name.slice(start.length, -1), value]),
  );
}

export function toLineItems(form: Form) {
  const items: {
    id: string;
    description: string | undefined;
    quantity: number;
    amount_subtotal: number;
    price: { unit_amount: number; product: { object: 'product'; metadata: Record<string, string> } };
  }[] = [];
  for (let index = 0; form[`line_items[${index}][quantity]`] !== undefined; index += 1) {
    const at = `line_items[${index}]`;
    const quantity = Number(form[`${at}[quantity]`]);
    const unit = Number(form[`${at}[price_data][unit_amount]`]);
    items.push({
      id: `li_${index}`,
      description: form[`${at}[price_data][product_data][name]`],
      quantity,
      amount_subtotal: unit * quantity,
      price: {
        unit_amount: unit,
        product: {
          object: 'product',
          metadata: toMetadata(form, `${at}[price_data][product_data][metadata]`),
        },
      },
    });
  }
  return items;
}
