import { SelectField } from '@shop/ui/Field';
import { type SortOrder, sortOrders } from '../../catalogue/sortProducts';

export const sortNames: Record<SortOrder, string> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Highest rated',
  newest: 'Newest',
};

type Props = { value: SortOrder; onChange: (order: SortOrder) => void };

/** The five orders (rule catalogue.orders). */
export function SortSelect({ value, onChange }: Props) {
  const choose = (chosen: string) => {
    const order = sortOrders.find((known) => known === chosen);
    if (order) onChange(order);
  };
  return (
    <SelectField label="Sort by" value={value} onChange={(event) => choose(event.target.value)}>
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {sortNames[order]}
        </option>
      ))}
    </SelectField>
  );
}
