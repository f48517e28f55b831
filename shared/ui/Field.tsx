import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type Shared = { label: ReactNode; hint?: ReactNode; className?: string | undefined };
/** An error takes the place of the hint. */
type Checked = Shared & { error?: ReactNode };

export function controlProps(id: string, hint: ReactNode) {
  return { id, className: styles.control, 'aria-describedby': hint ? `${id}hint` : undefined };
}

type FrameProps = Shared & { id: string; marker?: ReactNode; children: ReactNode };

export function FieldFrame({ id, label, marker, hint, className, children }: FrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {marker}
      </div>
      {children}
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function useChecked<Control extends { required?: boolean | undefined }>(props: Checked & Control) {
  const { label, hint, error, className, ...rest } = props;
  const id = useId();
  const marker = props.required ? (
    <span className={styles.required} aria-hidden="true">
      {' (required)'}
    </span>
  ) : null;
  const said = error ? <span className={styles.error}>{error}</span> : hint;
  return {
    frame: { id, label, marker, hint: said, className },
    control: { ...controlProps(id, said), ...rest, ...(error ? { 'aria-invalid': true } : {}) },
  };
}

export function TextField(props: Checked & ComponentProps<'input'>) {
  const { frame, control } = useChecked(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} />
    </FieldFrame>
  );
}

export function TextAreaField(props: Checked & ComponentProps<'textarea'>) {
  const { frame, control } = useChecked(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} {...control} />
    </FieldFrame>
  );
}

/** Options are children; none may have an empty value. */
export function SelectField({ label, hint, className, ...rest }: Shared & ComponentProps<'select'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, className }}>
      <select {...controlProps(id, hint)} {...rest} />
    </FieldFrame>
  );
}
