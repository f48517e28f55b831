import { PlainButton } from '@shop/ui/Button';
import type { ComponentProps, ReactNode } from 'react';
import { frame as frameText } from '../words/en/frame';
import { useWords } from '../words/useWords';
import styles from './CalculatorFrame.module.css';

type Props = {
  name: string;
  form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'>;
  fields: ReactNode;
  stage?: ReactNode;
  result: ReactNode;
};

export function CalculatorFrame({ name, form, fields, stage, result }: Props) {
  const words = useWords();
  return (
    <div className={styles.frame} part="calculator">
      <div className={styles.columns}>
        {/* Without script the form asks the server. No field is restored by the browser: none would be calculated with. */}
        <form
          className={styles.form}
          method="get"
          autoComplete="off"
          noValidate
          aria-label={name}
          part="form"
          {...form}
        >
          {fields}
          <PlainButton type="submit" isWide>
            {words(frameText.calculate)}
          </PlainButton>
        </form>
        <div className={styles.result}>
          {stage}
          {result}
        </div>
      </div>
    </div>
  );
}
