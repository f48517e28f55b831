import { SelectField } from '@shop/ui/Field';
import type { ProductFilter } from '../../catalogue/filterProducts';
import { type Category, categories, categoryKeys, skillLevelKeys, skillLevels } from '../../data/categories';

const ALL = 'all';

type Props = { value: ProductFilter; onChange: (filter: Partial<ProductFilter>) => void };

/**
 * One dropdown with two groups. A choice replaces the one before: only kits have a skill level, so both at once would
 * say nothing more. An address with both still works; the pair is then an option of its own.
 */
export function FilterSelect({ value, onChange }: Props) {
  const { skill, category } = value;
  return (
    <SelectField
      label="Filter by"
      value={toOption(value)}
      onChange={(event) => onChange(toFilter(event.target.value))}
    >
      <option value={ALL}>All products</option>
      {skill && category ? (
        <option value={toOption(value)}>
          {skillLevels[skill].name}, {getName(category)}
        </option>
      ) : null}
      <optgroup label="Skill level">
        {skillLevelKeys.map((key) => (
          <option key={key} value={toOption({ skill: key })}>
            {skillLevels[key].name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Category">
        {categoryKeys.map((key) => (
          <option key={key} value={toOption({ category: key })}>
            {getName(key)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** The words of the filter: 'Kits', 'Wax', 'Wicks', 'Fragrances', 'Containers'. */
function getName(category: Category): string {
  const { param } = categories[category];
  return param.charAt(0).toUpperCase() + param.slice(1);
}

/** 'all', 'beginner', 'kits', or both with a comma: the words of the address. */
function toOption({ skill, category }: Partial<ProductFilter>): string {
  return [skill, category && categories[category].param].filter(Boolean).join(',') || ALL;
}

function toFilter(option: string): Partial<ProductFilter> {
  const parts = option.split(',');
  return {
    skill: skillLevelKeys.find((key) => parts.includes(key)) ?? null,
    category: categoryKeys.find((key) => parts.includes(categories[key].param)) ?? null,
  };
}
