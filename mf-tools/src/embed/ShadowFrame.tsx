import './theme.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from './shadowSheets';

/** A shadow root inside another site's React tree: styles stay in, styles stay out, events and state flow on. */
export function ShadowFrame({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  useEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    setRoot(shadow);
  }, []);

  return <div ref={host}>{root ? createPortal(children, root) : null}</div>;
}
