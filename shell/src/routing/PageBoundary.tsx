import { Component, type ReactNode } from 'react';
import { PageError } from './PageError';

type Props = { resetKey: string; children: ReactNode };
type State = { resetKey: string; hasFailed: boolean };

const thrown = { kind: 'failure', status: 500 } as const;

/** The next navigation begins afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false };
  }
  override render() {
    return this.state.hasFailed ? <PageError failure={thrown} /> : this.props.children;
  }
}
