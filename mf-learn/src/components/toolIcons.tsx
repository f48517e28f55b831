import { Icon } from '@shop/ui/icons';

/** A jar, half full. */
export function JarIcon() {
  return (
    <Icon>
      <path d="M6 6.5h12v11a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-11Z" />
      <path d="M6 12.5c2-1.2 4 1.2 6 0s4 1.2 6 0M12 6.5v-3" />
    </Icon>
  );
}

/** A drop of oil. */
export function DropIcon() {
  return (
    <Icon>
      <path d="M12 3.5s6 6.4 6 11a6 6 0 0 1-12 0c0-4.6 6-11 6-11Z" />
      <path d="M9 15a3 3 0 0 0 3 3" />
    </Icon>
  );
}

/** A list with its figures. */
export function ListIcon() {
  return (
    <Icon>
      <rect x="5" y="4.5" width="14" height="16" rx="2" />
      <path d="M9 4.5v-1h6v1M8.5 10h4M8.5 13.5h4M8.5 17h4M15.5 10h.5M15.5 13.5h.5M15.5 17h.5" />
    </Icon>
  );
}

/** A thermometer. */
export function ThermometerIcon() {
  return (
    <Icon>
      <path d="M9.5 13.5v-8a2.5 2.5 0 0 1 5 0v8a4.5 4.5 0 1 1-5 0Z" />
      <path d="M12 9v8M17.5 6h2M17.5 9.5h2" />
    </Icon>
  );
}

/** A pouring pitcher. */
export function PitcherIcon() {
  return (
    <Icon>
      <path d="M7 6.5 4.5 5l1 4 1.2 9.2a2 2 0 0 0 2 1.8h6.1a2 2 0 0 0 2-1.8L18 6.5H7Z" />
      <path d="M17.6 9.5h1.2a2 2 0 0 1 2 2.3l-.4 2.2a2 2 0 0 1-2 1.6h-1.3" />
    </Icon>
  );
}
