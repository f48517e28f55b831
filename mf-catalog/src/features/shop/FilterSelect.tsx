import { SelectField } from '@shop/ui/Field';
import type { ProductFilter } from '../../catalogue/filterProducts';
import { categories, categoryKeys, skillLevelKeys, skillLevels } from '../../data/categories';

const ALL = 'all';

type Props = { value: ProductFilter; onChange: (filter: ProductFilter) => void };

/**
 * One dropdown with two groups. A choice replaces the one before: only kits have a skill level, so both at once would
 * say nothing more. An address with both still works; the pair is then an option of its own.
 */
export function FilterSelect({ value, onChange }: Props) {
  const { skill, category } = value;
  return (
    <SelectField
      label="Filter by"
      value={optionOf(value)}
      onChange={(event) => onChange(filterOf(event.target.value))}
    >
      <option value={ALL}>All products</option>
      {skill && category ? (
        <option value={optionOf(value)}>
          {skillLevels[skill].name} and {categories[category].name}
        </option>
      ) : null}
      <optgroup label="Skill level">
        {skillLevelKeys.map((key) => (
          <option key={key} value={optionOf({ skill: key, category: null })}>
            {skillLevels[key].name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Category">
        {categoryKeys.map((key) => (
          <option key={key} value={optionOf({ skill: null, category: key })}>
            {categories[key].name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** 'all', 'skill:beginner', 'category:kit', or both with a comma. */
function optionOf({ skill, category }: ProductFilter): string {
  const parts = [skill ? `skill:${skill}` : null, category ? `category:${category}` : null];
  return parts.filter((part) => part !== null).join(',') || ALL;
}

function filterOf(option: string): ProductFilter {
  const parts = option.split(',');
  return {
    skill: skillLevelKeys.find((key) => parts.includes(`skill:${key}`)) ?? null,
    category: categoryKeys.find((key) => parts.includes(`category:${key}`)) ?? null,
  };
}
