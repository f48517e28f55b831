import type { RemoteComponentName, RemoteComponentProps } from '@shop/contracts/remotes';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useShopServices } from './services';

declare global {
  const __SERVER__: boolean;
}

type Props<Name extends RemoteComponentName> = {
  name: Name;
  props: RemoteComponentProps[Name];
  /** Of the final size. */
  waiting?: ReactNode;
  /** `retry` loads it again. Nothing by default. */
  failed?: (retry: () => void) => ReactNode;
};

/** Shows a component of another remote. A failure affects its own region only. */
export function RemoteComponent<Name extends RemoteComponentName>({
  name,
  props,
  waiting = null,
  failed,
}: Props<Name>) {
  const { fragments } = useShopServices();
  const [attempt, setAttempt] = useState(0);
  // Lost before, also elsewhere.
  useEffect(() => {
    if (fragments.get(name).status === 'failed') fragments.load(name);
  }, [fragments, name]);

  const retry = () => {
    setAttempt(attempt + 1);
    fragments.load(name);
  };
  const failure = failed?.(retry) ?? null;
  // Always inside Suspense: on the server it catches errors of this region as the boundary does in the browser.
  return (
    <>
      <span hidden data-fragment={name} />
      <ErrorBoundary key={attempt} instead={failure}>
        <Suspense fallback={__SERVER__ ? failure : waiting}>
          <Content {...{ name, props, waiting, failure }} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The former name. */
export const Fragment = RemoteComponent;

type ContentProps<Name extends RemoteComponentName> = Omit<Props<Name>, 'failed'> & { failure: ReactNode };

/** Subscribes below the boundary: above it, an arrival during hydration would render the server's HTML anew. */
function Content<Name extends RemoteComponentName>({ name, props, waiting, failure }: ContentProps<Name>) {
  const { fragments } = useShopServices();
  const read = () => fragments.get(name);
  const state = useSyncExternalStore(fragments.subscribe, read, read);
  useEffect(() => {
    if (state.status === 'loading') fragments.load(name);
    if (state.status === 'ready') fragments.onHydrated?.(name);
  }, [fragments, name, state.status]);
  if (state.status === 'failed') return failure;
  if (state.status === 'loading') return <Waiting name={name}>{waiting}</Waiting>;
  // The compiler cannot follow the pair of component and props through a union.
  const Ready = state.Component as unknown as ComponentType<RemoteComponentProps[Name]>;
  return <Ready {...props} />;
}

const subscribeNever = () => () => {};
const isInBrowser = () => false;
const isOnServer = () => true;

/** The server's HTML stays until the code has loaded. */
function Waiting({ name, children }: { name: RemoteComponentName; children: ReactNode }) {
  const { fragments } = useShopServices();
  const isHydrating = useSyncExternalStore(subscribeNever, isInBrowser, isOnServer);
  const arrival = isHydrating && fragments.whenLoaded(name);
  if (arrival) use(arrival);
  return children;
}
