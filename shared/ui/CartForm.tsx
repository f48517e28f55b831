import type { ReactNode } from 'react';
import styles from './CartForm.module.css';

type Props = {
  /** One of cartForms. */
  action: string;
  /** What a press does where the shop's own code runs. */
  onSend: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of the cart (rule cart.forms): sent to the server by whoever has no script, or lost it. */
export function CartForm({ action, onSend, className = styles.plain, children }: Props) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
