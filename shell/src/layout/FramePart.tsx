import { Component, type ReactNode } from 'react';

type Props = {
  name: string;
  instead?: ReactNode;
  children: ReactNode;
};

export class FramePart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(`The frame lost its ${this.props.name}.`, error);
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
