import type { FragmentName, FragmentProps } from '@shop/contracts/remotes';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useShopServices } from './services';

type Props<Name extends FragmentName> = {
  name: Name;
  props: FragmentProps[Name];
  /** Shown while the fragment is on its way; of the final size. */
  waiting?: ReactNode;
  /** Shown when it cannot be had; `retry` loads it again. Nothing by default. */
  failed?: (retry: () => void) => ReactNode;
};

/** A piece that another remote publishes. Its failure costs its own region only. */
export function Fragment<Name extends FragmentName>({ name, props, waiting = null, failed }: Props<Name>) {
  const { fragments } = useShopServices();
  const [attempt, setAttempt] = useState(0);

  const retry = () => {
    setAttempt(attempt + 1);
    fragments.load(name);
  };
  const failure = failed?.(retry) ?? null;
  // Suspense stands in every state: on the server it catches an error of this region as the boundary does in the
  // browser, and during hydration a fragment that is late or lost costs this region only.
  return (
    <>
      <span hidden data-fragment={name} />
      <Boundary key={attempt} failure={failure}>
        <Suspense fallback={__SERVER__ ? failure : waiting}>
          <Content {...{ name, props, waiting, failure }} />
        </Suspense>
      </Boundary>
    </>
  );
}

type ContentProps<Name extends FragmentName> = {
  name: Name;
  props: FragmentProps[Name];
  waiting: ReactNode;
  failure: ReactNode;
};

/**
 * Its state is followed in here: followed around the boundary, an arrival would update HTML that React has not taken over yet,
 * and it would render that anew.
 */
function Content<Name extends FragmentName>({ name, props, waiting, failure }: ContentProps<Name>) {
  const { fragments } = useShopServices();
  const read = () => fragments.get(name);
  const state = useSyncExternalStore(fragments.subscribe, read, read);
  useEffect(() => {
    if (state.status === 'loading') fragments.load(name);
  }, [fragments, name, state.status]);
  if (state.status === 'failed') return failure;
  if (state.status === 'loading') {
    // The server has rendered it already: its HTML stays until the code is here.
    const arrival = fragments.arrivalOfRendered(name);
    if (arrival) use(arrival);
    return waiting;
  }
  // The name ties component and props together; the compiler cannot follow that through a union.
  const Ready = state.Component as unknown as ComponentType<FragmentProps[Name]>;
  return (
    <>
      <Ready {...props} />
      <Alive onAlive={() => fragments.cameAlive?.(name)} />
    </>
  );
}

/** Stands behind a fragment: its effect runs when that answers. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const tell = useRef(onAlive);
  useEffect(() => tell.current(), []);
  return null;
}

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
