import { paths } from '@shop/contracts/paths';
import { popularSearches } from '@shop/domain/facts/popularSearches';
import { Link, RemoteComponent, useNavigate } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './SearchPanel.module.css';

type Props = { opener: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** Rule frame.search-panel. The header closes it with each navigation; closed by its link, it would take the focus along. */
export function SearchPanel({ opener, onClose }: Props) {
  const [term, setTerm] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const trimmed = term.trim();
  const searched = useDeferredValue(trimmed);
  const suggestions = useMemo(
    () => <RemoteComponent name="mf_catalog/SearchSuggestions" props={{ term: searched }} />,
    [searched],
  );

  // Their code comes once the panel is painted, so that the first letter waits for nothing.
  const hasSuggestions = useDeferredValue(true, false);

  useEffect(() => field.current?.focus(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        opener.current?.focus();
        onClose();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        // What has the focus must not lie under the panel.
        if (next && next !== opener.current && !event.currentTarget.contains(next)) onClose();
      }}
    >
      <div className={styles.inner}>
        {/* biome-ignore lint/a11y/useSemanticElements: React's development build does not know <search> in jsdom */}
        <form
          role="search"
          className={styles.form}
          action={paths.shop}
          onSubmit={(event) => {
            event.preventDefault();
            if (trimmed) void navigate(paths.search(trimmed));
            else field.current?.focus();
          }}
        >
          <label htmlFor={id}>
            <VisuallyHidden>Search the shop</VisuallyHidden>
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            name="search"
            className={styles.field}
            placeholder="Search wax, wicks, oils, kits"
            autoComplete="off"
            enterKeyHint="search"
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <Button type="submit">Find</Button>
        </form>
        {hasSuggestions ? (
          <div className={styles.suggestions} hidden={!searched}>
            {suggestions}
          </div>
        ) : null}
        <div className={styles.popular}>
          <p id={`${id}popular`}>Popular searches</p>
          <ul aria-labelledby={`${id}popular`}>
            {popularSearches.map((search) => (
              <li key={search}>
                <Link to={paths.search(search)} className={styles.shortcut}>
                  {search}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
