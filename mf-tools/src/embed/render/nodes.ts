export type Child = VNode | string | number | boolean | null | undefined | Child[];
export type Props = { [name: string]: unknown; children?: Child };
export type Component = (props: Props) => Child;
export type VNode = { type: string | Component; props: Props; key?: string | undefined };

export const Fragment: Component = ({ children }) => children;

/** Names by which a page around reaches what the shop's kit draws, see ::part(). */
const parts: Record<string, string> = { input: 'field', select: 'field', button: 'button' };

export function jsx(type: string | Component, props: Props, key?: string): VNode {
  const part = typeof type === 'string' && parts[type];
  return { type, props: part ? { part, ...props } : props, key };
}
