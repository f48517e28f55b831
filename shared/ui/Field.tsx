import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type Shared = { label: ReactNode; hint?: ReactNode; className?: string | undefined };
type Checked = Shared & { error?: ReactNode };

type FieldProps = Shared & {
  marker?: ReactNode;
  children: (control: Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'>) => ReactNode;
};

export function Field({ label, marker, hint, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {marker}
      </div>
      {children({ id, className: styles.control, 'aria-describedby': hint ? `${id}hint` : undefined })}
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function split<Control extends { required?: boolean | undefined }>(props: Checked & Control) {
  const { label, hint, error, className, ...rest } = props;
  const marker = props.required ? (
    <span className={styles.required} aria-hidden="true">
      {' (required)'}
    </span>
  ) : null;
  const said = error ? <span className={styles.error}>{error}</span> : hint;
  return {
    field: { label, marker, hint: said, className },
    own: { ...rest, ...(error ? { 'aria-invalid': true } : {}) },
  };
}

export function TextField(props: Checked & ComponentProps<'input'>) {
  const { field, own } = split(props);
  return <Field {...field}>{(control) => <input type="text" {...control} {...own} />}</Field>;
}

export function TextAreaField(props: Checked & ComponentProps<'textarea'>) {
  const { field, own } = split(props);
  return <Field {...field}>{(control) => <textarea rows={6} {...control} {...own} />}</Field>;
}

/** Options are children; none may have an empty value. */
export function SelectField({ label, hint, className, ...rest }: Shared & ComponentProps<'select'>) {
  return <Field {...{ label, hint, className }}>{(control) => <select {...control} {...rest} />}</Field>;
}
