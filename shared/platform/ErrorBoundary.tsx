import { Component, type ReactNode } from 'react';

type Props = { name?: string; instead?: ReactNode; resetKey?: string; children: ReactNode };
type State = { resetKey: string | undefined; hasFailed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false };
  }
  override componentDidCatch(error: unknown) {
    if (this.props.name) console.error(`The frame lost its ${this.props.name}.`, error);
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
