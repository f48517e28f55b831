import { useLocation } from '@shop/platform';
import { type Tab, Tabs } from '@shop/ui/Tabs';
import { useEffect, useState } from 'react';

/** Tabs whose first is open, unless the address ends in '#' and the id of another. */
export function HashTabs({ label, tabs }: { label: string; tabs: Tab<string>[] }) {
  const { hash } = useLocation();
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  const named = tabs.find((tab) => `#${tab.id}` === hash)?.id;

  // The server never sees the hash: it is followed after hydration.
  useEffect(() => {
    if (named) setSelected(named);
  }, [named]);

  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected} />;
}
