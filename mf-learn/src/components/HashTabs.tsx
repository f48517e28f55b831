import { type Tab, Tabs } from '@shop/ui/Tabs';
import { useHashChoice } from './useHashChoice';

/** Tabs whose first is open, unless the address ends in '#' and the id of another. */
export function HashTabs({ label, tabs }: { label: string; tabs: Tab<string>[] }) {
  const ids = tabs.map(({ id }) => id);
  const { chosen, choose } = useHashChoice(ids, ids[0] ?? null);
  return <Tabs label={label} tabs={tabs} selected={chosen ?? ''} onSelect={choose} />;
}
