import type { ReactNode } from 'react';
import styles from './CartForm.module.css';

type Props = {
  action: string;
  /** Replaces the submit where script runs. */
  onSend: (form: HTMLFormElement) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Rule cart.forms. */
export function CartForm({ action, onSend, className = styles.plain, children }: Props) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
