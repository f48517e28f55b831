import { type Tab, Tabs } from '@shop/ui/Tabs';
import { useEffect, useState } from 'react';
import { useHash } from './useHash';

/** Tabs whose first is open, unless the address ends in '#' and the id of another. */
export function HashTabs({ label, tabs }: { label: string; tabs: Tab<string>[] }) {
  const hash = useHash();
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  const named = tabs.find((tab) => tab.id === hash)?.id;

  useEffect(() => {
    if (named) setSelected(named);
  }, [named]);

  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected} />;
}
