import type { FragmentName, FragmentProps } from '@shop/contracts/remotes';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
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
  const read = () => fragments.get(name);
  const state = useSyncExternalStore(fragments.subscribe, read, read);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (state.status === 'loading') fragments.load(name);
  }, [fragments, name, state.status]);

  const retry = () => {
    setAttempt(attempt + 1);
    fragments.load(name);
  };
  const failure = failed?.(retry) ?? null;
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') return failure;
  // The name ties component and props together; the compiler cannot follow that through a union.
  const Ready = state.Component as unknown as ComponentType<FragmentProps[Name]>;
  // Suspense: the server catches an error of this region here, as the boundary does in the browser.
  return (
    <Boundary key={attempt} failure={failure}>
      <Suspense fallback={failure}>
        <Ready {...props} />
      </Suspense>
    </Boundary>
  );
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
