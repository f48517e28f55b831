import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type Shared = {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field invalid. */
  error?: ReactNode;
  className?: string | undefined;
};

function useDescription(hint: ReactNode, error: ReactNode) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

function Frame({
  id,
  label,
  hint,
  error,
  className,
  isRequired,
  children,
}: Shared & { id: string; isRequired?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired ? <span className={styles.required}> (required)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, hint, error, className, ...rest }: Shared & ComponentProps<'input'>) {
  const { id, ...aria } = useDescription(hint, error);
  return (
    <Frame {...{ id, label, hint, error, className }} isRequired={rest.required}>
      <input id={id} type="text" className={styles.control} {...aria} {...rest} />
    </Frame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...rest
}: Shared & ComponentProps<'textarea'>) {
  const { id, ...aria } = useDescription(hint, error);
  return (
    <Frame {...{ id, label, hint, error, className }} isRequired={rest.required}>
      <textarea id={id} className={styles.control} rows={6} {...aria} {...rest} />
    </Frame>
  );
}

/** Options are children; none may have an empty value. */
export function SelectField({ label, hint, error, className, ...rest }: Shared & ComponentProps<'select'>) {
  const { id, ...aria } = useDescription(hint, error);
  return (
    <Frame {...{ id, label, hint, error, className }} isRequired={rest.required}>
      <select id={id} className={styles.control} {...aria} {...rest} />
    </Frame>
  );
}
